import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { labels } from '../../../../../server/src/domain/enums';
import { earliestSearchDate, formatMonth, lastOfMonth } from '../../../../../server/src/domain/values/dates';
import { formatRupees, rupeesToPaise } from '../../../../../server/src/domain/values/money';
import { companyToday } from '../../../companyToday';
import {
  BulkBillMonthDocument,
  useMonthToBillQuery,
  type BulkBillMonthMutation,
  type MonthToBillRowFragment,
} from '../../../graphql.generated';
import { counted, showMoney } from '../../../ui/app/format';
import { BulkBar } from '../../../ui/bulk/BulkBar';
import { useBulkRun } from '../../../ui/bulk/useBulkRun';
import { useBulkSender } from '../../../ui/bulk/useBulkSender';
import { DateInput } from '../../../ui/input/DateInput';
import { Toolbar } from '../../../ui/panel/Toolbar';
import type { Column } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { useRowAction } from '../../../ui/table/RowButton';
import { useSelected, useSelection } from '../../../ui/table/selection';
import { billingFields, settlementFields } from '../billingFields';
import { MonthPreviewModal } from './MonthPreviewModal';

type Row = MonthToBillRowFragment;

const columns: readonly Column<Row>[] = [
  { key: 'company', title: 'Customer', width: 240, card: 'title' },
  { key: 'consignments', title: 'Bookings', kind: 'number' },
  { key: 'open', title: 'To Invoice', value: (row) => row.open || null, kind: 'money', card: 'state' },
  { key: 'paid', title: 'Paid Already', value: (row) => row.paid || null, kind: 'money', card: 'place' },
  {
    key: 'warnings',
    title: 'Warnings',
    value: (row) => row.warnings.map((warning) => labels.BillWarning[warning]).join(', '),
    width: 180,
    card: 'text',
  },
];

const changes = [
  'monthToBill',
  'invoices',
  'earnings',
  'unbilledEarnings',
  'consignments',
  'customerSuggestions',
  ...billingFields,
  ...settlementFields,
] as const;

/** A customer's invoices are made in one transaction, of thousands of bookings. */
const customersAtOnce = 5;

const isReady = ({ warnings }: Row) => !warnings.includes('AmountMissing') && !warnings.includes('NoGstin');

const sumOf = (rows: readonly Row[], amount: (row: Row) => number) =>
  formatRupees(rows.reduce((sum, row) => sum + rupeesToPaise(amount(row)), 0));

type Made = BulkBillMonthMutation['bulkBillMonth'][number]['invoices'];

/** Which invoices a customer got, if there are several. */
const noteOf = (invoices: Made): string | null =>
  invoices.length < 2
    ? null
    : `${counted(invoices.length, 'invoice')}: ${invoices
        .map((each) => `${counted(each.totalConsignments, 'booking')}, ${showMoney(each.totalAmount)}`)
        .join('; ')}`;

const nameOf = (row: Row) => row.company;

export function GenerateStep({ month, onNext }: { month: string; onNext: () => void }) {
  const { data, error, loading, refetch } = useMonthToBillQuery({
    variables: { month },
    fetchPolicy: 'cache-and-network',
  });
  const today = companyToday();
  const last = lastOfMonth(`${month}-01`);
  const [invoiceDate, setInvoiceDate] = useState<string | null>(last < today ? last : today);
  const selection = useSelection<Row>();
  const chosen = useSelected(selection);
  const sender = useBulkSender();
  const { run, running, windows } = useBulkRun(selection, changes);
  const rows = data?.monthToBill;
  const [previewed, setPreviewed] = useState<Row | null>(null);
  const actions = useRowAction('Preview', nameOf, setPreviewed);

  const isTicked = useRef(false);
  useEffect(() => {
    if (!rows || isTicked.current) return;
    isTicked.current = true;
    selection.set(rows.filter(isReady), true);
  }, [rows, selection]);

  async function generate() {
    const lines = (answer: BulkBillMonthMutation) =>
      answer.bulkBillMonth.map(({ invoices, ...line }) => ({ ...line, note: noteOf(invoices) }));
    const send = sender(BulkBillMonthDocument, lines, { month, invoiceDate });
    await run({ done: 'billed', send, size: customersAtOnce });
  }

  return (
    <>
      <Toolbar>
        <label className="row">
          Invoice Date
          <span className="narrow-field">
            <DateInput
              aria-label="Invoice Date"
              min={earliestSearchDate}
              max="today"
              invalid="Enter valid Invoice Date"
              value={invoiceDate}
              onChange={setInvoiceDate}
            />
          </span>
        </label>
      </Toolbar>
      <BulkBar
        label="Bill the month"
        status={
          <>
            <strong>{`${counted(chosen.length, 'customer')} selected`}</strong>
            {` · ${sumOf(chosen, ({ open }) => open)} before tax, ${sumOf(chosen, ({ paid }) => paid)} paid already`}
          </>
        }
      >
        <Button
          type="primary"
          loading={running}
          disabled={chosen.length === 0 || invoiceDate === null}
          onClick={() => void generate()}
        >
          Generate
        </Button>
        <Button type="link" onClick={onNext}>
          Next: Approve
        </Button>
      </BulkBar>
      <DataTable
        label="Customers to bill"
        columns={columns}
        rows={rows ?? []}
        selection={selection}
        actions={actions}
        onOpen={setPreviewed}
        loading={loading && !rows}
        failed={error && !rows ? { title: 'The customers could not be loaded', retry: refetch } : null}
        emptyText={`Everything of ${formatMonth(month)} is billed`}
        loadingText="Loading customers..."
      />
      {previewed && invoiceDate !== null && (
        <MonthPreviewModal row={previewed} month={month} invoiceDate={invoiceDate} onClose={() => setPreviewed(null)} />
      )}
      {windows}
    </>
  );
}
