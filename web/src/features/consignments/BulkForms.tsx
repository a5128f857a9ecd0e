import { Button, Checkbox, Col, Input, Row, Select } from 'antd';
import { useState } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { labels, type DeliveryStatus } from '../../../../server/src/domain/enums';
import { isPresent, rule } from '../../../../server/src/domain/rules';
import { BulkPayInput } from '../../../../server/src/modules/consignments/consignment.inputs';
import { BulkAddHistoryInput } from '../../../../server/src/modules/consignments/history.inputs';
import { companyToday } from '../../companyToday';
import { DateInput } from '../../ui/DateInput';
import { CloseButton } from '../../ui/FormModal';
import { InputForm, useInputForm } from '../../ui/InputForm';
import { tabToNext } from '../../ui/tabToNext';
import { useSuggestions } from '../../ui/useSuggestions';
import { SuggestedText } from './ConsignmentFormFields';

/** The rules of the input demand records; those are added when it is sent. */
const items = [{ uniqueId: 'selected' }];

class HistoryRules extends BulkAddHistoryInput {}
rule('given', 'Date is required', isPresent)(HistoryRules.prototype, 'actionDate');

export interface BulkMovement {
  actionDate: string | null;
  deliveryStatus: DeliveryStatus | null;
  city: string;
  action: string;
}

interface FormProps<Values> {
  label: string;
  onSubmit: (values: Values) => void;
}

const statuses = Object.entries(labels.DeliveryStatus).map(([value, label]) => ({ value, label }));
const noMovement: BulkMovement = { actionDate: '', deliveryStatus: null, city: '', action: '' };

export function BulkHistoryForm({ label, dispatching, onSubmit }: FormProps<BulkMovement> & { dispatching: boolean }) {
  const { cities } = useSuggestions();
  const [record] = useState<BulkMovement>(() => ({
    ...noMovement,
    actionDate: companyToday(),
    ...(dispatching && { deliveryStatus: 'Intransit', action: 'Dispatched' }),
  }));
  const form = useInputForm({
    rules: HistoryRules,
    blank: noMovement,
    record,
    toInput: (values) => ({ ...values, actionDate: values.actionDate ?? '', items }),
    save: async (values) => onSubmit(values),
  });
  return (
    <InputForm form={form} label={label}>
      <Row gutter={12}>
        <Col xs={24} sm={12}>
          <form.Field name="deliveryStatus" label="Delivery Status">
            <Select<string>
              showSearch={{ optionFilterProp: 'label' }}
              options={statuses}
              disabled={dispatching}
              onKeyDown={tabToNext}
            />
          </form.Field>
        </Col>
        <Col xs={24} sm={12}>
          <form.Field name="city" label="City">
            <SuggestedText load={cities} maxLength={100} />
          </form.Field>
        </Col>
        <Col span={24}>
          <form.Field name="action" label="Remark">
            <Input maxLength={500} />
          </form.Field>
        </Col>
        <Col xs={24} sm={12}>
          <form.Field name="actionDate" label={dispatching ? 'Dispatch Date' : 'Date'}>
            <DateInput max="today" name={dispatching ? 'Dispatch date' : undefined} />
          </form.Field>
        </Col>
      </Row>
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

function Buttons({ label }: { label: string }) {
  return (
    <div className="form-buttons">
      <Button type="primary" htmlType="submit">
        {label}
      </Button>
      <CloseButton />
    </div>
  );
}
