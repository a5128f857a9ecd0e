import { one, route, rows } from '../../core/route';
import { createExpense, deleteExpense, expenses, updateExpense } from './expense.service';

const shape = '{ id uniqueId version date amount remark createdOn deletedOn }';

export const expenseRoutes = [
  route('GET', 'expenses', { run: expenses, answer: rows('Expense', shape) }),
  route('POST', 'expenses', { run: createExpense, answer: one('Expense', shape) }),
  route('PUT', 'expenses/:uniqueId', { run: updateExpense, answer: one('Expense', shape) }),
  route('DELETE', 'expenses/:uniqueId', { run: deleteExpense, answer: one('Expense', shape) }),
];
