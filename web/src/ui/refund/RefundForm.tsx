/** Pays back what is not allocated of a payment or of a credit note. */
import { Button, Input, Row, Select } from 'antd';
import { useState } from 'react';
import type { ReceiptMode } from '../../../../server/src/domain/enums';
import { payoutModes } from '../facts/receiptModes';
import { RefundInput } from '../../../../server/src/modules/money/receivables/refunds/refund.inputs';
import { companyToday } from '../../companyToday';
import type { RefundInput as Refund } from '../../graphql.generated';
import { showMoney } from '../app/format';
import { FormButtons } from '../form/FormButtons';
import { none } from '../form/formValues';
import { InputForm } from '../form/InputForm';
import type { CommandOptions, Mutation } from '../form/useCommand';
import { useCommandForm } from '../form/useRecordForm';
import { DateInput } from '../input/DateInput';
import { MoneyInput } from '../input/MoneyInput';
import { useConfirm } from '../overlay/confirm';

interface Props<Data> extends Pick<CommandOptions<NoInfer<Data>>, 'done' | 'changes'> {
  /** What is refunded, with the first day of the refund and what that is called. */
  of: { uniqueId: string; version: number; number: string; company: string; from: string; fromName: string };
  /** Rupees. */
  left: number;
  mutation: Mutation<Data, { input: Refund }>;
  onDone: () => void;
}

export function RefundForm<Data>({ of, left, mutation, done, changes, onDone }: Props<Data>) {
  const { uniqueId, version, number, company, from, fromName } = of;
  const confirm = useConfirm();
  const [blank] = useState(() => ({
    refundedOn: companyToday(),
    mode: none<ReceiptMode>(),
    amount: left as number | null,
    reference: '',
    remark: '',
  }));
  const form = useCommandForm({
    rules: RefundInput,
    blank,
    toInput: (values: typeof blank) => ({ ...values, uniqueId, version }),
    startsFocused: true,
    confirm: ({ amount }) => {
      const paid = amount ?? left;
      const stays = Math.max(0, Math.round((left - paid) * 100) / 100);
      return confirm({
        question: `Pay ${showMoney(paid)} of ${number} back to ${company}? ${showMoney(stays)} of it stays. It cannot be undone.`,
        ok: 'Refund',
      });
    },
    mutation,
    done,
    changes,
    onSaved: onDone,
  });
  return (
    <InputForm form={form} label="Refund">
      <p className="notice">
        Left to refund of {number}: {showMoney(left)}
      </p>
      <Row gutter={12}>
        <form.Field xs={12} sm={6} name="amount" label="Amount">
          <MoneyInput />
        </form.Field>
        <form.Field xs={12} sm={6} name="refundedOn" label="Date">
          <DateInput min={from} max="today" name="Refund date" minName={fromName} />
        </form.Field>
        <form.Field xs={12} sm={6} name="mode" label="Mode">
          <Select options={payoutModes} />
        </form.Field>
        <form.Field xs={12} sm={6} name="reference">
          <Input spellCheck={false} />
        </form.Field>
        <form.Field xs={24} name="remark" />
      </Row>
      <FormButtons ok="Refund" saving={form.saving}>
        <Button onClick={onDone}>Cancel</Button>
      </FormButtons>
    </InputForm>
  );
}
