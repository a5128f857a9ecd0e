/** What is typed of a number series. */
import { SeriesKind } from '../billing/enums';
import type { DeclaredFields } from '../values/fields';

export const seriesFields = {
  kind: { type: 'SeriesKind', label: 'Document', members: SeriesKind, required: 'Please select document' },
  pattern: { type: 'text', label: 'Pattern', maxLength: 30, required: 'Please enter pattern' },
  width: { type: 'count', label: 'Digits' },
  nextNumber: { type: 'count', label: 'Next Number' },
  validFrom: { type: 'date', label: 'Valid From', required: 'Please enter valid from' },
} as const satisfies DeclaredFields;
