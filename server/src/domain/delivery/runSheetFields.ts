/** What is typed of a run sheet, at the desk and at the door. */
import type { DeclaredFields } from '../values/fields';

export const personFields = {
  name: { type: 'text', label: 'Name', maxLength: 80, required: 'Please enter name' },
  phone: { type: 'text', label: 'Phone', maxLength: 20 },
} as const satisfies DeclaredFields;

export const deliveryFields = {
  receiverName: { type: 'text', label: 'Receiver Name', maxLength: 120 },
  collected: { type: 'money', label: 'Collected' },
  utr: { type: 'text', label: 'UTR', maxLength: 40 },
  remark: { type: 'text', label: 'Remark', maxLength: 300 },
} as const satisfies DeclaredFields;

export const runSheetFields = {
  countedCash: { type: 'money', label: 'Counted Cash' },
  differenceRemark: { type: 'text', label: 'Remark', maxLength: 300 },
  photoRemark: { type: 'text', label: 'Without Photo', maxLength: 300 },
} as const satisfies DeclaredFields;
