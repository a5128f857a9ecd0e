import { Button, Checkbox, Col, Input, Row, Select } from 'antd';
import { useState } from 'react';
import { earliestSearchDate } from '../../../../server/src/domain/values/dates';
import { RecordPaymentInput } from '../../../../server/src/modules/money/receivables/payment.inputs';
import { companyToday } from '../../companyToday';
import { useInvoiceToPayQuery, useOpenItemsQuery, useRecordPaymentMutation } from '../../graphql.generated';
import { receiptModes } from '../../ui/facts/receiptModes';
import { DateInput } from '../../ui/input/DateInput';
import { CloseButton, FormModal } from '../../ui/form/FormModal';
import { showMoney } from '../../ui/app/format';
import { InputForm, useInputForm } from '../../ui/form/InputForm';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { ReferenceSelect } from '../../ui/input/ReferenceSelect';
import { Skeleton } from '../../ui/panel/Skeleton';
import { toast } from '../../ui/overlay/toast';
import { useCommand } from '../../ui/form/useCommand';
import { useFormValues } from '../../ui/form/useFormValues';
import { useSuggestions } from '../../ui/input/useSuggestions';
import { EmptyState } from '../../ui/panel/EmptyState';
import { allocationsOf, proposal, totalsOf, type OpenItem, type Share } from './openAllocation';
import { OpenItemsTable } from './OpenItemsTable';
import { paymentInputOf, blankPayment, paymentOf, type InvoiceToPay } from './paymentValues';
import { receivableFields } from './receivableFields';
import './receivables.css';

interface Props {
  open: boolean;
  /** The invoice that it pays, by its uniqueId; null: not known yet. */
  invoice?: string | null;
  onClose: () => void;
}

export function PaymentModal({ open, invoice = null, onClose }: Props) {
  const { data, loading } = useInvoiceToPayQuery({
    variables: { uniqueId: invoice ?? '' },
    skip: !open || invoice === null,
    fetchPolicy: 'network-only',
  });
  return (
    <FormModal open={open} title="Record Payment" width={860} top={32} onClose={onClose}>
      {loading ? <Skeleton /> : <PaymentForm invoice={data?.invoice ?? null} onClose={onClose} />}
    </FormModal>
  );
}

const none: readonly OpenItem[] = [];

function PaymentForm({ invoice, onClose }: { invoice: InvoiceToPay | null; onClose: () => void }) {
  const { customers } = useSuggestions();
  const [blank] = useState(() => ({ ...blankPayment, receivedOn: companyToday(), ...paymentOf(invoice) }));
  /** What was typed over the proposal, for the customer of that id. */
  const [typed, setTyped] = useState<{ customerId: number; shares: Share[] } | null>(null);
  /** The server knows a payment like this one. */
  const [isDoubled, setDoubled] = useState(false);
  const form = useInputForm<typeof blank, object>({
    rules: RecordPaymentInput,
    blank,
    toInput: paymentInputOf,
    startsFocused: true,
    async save(values) {
      const saved = await record({ input: { ...paymentInputOf(values), allocations: allocationsOf(items, shares) } });
      if (!saved) return;
      for (const warning of saved.recordPayment.warnings ?? []) toast.info(warning);
      form.reset();
      onClose();
    },
  });
  const [record] = useCommand(useRecordPaymentMutation(), {
    done: 'Payment recorded successfully',
    changes: receivableFields,
    form: {
      ...form,
      refuse(failure) {
        if (failure.fields.confirmDuplicate) setDoubled(true);
        form.refuse(failure);
      },
    },
  });
  const { customerId, amount, tdsAmount, mode } = useFormValues(form, (values) => values);
  const id = customerId?.id ?? null;
  const { data } = useOpenItemsQuery({
    variables: { input: { customerId: String(id) } },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
  });
  const items = id === null ? none : (data?.openItems ?? none);
  const shares = typed && typed.customerId === id ? typed.shares : proposal(items, amount, tdsAmount, invoice?.id);
  const { allocated, left } = totalsOf(shares, amount, tdsAmount);
  const change = (at: number, share: Partial<Share>) => {
    if (id === null) return;
    setTyped({ customerId: id, shares: shares.map((each, place) => (place === at ? { ...each, ...share } : each)) });
  };

  return (
    <InputForm form={form} label="Payment">
      <Row gutter={12}>
        <form.Field xs={24} sm={12} name="customerId" label="Customer">
          <ReferenceSelect load={customers} remember="customer" />
        </form.Field>
        <form.Field xs={12} sm={6} name="receivedOn" label="Received On">
          <DateInput min={earliestSearchDate} max="today" name="Received date" />
        </form.Field>
        <form.Field xs={12} sm={6} name="mode" label="Mode">
          <Select options={receiptModes} />
        </form.Field>
        <form.Field xs={12} sm={6} name="amount" label="Amount">
          <MoneyInput />
        </form.Field>
        <form.Field xs={12} sm={6} name="tdsAmount" label="TDS">
          <MoneyInput />
        </form.Field>
        <form.Field xs={12} sm={6} name="reference" label={mode === 'Cheque' ? 'Cheque No' : 'Reference'}>
          <Input spellCheck={false} />
        </form.Field>
        <form.Field xs={12} sm={6} name="certificateNo">
          <Input spellCheck={false} />
        </form.Field>
        {mode === 'Cheque' && (
          <>
            <form.Field xs={12} sm={6} name="chequeDate" label="Cheque Date">
              <DateInput />
            </form.Field>
            <form.Field xs={24} sm={18} name="bankName" />
          </>
        )}
        <form.Field xs={24} name="remark" />
        {isDoubled && (
          <Col span={24}>
            <form.Flag name="confirmDuplicate">
              <Checkbox>It is another payment</Checkbox>
            </form.Flag>
          </Col>
        )}
      </Row>
      {items.length > 0 && (
        <OpenItemsTable items={items} shares={shares} withTds={(tdsAmount ?? 0) > 0} onChange={change} />
      )}
      {id !== null && data && items.length === 0 && <EmptyState text="This customer has no open invoices" />}
      <div className="form-buttons">
        <Button type="primary" htmlType="submit" loading={form.saving}>
          Save
        </Button>
        <CloseButton />
        {typed && (
          <Button type="link" onClick={() => setTyped(null)}>
            Oldest due first
          </Button>
        )}
        <span className="push" role="status">
          Allocated <strong>{showMoney(allocated)}</strong> · {left < 0 ? 'Too much' : 'Left'}{' '}
          <strong>{showMoney(Math.abs(left))}</strong>
        </span>
      </div>
    </InputForm>
  );
}
