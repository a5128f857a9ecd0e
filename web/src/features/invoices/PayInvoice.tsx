import { Button, Select } from 'antd';
import { useId, useMemo, useState, type ReactNode } from 'react';
import type { ReceiptMode } from '../../../../server/src/domain/enums';
import { proposedTds } from '../../../../server/src/domain/tax/tds';
import { rupeesToPaise } from '../../../../server/src/domain/values/money';
import type { InvoiceRowFragment } from '../../graphql.generated';
import { showMoney } from '../../ui/app/format';
import { receiptModes } from '../../ui/facts/receiptModes';
import { EntryContext, type Entry } from '../../ui/form/entry';
import { DateInput } from '../../ui/input/DateInput';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { useDatedPercent } from './useDatedPercent';

/** What is said of the payment of an invoice; only the date is needed. */
export interface InvoicePaid {
  paymentDate: string | null;
  mode: ReceiptMode | null;
  tdsAmount: number | null;
}

interface Props {
  invoice: InvoiceRowFragment;
  disabled: boolean;
  paying: boolean;
  /** Returns false if the date is missing. */
  onPay: (payment: InvoicePaid) => boolean;
}

export function PayInvoice({ invoice, disabled, paying, onPay }: Props) {
  const id = useId();
  const [payment, setPayment] = useState<InvoicePaid>({
    paymentDate: invoice.paymentDate,
    mode: null,
    tdsAmount: null,
  });
  const [problems, setProblems] = useState<Record<string, Entry | null>>({});
  const change = (patch: Partial<InvoicePaid>) => setPayment({ ...payment, ...patch });
  const { paymentDate, mode, tdsAmount } = payment;
  const tds = useProposedTds(invoice, paymentDate);
  const report = useMemo(
    () => (name: string) => (entry: Entry | null) => setProblems((known) => ({ ...known, [name]: entry })),
    [],
  );
  const wrong = Object.keys(problems).find((name) => problems[name]);
  return (
    <span className="row">
      <label htmlFor={id}>Payment Date</label>
      <PaidField label="Payment Date" report={report} problem={problems['Payment Date']}>
        <DateInput
          id={id}
          value={paymentDate}
          onChange={(date) => change({ paymentDate: date })}
          name="Payment date"
          min={invoice.invoiceDate}
          minName="the invoice date"
          max="today"
          disabled={disabled}
        />
      </PaidField>
      <Select
        aria-label="Mode"
        placeholder="Mode"
        allowClear
        className="narrow-field"
        options={receiptModes}
        value={mode}
        onChange={(chosen?: ReceiptMode) => change({ mode: chosen ?? null })}
        disabled={disabled}
      />
      <PaidField label="TDS" report={report} problem={problems.TDS}>
        <MoneyInput
          aria-label="TDS"
          placeholder="TDS"
          value={tdsAmount}
          onChange={(amount) => change({ tdsAmount: amount })}
          disabled={disabled}
        />
      </PaidField>
      {tds && tdsAmount === null && (
        <Button type="link" size="small" disabled={disabled} onClick={() => change({ tdsAmount: tds.amount })}>
          {`${tds.percent} % is ${showMoney(tds.amount)}`}
        </Button>
      )}
      <Button
        type="primary"
        disabled={disabled}
        loading={paying}
        onClick={() => {
          if (wrong || !onPay(payment)) document.getElementById(id)?.focus();
        }}
      >
        Paid
      </Button>
    </span>
  );
}

interface FieldProps {
  label: string;
  /** Must be constant. */
  report: (name: string) => (entry: Entry | null) => void;
  problem: Entry | null | undefined;
  children: ReactNode;
}

function PaidField({ label, report, problem, children }: FieldProps) {
  const host = useMemo(() => ({ label, report: report(label) }), [label, report]);
  return (
    <span className="narrow-field">
      <EntryContext value={host}>{children}</EntryContext>
      {problem?.visible && (
        <span role="alert" className="wrong small">
          {problem.message}
        </span>
      )}
    </span>
  );
}

/** What the customer deducts of an invoice of which nothing is paid, of the amount without GST. */
function useProposedTds(invoice: InvoiceRowFragment, day: string | null): { percent: number; amount: number } | null {
  const set = useDatedPercent('tds.percent', day ?? invoice.invoiceDate);
  if (set === null) return null;
  const { buyerGstin } = invoice;
  const [actualAmount, additionalCharges] = [
    rupeesToPaise(invoice.actualAmount),
    rupeesToPaise(invoice.additionalCharges),
  ];
  const [totalAmount, outstanding] = [rupeesToPaise(invoice.totalAmount), rupeesToPaise(invoice.outstanding)];
  const tds = proposedTds({ buyerGstin, actualAmount, additionalCharges, totalAmount, outstanding }, set);
  return tds && { percent: tds.rate / 100, amount: tds.amount / 100 };
}
