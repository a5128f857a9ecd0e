/** What is typed of the cash book. */
import type { DeclaredFields } from '../values/fields';

export const cashDayFields = {
  openingCash: { type: 'money', label: 'Opening Cash' },
  countedCash: { type: 'money', label: 'Counted Cash' },
  differenceRemark: { type: 'text', label: 'Reason', maxLength: 300, name: 'Reason of the difference' },
  reopenReason: { type: 'text', label: 'Reason', maxLength: 200, required: 'Please enter the reason' },
} as const satisfies DeclaredFields;

export const depositFields = {
  date: { type: 'date', label: 'Date', required: 'Please enter date' },
  amount: { type: 'money', label: 'Amount' },
  reference: { type: 'text', label: 'Bank Reference', maxLength: 40, name: 'Bank reference' },
  remark: { type: 'text', label: 'Remark', maxLength: 300 },
} as const satisfies DeclaredFields;
