/** What is typed of an expense. */
import type { DeclaredFields } from '../values/fields';

export const expenseFields = {
  remark: { type: 'text', label: 'Remark', maxLength: 500, multiLine: true, required: 'Please enter remark' },
  date: { type: 'date', label: 'Date', required: 'Please enter date' },
  amount: { type: 'money', label: 'Amount' },
} as const satisfies DeclaredFields;
