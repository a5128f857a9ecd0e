/** Texts that are typed of vendor bills and their lines. */
import type { DeclaredFields } from '../values/fields';

export const vendorBillFields = {
  billNo: { type: 'text', label: 'Bill No', maxLength: 30, required: 'Please enter bill number' },
  remark: { type: 'text', label: 'Remark', maxLength: 500 },
} as const satisfies DeclaredFields;

export const billLineFields = {
  remark: { type: 'text', label: 'Remark', maxLength: 500 },
} as const satisfies DeclaredFields;
