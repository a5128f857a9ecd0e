import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Form, Row, Select } from 'antd';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { earliestSearchDate, monthOf } from '../../../../server/src/domain/values/dates';
import { GenerateInvoiceInput } from '../../../../server/src/modules/billing/invoices/invoice.inputs';
import { companyToday } from '../../companyToday';
import {
  useGenerateInvoiceMutation,
  useGenerateInvoicesByStateMutation,
  type BilledInvoiceFragment,
} from '../../graphql.generated';
import { searchByLabel } from '../../ui/input/bestMatch';
import { DateInput } from '../../ui/input/DateInput';
import { counted } from '../../ui/app/format';
import { CloseButton, FormModal } from '../../ui/form/FormModal';
import { InputForm, useInputForm } from '../../ui/form/InputForm';
import type { Selection } from '../../ui/table/selection';
import { useCommand } from '../../ui/form/useCommand';
import { billableBySender, type Billable } from './billable';
import { markBilled, type Billed } from './billed';
import { billingFields } from './billingFields';
import { InvoicePreview, paidAs, useInvoicePreviews } from './InvoicePreview';
import './invoices.css';

interface Props {
  /** The selected rows of the consignments list. */
  selection: Selection<Billable>;
  onDone: (billed: Billed) => void;
  onClose: () => void;
}

export function GenerateInvoiceModal({ open, ...rest }: Props & { open: boolean }) {
  return (
    <FormModal open={open} title="Generate Invoice" width={640} top={60} onClose={rest.onClose}>
      <GenerateInvoiceForm {...rest} />
    </FormModal>
  );
}

const outdated = ['invoices', 'customerSuggestions', 'changeLog', ...billingFields] as const;

function GenerateInvoiceForm({ selection, onDone, onClose }: Props) {
  const { cache } = useApolloClient();
  const live = useSyncExternalStore(selection.subscribe, selection.current);
  // Invoiced rows leave the selection while the closing animation runs; this keeps showing them.
  const [billed, setBilled] = useState<typeof live | null>(null);
  const chosen = billed ?? live;
  const senders = useMemo(() => billableBySender(chosen.values()), [chosen]);
  const [blank] = useState(() => ({
    customerId: senders.length === 1 ? (senders[0]?.id ?? null) : null,
    invoiceDate: companyToday() as string | null,
    invoiceMonth: latestMonth(chosen.values()),
  }));
  const inputOf = (values: typeof blank) => ({
    ...values,
    // Without a customer, only the missing customer is reported, not the missing consignments.
    consignmentIds: senders
      .filter(({ id }) => values.customerId === null || id === values.customerId)
      .flatMap(({ rows }) => rows.map(({ id }) => id)),
  });

  const form = useInputForm({
    rules: GenerateInvoiceInput,
    blank,
    toInput: inputOf,
    async save(values) {
      const made = await generateFrom(inputOf(values));
      if (!made) return;
      const others = senders.filter(({ id }) => id !== values.customerId);
      if (others.length === 0) setBilled(live);
      else antd.setFieldValue('customerId', others.length === 1 ? others[0]?.id : null);
      // The next customer was not chosen by the user, so closing needs no confirmation.
      form.saved();
      const done = made.flatMap(({ consignments }) => consignments ?? []);
      markBilled(cache, done);
      selection.set(sender?.rows ?? [], false);
      onDone(done);
      if (others.length === 0) onClose();
    },
  });
  const { antd } = form;
  const customerId = Form.useWatch('customerId', antd);
  const sender = senders.find(({ id }) => id === customerId);
  const previewed = useInvoicePreviews(sender);
  const invoiceCount = previewed.previews.length;
  const options = { changes: outdated, form, firstErrorOnly: true };
  const [generate] = useCommand(useGenerateInvoiceMutation({ fetchPolicy: 'no-cache' }), {
    ...options,
    done: 'Invoice created successfully',
  });
  const [generateByState] = useCommand(useGenerateInvoicesByStateMutation({ fetchPolicy: 'no-cache' }), {
    ...options,
    done: ({ generateInvoicesByState: made }) => `${counted(made.length, 'invoice')} created successfully`,
  });

  /** One invoice, or as many as were shown. */
  async function generateFrom(input: ReturnType<typeof inputOf>): Promise<readonly BilledInvoiceFragment[] | null> {
    if (invoiceCount > 1)
      return (await generateByState({ input: { ...input, paidAs } }))?.generateInvoicesByState ?? null;
    const answer = await generate({ input: { ...input, paidAs } });
    return answer && [answer.generateInvoice];
  }

  useEffect(() => {
    // The customer's last consignment was removed, or invoiced by somebody else.
    const current = antd.getFieldValue('customerId') as number | null;
    if (current === null || senders.some(({ id }) => id === current)) return;
    antd.setFieldValue('customerId', null);
    if (senders.length === 0) form.saved();
  }, [senders, antd, form]);

  return (
    <InputForm form={form} label="Generate Invoice">
      {senders.length > 1 && (
        <Alert
          type="warning"
          showIcon
          style={{ marginBottom: 10 }}
          title={`Consignments of ${senders.length} senders are selected, and an invoice has one customer. Select whose
            consignments to bill now; those of the others stay selected.`}
        />
      )}
      <Row gutter={12}>
        <form.Field xs={24} sm={10} name="customerId" label="Customer">
          <Select
            placeholder="Select Customer"
            showSearch={searchByLabel}
            options={senders.map(({ id, company, rows }) => ({ value: id, label: `${company} (${rows.length})` }))}
          />
        </form.Field>
        <form.Field xs={12} sm={7} name="invoiceMonth" label="Invoice Month">
          <DateInput month min={earliestSearchDate} max="today" invalid="Enter valid Invoice Month" />
        </form.Field>
        <form.Field xs={12} sm={7} name="invoiceDate" label="Invoice Date">
          <DateInput min={earliestSearchDate} max="today" invalid="Enter valid Invoice Date" />
        </form.Field>
      </Row>
      {sender && (
        <InvoicePreview
          key={sender.id}
          {...previewed}
          sender={sender}
          onLeaveOut={(rows) => selection.set(rows, false)}
        />
      )}
      {chosen.size === 0 && <Alert type="info" showIcon title="No consignments are selected" />}
      <div className="form-buttons">
        <Button type="primary" htmlType="submit" loading={form.saving} disabled={chosen.size === 0}>
          {invoiceCount > 1 ? `Generate ${invoiceCount} Invoices` : 'Generate'}
        </Button>
        <CloseButton />
      </div>
    </InputForm>
  );
}

function latestMonth(rows: Iterable<Billable>): string | null {
  let latest: string | null = null;
  for (const { bookingDate } of rows) if (latest === null || bookingDate > latest) latest = bookingDate;
  return latest && monthOf(latest);
}
