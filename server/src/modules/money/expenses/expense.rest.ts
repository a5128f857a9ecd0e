import { Expense } from './expense.entity';
import { one, route, rows } from '../../../core/module/route';
import { createExpense, deleteExpense, expenses, updateExpense } from './expense.service';

const shape = { without: ['updatedOn'] } as const;

export const expenseRoutes = [
  route('GET', 'expenses', { run: expenses, answer: rows(Expense, shape) }),
  route('POST', 'expenses', { run: createExpense, answer: one(Expense, shape) }),
  route('PUT', 'expenses/:uniqueId', { run: updateExpense, answer: one(Expense, shape) }),
  route('DELETE', 'expenses/:uniqueId', { run: deleteExpense, answer: one(Expense, shape) }),
];
