import { Row } from 'antd';
import { useState } from 'react';
import { addDays, formatDate } from '../../../../server/src/domain/values/dates';
import {
  LiftCreditInput,
  maxLiftDays,
  SetCreditInput,
} from '../../../../server/src/modules/money/receivables/credit/credit.inputs';
import { companyToday } from '../../companyToday';
import { useLiftCreditMutation, useSetCreditMutation, type AccountCustomerFragment } from '../../graphql.generated';
import { CountInput } from '../../ui/input/CountInput';
import { DateInput } from '../../ui/input/DateInput';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { none } from '../../ui/form/formValues';
import { InputForm } from '../../ui/form/InputForm';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { useCommandForm } from '../../ui/form/useRecordForm';

interface FormProps {
  customer: AccountCustomerFragment;
  onClose: () => void;
}

interface Props extends FormProps {
  /** 'limit' or 'lift'; anything else: closed. */
  shown: string | null;
}

export function CreditWindow({ shown, customer, onClose }: Props) {
  const { company } = customer;
  return (
    <>
      <FormModal open={shown === 'limit'} title={`Credit of ${company}`} width={460} onClose={onClose}>
        <LimitForm customer={customer} onClose={onClose} />
      </FormModal>
      <FormModal open={shown === 'lift'} title={`Allow bookings of ${company}`} width={460} onClose={onClose}>
        <LiftForm customer={customer} onClose={onClose} />
      </FormModal>
    </>
  );
}

function LimitForm({ customer, onClose }: FormProps) {
  const { uniqueId, version } = customer;
  const [blank] = useState(() => ({ creditLimit: customer.creditLimit, creditDays: customer.creditDays }));
  const inputOf = (values: typeof blank) => ({ ...values, uniqueId, version });
  const form = useCommandForm({
    rules: SetCreditInput,
    blank,
    toInput: inputOf,
    startsFocused: true,
    mutation: useSetCreditMutation(),
    done: 'Credit saved successfully',
    changes: ['customerCredit'],
    onSaved: onClose,
  });
  return (
    <InputForm form={form} label="Credit">
      <Row gutter={12}>
        <form.Field span={14} name="creditLimit" label="Credit Limit">
          <MoneyInput placeholder="No limit" />
        </form.Field>
        <form.Field span={10} name="creditDays" label="Credit Days">
          <CountInput placeholder="Default" />
        </form.Field>
      </Row>
      <p className="quiet">
        Bookings in the modes Credit and Balance are refused above the limit. The days are from the invoice date to the
        due date of invoices that are approved from now on.
      </p>
      <FormButtons ok="Save" saving={form.saving} />
    </InputForm>
  );
}

function LiftForm({ customer: { uniqueId }, onClose }: FormProps) {
  const [blank] = useState(() => ({ until: none<string>(), reason: '' }));
  const inputOf = (values: typeof blank) => ({ ...values, uniqueId });
  const form = useCommandForm({
    rules: LiftCreditInput,
    blank,
    toInput: inputOf,
    startsFocused: true,
    mutation: useLiftCreditMutation(),
    done: ({ liftCredit: { until } }) => `Bookings on credit are allowed until ${formatDate(until)}`,
    changes: ['customerCredit'],
    onSaved: onClose,
  });
  const today = companyToday();
  return (
    <InputForm form={form} label="Allow bookings">
      <p className="quiet">Until then bookings on credit are accepted, whatever is owed.</p>
      <Row gutter={12}>
        <form.Field span={10} name="until">
          <DateInput
            min={today}
            minName="today"
            max={addDays(today, maxLiftDays)}
            maxName={`${maxLiftDays} days from today`}
          />
        </form.Field>
        <form.Field span={14} name="reason" />
      </Row>
      <FormButtons ok="Allow" saving={form.saving} />
    </InputForm>
  );
}
