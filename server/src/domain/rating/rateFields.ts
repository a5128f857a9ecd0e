/** Names that are typed of rate cards and zone schemes. */
import type { DeclaredFields } from '../values/fields';

export const rateCardFields = {
  name: { type: 'text', label: 'Name', maxLength: 80, required: 'Please enter name' },
} as const satisfies DeclaredFields;

export const zoneSchemeFields = {
  name: { type: 'text', label: 'Name', maxLength: 60, required: 'Please enter name' },
} as const satisfies DeclaredFields;
