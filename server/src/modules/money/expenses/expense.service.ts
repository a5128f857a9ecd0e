import { notBefore } from '../../../domain/rules/dateRules';
import { refuseInput } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { listQuery } from '../../../core/operation/reads';
import { RecordInput, storedValues } from '../../../core/record/record.inputs';
import { Expense } from './expense.entity';
import { CreateExpenseInput, UpdateExpenseInput } from './expense.inputs';
import { expenseList, ExpenseSearch } from './expense.list';

export const expenses = listQuery('expenses', ExpenseSearch, expenseList);

export const createExpense = command({
  action: 'createExpense',
  input: CreateExpenseInput,
  async run({ db, today }, input) {
    refuseInput({ date: notBefore('Date', input.date, today(), 'today') });
    return db.insert(Expense, detailsOf(input));
  },
});

export const updateExpense = command({
  action: 'updateExpense',
  input: UpdateExpenseInput,
  async run({ db, today }, input) {
    const found = await db.lock(Expense, input.uniqueId, input.version);
    if (input.date !== found.date) refuseInput({ date: notBefore('Date', input.date, today(), 'today') });
    return db.update(found, detailsOf(input));
  },
});

export const deleteExpense = command({
  action: 'deleteExpense',
  input: RecordInput,
  undo: { undeletes: Expense },
  run: async ({ db }, { uniqueId, version }) => db.delete(await db.lock(Expense, uniqueId, version)),
});

const detailsOf = (input: CreateExpenseInput) => storedValues(input);
