import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { isPresent, rule } from '../../../../server/src/domain/rules/rules';
import { BulkPayInput } from '../../../../server/src/modules/bookings/consignments/consignment.inputs';
import { BulkAddHistoryInput } from '../../../../server/src/modules/bookings/consignments/history.inputs';
import { companyToday } from '../../companyToday';
import { DateInput } from '../../ui/input/DateInput';
import { CloseButton } from '../../ui/form/FormModal';
import { InputForm, useInputForm } from '../../ui/form/InputForm';
import { blankMovement, MovementFields, type Movement } from './MovementFields';

/** The rules of the input demand records; those are added when it is sent. */
const items = [{ uniqueId: 'selected' }];

class HistoryRules extends BulkAddHistoryInput {}
rule('given', 'Date is required', isPresent)(HistoryRules.prototype, 'actionDate');

interface FormProps<Values> {
  label: string;
  onSubmit: (values: Values) => void;
}

export function BulkHistoryForm({ label, dispatching, onSubmit }: FormProps<Movement> & { dispatching: boolean }) {
  const [record] = useState<Movement>(() => ({
    ...blankMovement,
    actionDate: companyToday(),
    ...(dispatching && { deliveryStatus: 'Intransit', action: 'Dispatched' }),
  }));
  const form = useInputForm({
    rules: HistoryRules,
    blank: blankMovement,
    record,
    toInput: (values) => ({ ...values, actionDate: values.actionDate ?? '', items }),
    save: async (values) => onSubmit(values),
  });
  return (
    <InputForm form={form} label={label}>
      <MovementFields form={form} dispatching={dispatching} />
      <Buttons label={label} />
    </InputForm>
  );
}

export interface BulkPayment {
  paymentReceivedDate: string | null;
  isApproved: boolean;
}

const noPayment: BulkPayment = { paymentReceivedDate: null, isApproved: false };

export function BulkPaymentForm({ label, onSubmit }: FormProps<BulkPayment>) {
  const [record] = useState<BulkPayment>(() => ({ ...noPayment, paymentReceivedDate: companyToday() }));
  const form = useInputForm({
    rules: BulkPayInput,
    blank: noPayment,
    record,
    toInput: (values) => ({ ...values, items }),
    save: async (values) => onSubmit(values),
  });
  return (
    <InputForm form={form} label={label}>
      <p style={{ marginTop: 0 }}>The amounts stay as they are. A consignment without a customer amount is not paid.</p>
      <form.Field name="paymentReceivedDate" label="Payment Received Date">
        <DateInput max="today" name={productTexts.paymentReceivedDate} />
      </form.Field>
      <form.Flag name="isApproved">
        <Checkbox>Lock consignments for further editing</Checkbox>
      </form.Flag>
      <Buttons label={label} />
    </InputForm>
  );
}

export function Buttons({ label }: { label: string }) {
  return (
    <div className="form-buttons">
      <Button type="primary" htmlType="submit">
        {label}
      </Button>
      <CloseButton />
    </div>
  );
}
