import { Col, Input } from 'antd';
import { useMemo } from 'react';
import { formatDate } from '../../../../server/src/domain/values/dates';
import { CreateExpenseInput } from '../../../../server/src/modules/money/expenses/expense.inputs';
import { companyToday } from '../../companyToday';
import { useCreateExpenseMutation, useUpdateExpenseMutation, type ExpenseRowFragment } from '../../graphql.generated';
import { DateInput } from '../../ui/input/DateInput';
import { useInputForm } from '../../ui/form/InputForm';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { useCommand } from '../../ui/form/useCommand';

interface Values {
  date: string | null;
  amount: number | null;
  remark: string;
}

const blank: Values = { date: null, amount: null, remark: '' };

interface Props {
  /** The expense to update; null: create a new one. */
  editing: ExpenseRowFragment | null;
  /** Called after saving or cancelling; the form then creates again. */
  onDone: () => void;
}

export function ExpenseForm({ editing, onDone }: Props) {
  const record = useMemo(
    () => editing && { date: editing.date, amount: editing.amount, remark: editing.remark },
    [editing],
  );
  const form = useInputForm({
    rules: CreateExpenseInput,
    blank,
    record,
    recordOf: editing,
    draft: 'expense',
    async save(values) {
      const saved = editing
        ? await update({ input: { ...values, uniqueId: editing.uniqueId, version: editing.version } })
        : await create({ input: values });
      if (!saved) return;
      form.reset();
      onDone();
    },
  });
  const [create] = useCommand(useCreateExpenseMutation(), {
    done: 'Expense added successfully',
    changes: ['expenses', 'billingSummary', 'billingTrend'],
    form,
  });
  const [update] = useCommand(useUpdateExpenseMutation(), {
    done: 'Expense updated successfully',
    changes: ['billingSummary', 'billingTrend'],
    form,
  });

  return (
    <RecordPanel
      form={form}
      noun="Expense"
      editing={editing && ` of ${formatDate(editing.date)}`}
      onDone={onDone}
      verb="Add"
    >
      <Col xs={12} lg={4}>
        <form.Field name="date" label="Date">
          <DateInput min={companyToday()} />
        </form.Field>
      </Col>
      <Col xs={12} lg={4}>
        <form.Field name="amount" label="Amount">
          <MoneyInput />
        </form.Field>
      </Col>
      <Col xs={24} lg={16}>
        <form.Field name="remark" label="Remark">
          <Input />
        </form.Field>
      </Col>
    </RecordPanel>
  );
}
