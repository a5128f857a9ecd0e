import { Alert, Button, Row, Select } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../../server/src/domain/values/dates';
import { labels, ReversalKind } from '../../../../server/src/domain/enums';
import { receivablesRefusal } from '../../../../server/src/domain/policy';
import { ReversePaymentInput } from '../../../../server/src/modules/money/receivables/payment.inputs';
import { companyToday } from '../../companyToday';
import {
  usePaymentDetailQuery,
  useRefundPaymentMutation,
  useReversePaymentMutation,
  useTakeBackAllocationMutation,
  type PaymentDetailQuery,
} from '../../graphql.generated';
import { paths } from '../../paths';
import type { Column } from '../../ui/table/columns';
import { useConfirm } from '../../ui/overlay/confirm';
import { DataTable } from '../../ui/table/DataTable';
import { DateInput } from '../../ui/input/DateInput';
import { DetailPanel, type DetailPanelProps } from '../../ui/panel/DetailPanel';
import { detailQuery } from '../../ui/panel/detailQuery';
import { showMoney } from '../../ui/app/format';
import { none } from '../../ui/form/formValues';
import { FormButtons } from '../../ui/form/FormButtons';
import { InputForm } from '../../ui/form/InputForm';
import { useCommand } from '../../ui/form/useCommand';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { RefundForm } from '../../ui/refund/RefundForm';
import { AllocationForm } from './AllocationForm';
import { receivableFields } from './receivableFields';
import './receivables.css';
import { usePermission } from '../../ui/app/usePermission';
import { NamedValue } from '../../ui/panel/NamedValue';

type Payment = PaymentDetailQuery['customerPayment'];
type AllocationRow = NonNullable<Payment['allocations']>[number];

const columns: readonly Column<AllocationRow>[] = [
  {
    key: 'invoice',
    title: 'Invoice',
    value: (row) => row.invoice?.invoiceNumber ?? 'Opening balance',
    render: ({ invoice }) =>
      invoice ? <Link to={paths.invoice(invoice.uniqueId)}>{invoice.invoiceNumber}</Link> : 'Opening balance',
    fit: 'whole',
    card: 'title',
  },
  { key: 'allocatedOn', title: 'From', kind: 'date', card: 'note' },
  { key: 'cash', title: 'Amount', kind: 'money', card: 'state' },
  { key: 'tds', title: 'TDS', kind: 'money' },
];

/** One payment: what it pays, and ways to take that back. */
export function PaymentDetailPanel({ uniqueId, neighbours, onClose }: DetailPanelProps) {
  const { data, error } = usePaymentDetailQuery(detailQuery(uniqueId));
  const payment = data?.customerPayment;
  return (
    <DetailPanel
      uniqueId={uniqueId}
      neighbours={neighbours}
      title={payment ? `Payment ${payment.number}` : 'Payment'}
      detail={payment}
      error={error}
      onClose={onClose}
    >
      {(loaded) => <PaymentDetail payment={loaded} />}
    </DetailPanel>
  );
}

function PaymentDetail({ payment }: { payment: Payment }) {
  const { uniqueId, version, customer, amount, tdsAmount, unallocated, refunded, allocations, warnings } = payment;
  const [changing, setChanging] = useState<'allocation' | 'refund' | 'reversal' | null>(null);
  const close = () => setChanging(null);
  const confirm = useConfirm();
  const may = usePermission();
  const [takeBack] = useCommand(useTakeBackAllocationMutation(), {
    done: 'Allocations taken back',
    changes: receivableFields,
  });
  const isOpen = receivablesRefusal.reverse(payment) === null;
  const unreversed =
    receivablesRefusal.reverseSetOff(payment) ?? (refunded > 0 ? 'What is refunded is not reversed' : null);
  const isAllocated = (allocations ?? []).length > 0 && paise(amount + tdsAmount) > paise(unallocated + refunded);
  const refundable = (paise(amount) - paise(payment.allocatedCash)) / 100;

  async function askedTakeBack() {
    const sure = await confirm({
      question: `Take back all allocations of ${payment.number}?`,
      ok: 'Take Back',
      danger: true,
    });
    if (sure) await takeBack({ input: { uniqueId, version } });
  }

  return (
    <>
      <p className="facts">
        {customer && (
          <strong>
            <Link to={paths.customerLedger(customer.uniqueId)}>{customer.company}</Link>
          </strong>
        )}
        {factsOf(payment).map((fact) => ` · ${fact}`)}
      </p>
      <dl className="figures">
        <NamedValue name="Amount">{showMoney(amount)}</NamedValue>
        <NamedValue name="TDS">{showMoney(tdsAmount)}</NamedValue>
        <NamedValue name="Not allocated">{showMoney(unallocated)}</NamedValue>
        {refunded > 0 && (
          <NamedValue name="Refunded">
            <Link to={paths.receivables({ tab: 'refunds' })}>{showMoney(refunded)}</Link>
          </NamedValue>
        )}
      </dl>
      {payment.reversedOn && (
        <Alert
          type="warning"
          showIcon
          title={`${labels.ReversalKind[payment.reversalKind ?? 'Mistake']} on ${formatDate(payment.reversedOn)}: ${payment.reversalReason}`}
        />
      )}
      {(warnings ?? []).map((warning) => (
        <Alert key={warning} type="info" showIcon title={warning} />
      ))}
      <DataTable dense label="Allocations" columns={columns} rows={allocations ?? []} emptyText="Not allocated yet" />
      {changing === null && (
        <div className="form-buttons">
          {may('allocatePayment') && isOpen && unallocated > 0 && (
            <Button type="primary" onClick={() => setChanging('allocation')}>
              Allocate
            </Button>
          )}
          <Button onClick={() => void window.open(paths.receiptPrint(uniqueId), '_blank')}>Print Receipt</Button>
          {may('refundPayment') && isOpen && refundable > 0 && (
            <Button onClick={() => setChanging('refund')}>Refund …</Button>
          )}
          {may('takeBackAllocation') && isOpen && (
            <Button disabled={!isAllocated} onClick={() => void askedTakeBack()}>
              Take Back Allocations
            </Button>
          )}
          {may('reversePayment') && isOpen && (
            <Button
              danger
              disabled={unreversed !== null}
              title={unreversed ?? undefined}
              onClick={() => setChanging('reversal')}
            >
              Reverse
            </Button>
          )}
        </div>
      )}
      {isOpen && changing === 'allocation' && <AllocationForm payment={payment} onDone={close} />}
      {isOpen && changing === 'refund' && <PaymentRefund payment={payment} left={refundable} onDone={close} />}
      {isOpen && changing === 'reversal' && <ReversalForm payment={payment} onDone={close} />}
    </>
  );
}

const paise = (rupees: number) => Math.round(rupees * 100);

function PaymentRefund({ payment, left, onDone }: { payment: Payment; left: number; onDone: () => void }) {
  const { uniqueId, version, number, receivedOn, customer } = payment;
  const from = { from: receivedOn, fromName: 'the received date' };
  return (
    <RefundForm
      of={{ uniqueId, version, number, company: customer?.company ?? '', ...from }}
      left={left}
      mutation={useRefundPaymentMutation()}
      done={({ refundPayment }) => `Refunded by ${refundPayment.number}`}
      changes={[...receivableFields, 'customerPayment', 'cashBookDay', 'changeLog']}
      onDone={onDone}
    />
  );
}

/** What is known of how it was received. */
const factsOf = ({ receivedOn, mode, reference, bankName, chequeDate, certificateNo, remark }: Payment): string[] => [
  formatDate(receivedOn),
  labels.ReceiptMode[mode],
  ...(reference ? [reference] : []),
  ...(bankName ? [bankName] : []),
  ...(chequeDate ? [`Cheque of ${formatDate(chequeDate)}`] : []),
  ...(certificateNo ? [`TDS certificate ${certificateNo}`] : []),
  ...(remark ? [remark] : []),
];

const kinds = Object.values(ReversalKind).map((kind) => ({ value: kind, label: labels.ReversalKind[kind] }));

function ReversalForm({ payment, onDone }: { payment: Payment; onDone: () => void }) {
  const { uniqueId, version, receivedOn, mode } = payment;
  const [blank] = useState(() => ({
    kind: mode === 'Cheque' ? ('Bounced' as const) : none<ReversalKind>(),
    reversedOn: companyToday(),
    reason: '',
  }));
  const inputOf = (values: typeof blank) => ({ ...values, uniqueId, version });
  const form = useCommandForm({
    rules: ReversePaymentInput,
    blank,
    toInput: inputOf,
    startsFocused: true,
    mutation: useReversePaymentMutation(),
    done: 'Payment reversed successfully',
    changes: receivableFields,
    onSaved: onDone,
  });
  return (
    <InputForm form={form} label="Reversal">
      <Row gutter={12}>
        <form.Field xs={12} sm={8} name="kind" label="Why">
          <Select options={kinds} />
        </form.Field>
        <form.Field xs={12} sm={6} name="reversedOn" label="On">
          <DateInput min={receivedOn} max="today" name="Reversal date" minName="the received date" />
        </form.Field>
        <form.Field xs={24} sm={10} name="reason" />
      </Row>
      <FormButtons ok="Reverse" danger saving={form.saving}>
        <Button onClick={onDone}>Cancel</Button>
      </FormButtons>
    </InputForm>
  );
}
