import { formatDate } from '../../../../server/src/domain/values/dates';
import { CreateExpenseInput } from '../../../../server/src/modules/money/expenses/expense.inputs';
import { companyToday } from '../../companyToday';
import { useCreateExpenseMutation, useUpdateExpenseMutation, type ExpenseRowFragment } from '../../graphql.generated';
import { DateInput } from '../../ui/input/DateInput';
import { valuesFrom } from '../../ui/form/formValues';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { useRecordForm } from '../../ui/form/useRecordForm';

interface Values {
  date: string | null;
  amount: number | null;
  remark: string;
}

const blank: Values = { date: null, amount: null, remark: '' };

const valuesOf = (row: ExpenseRowFragment) => valuesFrom(blank, row, {});

interface Props {
  /** The expense to update; null: create a new one. */
  editing: ExpenseRowFragment | null;
  /** Called after saving or cancelling; the form then creates again. */
  onDone: () => void;
}

export function ExpenseForm({ editing, onDone }: Props) {
  const form = useRecordForm({
    rules: CreateExpenseInput,
    blank,
    editing,
    valuesOf,
    toInput: (values: Values) => values,
    draft: 'expense',
    create: {
      mutation: useCreateExpenseMutation(),
      done: 'Expense added successfully',
      changes: ['expenses', 'billingSummary', 'billingTrend'],
    },
    update: {
      mutation: useUpdateExpenseMutation(),
      done: 'Expense updated successfully',
      changes: ['billingSummary', 'billingTrend'],
    },
    onSaved() {
      form.reset();
      onDone();
    },
  });

  return (
    <RecordPanel
      form={form}
      noun="Expense"
      actions={{ create: 'createExpense', update: 'updateExpense' }}
      editing={editing && ` of ${formatDate(editing.date)}`}
      onDone={onDone}
      verb="Add"
    >
      <form.Field xs={12} lg={4} name="date">
        <DateInput min={companyToday()} />
      </form.Field>
      <form.Field xs={12} lg={4} name="amount">
        <MoneyInput />
      </form.Field>
      <form.Field xs={24} lg={16} name="remark" />
    </RecordPanel>
  );
}
