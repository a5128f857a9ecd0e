import { NounPolicy } from './nounPolicy';

export const expensePolicy = new NounPolicy({
  group: 'Cash and expenses',
  actions: {
    expenses: 'expenses:read',
    createExpense: 'expenses:write',
    updateExpense: 'expenses:write',
    deleteExpense: 'expenses:write',
  },
  screens: ['expenses:screen'],
  permissions: {
    'expenses:read': { label: 'See expenses', kind: 'read', member: true },
    'expenses:write': { label: 'Add, change and delete expenses', kind: 'write', member: true },
    'expenses:screen': { label: 'Open the screen Expenses', kind: 'read', member: false },
  },
});
