import { Col, Input, Row } from 'antd';
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
import { InputForm, useInputForm } from '../../ui/form/InputForm';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { useCommand } from '../../ui/form/useCommand';

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
      <FormModal open={shown === 'limit'} title={`Credit of ${company}`} width={460} destroyOnHidden onClose={onClose}>
        <LimitForm customer={customer} onClose={onClose} />
      </FormModal>
      <FormModal
        open={shown === 'lift'}
        title={`Allow bookings of ${company}`}
        width={460}
        destroyOnHidden
        onClose={onClose}
      >
        <LiftForm customer={customer} onClose={onClose} />
      </FormModal>
    </>
  );
}

function LimitForm({ customer, onClose }: FormProps) {
  const { uniqueId, version } = customer;
  const [blank] = useState(() => ({ creditLimit: customer.creditLimit, creditDays: customer.creditDays }));
  const inputOf = (values: typeof blank) => ({ ...values, uniqueId, version });
  const form = useInputForm<typeof blank, object>({
    rules: SetCreditInput,
    blank,
    toInput: inputOf,
    startsFocused: true,
    async save(values) {
      if (await set({ input: inputOf(values) })) onClose();
    },
  });
  const [set] = useCommand(useSetCreditMutation(), {
    done: 'Credit saved successfully',
    changes: ['customerCredit'],
    form,
  });
  return (
    <InputForm form={form} label="Credit">
      <Row gutter={12}>
        <Col span={14}>
          <form.Field name="creditLimit" label="Credit Limit">
            <MoneyInput placeholder="No limit" />
          </form.Field>
        </Col>
        <Col span={10}>
          <form.Field name="creditDays" label="Credit Days">
            <CountInput placeholder="Default" />
          </form.Field>
        </Col>
      </Row>
      <p className="form-note">
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
  const form = useInputForm<typeof blank, object>({
    rules: LiftCreditInput,
    blank,
    toInput: inputOf,
    startsFocused: true,
    async save(values) {
      if (await lift({ input: inputOf(values) })) onClose();
    },
  });
  const [lift] = useCommand(useLiftCreditMutation(), {
    done: ({ liftCredit: { until } }) => `Bookings on credit are allowed until ${formatDate(until)}`,
    changes: ['customerCredit'],
    form,
  });
  const today = companyToday();
  return (
    <InputForm form={form} label="Allow bookings">
      <p className="form-note">Until then bookings on credit are accepted, whatever is owed.</p>
      <Row gutter={12}>
        <Col span={10}>
          <form.Field name="until" label="Until">
            <DateInput
              min={today}
              minName="today"
              max={addDays(today, maxLiftDays)}
              maxName={`${maxLiftDays} days from today`}
            />
          </form.Field>
        </Col>
        <Col span={14}>
          <form.Field name="reason" label="Reason">
            <Input />
          </form.Field>
        </Col>
      </Row>
      <FormButtons ok="Allow" saving={form.saving} />
    </InputForm>
  );
}
