import { NounPolicy } from './nounPolicy';

export const expensePolicy = new NounPolicy({
  actions: {
    expenses: 'expenses:read',
    createExpense: 'expenses:write',
    updateExpense: 'expenses:write',
    deleteExpense: 'expenses:write',
  },
  screens: ['expenses:screen'],
  member: ['expenses:read', 'expenses:write'],
});
