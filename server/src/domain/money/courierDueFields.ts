/** What is typed of the money that couriers hand over. */
import type { DeclaredFields } from '../values/fields';
import { ReceiptMode } from './enums';

export const courierRemittanceFields = {
  remittedOn: { type: 'date', label: 'Date', required: 'Please select date' },
  mode: { type: 'ReceiptMode', members: ReceiptMode, label: 'Mode', required: 'Please select mode' },
  reference: { type: 'text', label: 'Reference', maxLength: 40 },
  amount: { type: 'money', label: 'Amount' },
  remark: { type: 'text', label: 'Remark', maxLength: 500, multiLine: true },
  reversalReason: { type: 'text', label: 'Reason', maxLength: 200, required: 'Please enter the reason' },
} as const satisfies DeclaredFields;
