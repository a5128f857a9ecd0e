/** What is typed of a range of a receipt book. */
import type { DeclaredFields } from '../values/fields';

export const receiptBookFields = {
  prefix: { type: 'text', label: 'Prefix', maxLength: 10 },
  vendorId: { type: 'vendor', label: 'Vendor', required: 'Please select vendor' },
  fromNumber: { type: 'count', label: 'From', required: 'Please enter from' },
  toNumber: { type: 'count', label: 'To', required: 'Please enter to' },
} as const satisfies DeclaredFields;
