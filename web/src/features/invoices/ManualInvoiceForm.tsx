import { Form, Input, Row, Select } from 'antd';
import { earliestSearchDate } from '../../../../server/src/domain/values/dates';
import { labels } from '../../../../server/src/domain/enums';
import { maxNumberLength } from '../../../../server/src/domain/billing/numberSeries';
import { CreateManualInvoiceInput } from '../../../../server/src/modules/billing/invoices/invoice.inputs';
import { useCreateManualInvoiceMutation } from '../../graphql.generated';
import { CountInput } from '../../ui/input/CountInput';
import { DateInput } from '../../ui/input/DateInput';
import { FormButtons } from '../../ui/form/FormButtons';
import { CloseButton, FormModal } from '../../ui/form/FormModal';
import { InputForm, ResetButton } from '../../ui/form/InputForm';
import { PlaceOfSupply } from '../../ui/facts/PlaceOfSupply';
import { ReferenceSelect } from '../../ui/input/ReferenceSelect';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { useSuggestions } from '../../ui/input/useSuggestions';
import { InvoiceAmounts, InvoiceRemarks } from './InvoiceFields';
import { billingFields } from './billingFields';
import { blankManualInvoice, manualInvoiceOf } from './invoiceValues';

interface Props {
  open: boolean;
  onClose: () => void;
}

export function ManualInvoiceModal({ open, onClose }: Props) {
  return (
    <FormModal open={open} title="Create Third Party Invoice" width={920} top={40} onClose={onClose}>
      <ManualInvoiceForm onClose={onClose} />
    </FormModal>
  );
}

/** A new third-party invoice can only be Generated (SPEC 4). */
const statusOptions = [{ value: 'Generated', label: labels.InvoiceStatus.Generated }];

function ManualInvoiceForm({ onClose }: { onClose: () => void }) {
  const { customers } = useSuggestions();
  const form = useCommandForm({
    rules: CreateManualInvoiceInput,
    blank: blankManualInvoice,
    toInput: manualInvoiceOf,
    draft: 'manualInvoice',
    startsFocused: true,
    mutation: useCreateManualInvoiceMutation(),
    done: 'Invoice created successfully',
    changes: ['invoices', ...billingFields],
    firstErrorOnly: true,
    onSaved() {
      form.reset();
      onClose();
    },
  });
  const invoiceDate = Form.useWatch('invoiceDate', form.antd);
  const customer = Form.useWatch('customerId', form.antd);

  return (
    <InputForm form={form} label="Third Party Invoice">
      <Row gutter={12}>
        <form.Field xs={24} sm={12} lg={6} name="customerId" label="Customer">
          <ReferenceSelect load={customers} remember="customer" />
        </form.Field>
        <form.Field xs={12} sm={6} lg={5} name="invoiceMonth" label="Invoice Month">
          <DateInput month min={earliestSearchDate} max="today" invalid="Enter valid Invoice Month" />
        </form.Field>
        <form.Field xs={12} sm={6} lg={4} name="invoiceDate" label="Invoice Date">
          <DateInput min={earliestSearchDate} max="today" invalid="Enter valid Invoice Date" />
        </form.Field>
        <form.Field xs={12} sm={6} lg={5} name="totalConsignments" label="Total Consignments">
          <CountInput max={100_000} />
        </form.Field>
        <form.Field xs={12} sm={6} lg={4} name="invoiceStatus" label="Invoice Status">
          <Select options={statusOptions} />
        </form.Field>
      </Row>
      <InvoiceAmounts form={form} />
      {customer && <PlaceOfSupply customerId={customer.id} />}
      <Row gutter={12}>
        <form.Field
          xs={12}
          sm={8}
          lg={6}
          name="invoiceNumber"
          label="Invoice No"
          extra="The third party's invoice number, if any"
        >
          <Input maxLength={maxNumberLength} spellCheck={false} />
        </form.Field>
        <form.Field xs={12} sm={8} lg={6} name="paymentDate" label="Payment Date">
          <DateInput
            min={invoiceDate ?? earliestSearchDate}
            max="today"
            name="Payment date"
            minName={invoiceDate ? 'the invoice date' : undefined}
          />
        </form.Field>
      </Row>
      <InvoiceRemarks form={form} />
      <FormButtons ok="Create" saving={form.saving}>
        <ResetButton form={form} />
        <CloseButton />
      </FormButtons>
    </InputForm>
  );
}
