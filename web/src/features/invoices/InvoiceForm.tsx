import { Alert, Button, ConfigProvider, Form, Input, Row, Select } from 'antd';
import { useMemo } from 'react';
import { earliestSearchDate } from '../../../../server/src/domain/values/dates';
import { labels, type InvoiceStatus } from '../../../../server/src/domain/enums';
import { maxNumberLength } from '../../../../server/src/domain/billing/numberSeries';
import { editableInvoiceStatuses, mayBecomeByEdit } from '../../../../server/src/domain/billing/invoiceStatus';
import { invoiceLocks, lockedFields } from '../../../../server/src/domain/policy';
import { useInvoiceReading } from '../../companySettings';
import { useUpdateInvoiceMutation, type InvoiceRowFragment } from '../../graphql.generated';
import { DateInput } from '../../ui/input/DateInput';
import { FormButtons } from '../../ui/form/FormButtons';
import { InputForm, useAskedReset } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { billingFields } from './billingFields';
import { InvoiceAmounts, InvoiceRemarks } from './InvoiceFields';
import { blankInvoice, EditInvoiceRules, updateOf, valuesOf, type InvoiceValues } from './invoiceValues';

interface Props {
  /** The invoice as it was when editing started or, if read-only, its current state. */
  invoice: InvoiceRowFragment;
  readOnly: boolean;
  /** Somebody else has saved a newer version. */
  outdated?: boolean;
  /** Restarts the form with the newer values. */
  onReload?: () => void;
  onClose?: () => void;
}

/** The read-only view and the edit form show the same fields; only the input borders differ. */
export function InvoiceForm(props: Props) {
  const { readOnly } = props;
  return (
    <ConfigProvider
      componentDisabled={readOnly}
      variant={readOnly ? 'borderless' : 'outlined'}
      theme={readOnly ? asText : lockedText}
    >
      <div className={readOnly ? 'invoice-form invoice-form-read' : 'invoice-form'}>
        <Fields {...props} />
      </div>
    </ConfigProvider>
  );
}

const asText = {
  token: { colorTextDisabled: 'var(--text)', colorBgContainerDisabled: 'transparent' },
  components: {
    Form: { itemMarginBottom: 4, labelColor: 'var(--quiet)', labelFontSize: 12 },
    Input: { paddingInline: 0 },
    InputNumber: { paddingInline: 0 },
  },
};
/** Locked amounts keep a readable contrast. */
const lockedText = { token: { colorTextDisabled: 'var(--quiet)' } };

function Fields({ invoice, readOnly, outdated = false, onReload, onClose }: Props) {
  const record = useMemo(() => valuesOf(invoice), [invoice]);
  const reading = useInvoiceReading();
  const form = useCommandForm({
    rules: EditInvoiceRules,
    blank: blankInvoice,
    record,
    recordOf: readOnly ? null : invoice,
    draft: readOnly ? undefined : 'invoice',
    toInput: (values: InvoiceValues) => updateOf(values, invoice),
    mutation: useUpdateInvoiceMutation(),
    done: 'Invoice updated successfully',
    changes: [...billingFields],
    firstErrorOnly: true,
    onSaved: () => onClose?.(),
  });
  const cancel = useAskedReset(form, () => {
    form.discard();
    onClose?.();
  });
  const invoiceDate = Form.useWatch('invoiceDate', form.antd);
  const reload = () => {
    form.discard();
    onReload?.();
  };
  const locked = lockedFields(invoiceLocks, invoice);

  const { invoiceStatus } = invoice;
  const editable = editableInvoiceStatuses(reading);
  const offered: readonly InvoiceStatus[] = [...new Set([invoiceStatus, ...editable])];
  const statusOptions = offered.map((status) => ({
    value: status,
    label: invoice.deletedOn ? 'Deleted' : labels.InvoiceStatus[status],
    disabled:
      !editable.includes(status) || (status !== invoiceStatus && !mayBecomeByEdit(reading, invoiceStatus, status)),
  }));

  return (
    <InputForm form={form} label="Invoice">
      {outdated && (
        <Alert
          type="warning"
          showIcon
          style={{ marginBottom: 10 }}
          title={
            <>
              This record was changed by someone else{' '}
              <Button size="small" onClick={reload}>
                Load newer values
              </Button>
            </>
          }
        />
      )}
      <Row gutter={12}>
        <form.Field xs={12} lg={6} name="invoiceNumber" label="Invoice No">
          <Input
            maxLength={maxNumberLength}
            spellCheck={false}
            disabled={locked.has('invoiceNumber') || undefined}
            placeholder={invoice.deletedOn ? '–' : 'Assigned on approval'}
          />
        </form.Field>
        <form.Field xs={12} lg={6} name="invoiceDate" label="Invoice Date">
          <DateInput
            min={earliestSearchDate}
            max="today"
            invalid="Enter valid Invoice Date"
            disabled={locked.has('invoiceDate') || undefined}
          />
        </form.Field>
        <form.Field xs={12} lg={6} name="paymentDate" label="Payment Date">
          <DateInput
            min={invoiceDate ?? earliestSearchDate}
            max="today"
            name="Payment date"
            minName={invoiceDate ? 'the invoice date' : undefined}
            placeholder={readOnly ? '–' : undefined}
          />
        </form.Field>
        <form.Field xs={12} lg={6} name="invoiceStatus" label="Invoice Status">
          <Select options={statusOptions} />
        </form.Field>
      </Row>
      <InvoiceAmounts form={form} disabled={locked.has('actualAmount') || undefined} readOnly={readOnly} />
      <InvoiceRemarks form={form} readOnly={readOnly} />
      {!readOnly && (
        <FormButtons ok="Update" saving={form.saving}>
          <Button onClick={() => void cancel()}>Cancel</Button>
        </FormButtons>
      )}
    </InputForm>
  );
}
