import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { Expense } from './expense.entity';
import { ExpensePage } from './expense.list';
import { createExpense, deleteExpense, expenses, updateExpense } from './expense.service';

export const expenseResolver = resolver(
  field(expenses, ExpensePage),
  keyedField(createExpense, Expense),
  field(updateExpense, Expense),
  field(deleteExpense, Expense),
);
