import { Row } from 'antd';
import { useState } from 'react';
import { CreateCashDepositInput } from '../../../../server/src/modules/money/cashbook/cashBook.inputs';
import { companyToday } from '../../companyToday';
import { useCreateCashDepositMutation } from '../../graphql.generated';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';
import type { Reference } from '../../ui/search/urlCodecs';
import { DateInput } from '../../ui/input/DateInput';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { changedByCash } from './changedByCash';

interface Props {
  open: boolean;
  /** Undefined: of the own one. */
  branch: Reference | undefined;
  onClose: () => void;
}

export function DepositModal({ open, ...props }: Props) {
  const title = props.branch ? `Deposit to the Bank · ${props.branch.name}` : 'Deposit to the Bank';
  return (
    <FormModal open={open} title={title} width={520} onClose={props.onClose}>
      <DepositForm {...props} />
    </FormModal>
  );
}

interface Values {
  date: string | null;
  amount: number | null;
  reference: string;
  remark: string;
}

function DepositForm({ branch, onClose }: Omit<Props, 'open'>) {
  const [blank] = useState<Values>(() => ({ date: companyToday(), amount: null, reference: '', remark: '' }));
  const form = useCommandForm({
    rules: CreateCashDepositInput,
    blank,
    toInput: (values: Values) => ({ ...values, branchId: branch && String(branch.id) }),
    mutation: useCreateCashDepositMutation(),
    done: 'Deposit recorded successfully',
    changes: changedByCash,
    startsFocused: true,
    onSaved: onClose,
  });
  return (
    <InputForm form={form} label="Deposit">
      <Row gutter={12}>
        <form.Field xs={12} name="date">
          <DateInput max="today" />
        </form.Field>
        <form.Field xs={12} name="amount">
          <MoneyInput />
        </form.Field>
        <form.Field xs={24} name="reference" />
        <form.Field xs={24} name="remark" />
      </Row>
      <FormButtons ok="Record Deposit" saving={form.saving} />
    </InputForm>
  );
}
