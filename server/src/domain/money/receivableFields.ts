/** What is typed of credit, and texts of payments, refunds, write-offs, opening balances and VPP remittances. */
import type { DeclaredFields } from '../values/fields';

export const paymentFields = {
  reference: { type: 'text', label: 'Reference', maxLength: 40 },
  bankName: { type: 'text', label: 'Bank', maxLength: 80, name: 'Bank name' },
  certificateNo: { type: 'text', label: 'TDS Certificate', maxLength: 40, name: 'Certificate number' },
  remark: { type: 'text', label: 'Remark', maxLength: 500, multiLine: true },
  reversalReason: { type: 'text', label: 'Reason', maxLength: 200, required: 'Please enter the reason' },
} as const satisfies DeclaredFields;

export const liftFields = {
  until: { type: 'date', label: 'Until', required: 'Please select until when' },
  reason: { type: 'text', label: 'Reason', maxLength: 200, required: 'Please enter the reason' },
} as const satisfies DeclaredFields;

export const openingFields = {
  remark: { type: 'text', label: 'Remark', maxLength: 500, multiLine: true },
} as const satisfies DeclaredFields;

export const refundFields = {
  reference: { type: 'text', label: 'Reference', maxLength: 40 },
  remark: { type: 'text', label: 'Remark', maxLength: 500, multiLine: true },
} as const satisfies DeclaredFields;

export const writeOffFields = {
  reason: { type: 'text', label: 'Reason', maxLength: 200, required: 'Please enter the reason' },
} as const satisfies DeclaredFields;

export const vppFields = {
  reference: { type: 'text', label: 'Reference', maxLength: 40 },
  remark: { type: 'text', label: 'Remark', maxLength: 500, multiLine: true },
  reversalReason: { type: 'text', label: 'Reason', maxLength: 200, required: 'Please enter the reason' },
} as const satisfies DeclaredFields;
