/** Texts that are typed of invoices and credit notes. */
import type { DeclaredFields } from '../values/fields';

export const invoiceFields = {
  additionalRemark: { type: 'text', label: 'Additional Remark', maxLength: 500, multiLine: true },
  remark: { type: 'text', label: 'Remark', maxLength: 500, multiLine: true },
  buyerAddress: { type: 'text', label: 'Address', maxLength: 300, multiLine: true },
  taxReason: { type: 'text', label: 'Reason', maxLength: 200 },
  cancelReason: { type: 'text', label: 'Reason', maxLength: 200, required: 'Please enter the reason' },
} as const satisfies DeclaredFields;

export const creditNoteFields = {
  remark: { type: 'text', label: 'Remark', maxLength: 500, multiLine: true },
} as const satisfies DeclaredFields;
