import { formatDate } from '../../../../server/src/domain/values/dates';
import { useCounterDaysQuery, useCreateCounterBillMutation, type CounterDaysQuery } from '../../graphql.generated';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { showMoney } from '../../ui/app/format';
import { LoadFailure } from '../../ui/panel/LoadFailure';
import { Panel } from '../../ui/panel/Panel';
import { RowButton } from '../../ui/table/RowButton';
import { useCommand } from '../../ui/form/useCommand';

type Row = CounterDaysQuery['counterDays'][number] & { uniqueId: string };

const columns: readonly Column<Row>[] = [
  { key: 'day', title: 'Day', value: (row) => row.day, kind: 'date', card: 'title' },
  {
    key: 'placeOfSupply',
    title: 'Place Of Supply',
    value: (row) => `${row.placeOfSupply}-${row.state}`,
    fit: 'whole',
    card: 'text',
  },
  { key: 'consignments', title: 'Bookings', value: (row) => row.consignments, kind: 'number' },
  { key: 'unpriced', title: 'Without Amount', value: (row) => row.unpriced || null, kind: 'number' },
  { key: 'amount', title: 'Amount', value: (row) => row.amount, kind: 'money', card: 'state' },
];

/** Days whose cash and to-pay sales are on no invoice. One click makes the bill of a day, which is cancelled like any invoice. */
export function CounterBills() {
  const { data, error, loading, refetch } = useCounterDaysQuery({ fetchPolicy: 'cache-and-network' });
  const [create, creating] = useCommand(useCreateCounterBillMutation(), {
    done: ({ createCounterBill: { invoiceNumber, totalAmount } }) =>
      `${invoiceNumber} made over ${showMoney(totalAmount)}`,
    changes: [
      'counterDays',
      'gstr1',
      'invoices',
      'consignments',
      'billingSummary',
      'billingTrend',
      'customerPayments',
      'customers',
    ],
  });
  const rows = (data?.counterDays ?? []).map((row) => ({ ...row, uniqueId: `${row.day} ${row.placeOfSupply}` }));

  return (
    <Panel
      title="Counter bills"
      extra={<span className="quiet">Cash and to-pay bookings of unregistered senders, to be billed by day</span>}
    >
      {error && !data ? (
        <LoadFailure title="The days could not be loaded" retry={() => void refetch().catch(() => undefined)} />
      ) : rows.length === 0 ? (
        <p className="quiet">{loading && !data ? 'Loading the days...' : 'Every day until yesterday is billed'}</p>
      ) : (
        <DataTable
          dense
          label="Days without a counter bill"
          columns={columns}
          rows={rows}
          actions={(row) => (
            <RowButton
              aria-label={`Make Bill of ${formatDate(row.day)}, ${row.state}`}
              disabled={creating || row.consignments === 0}
              onClick={() => void create({ input: { day: row.day, placeOfSupply: row.placeOfSupply } })}
            >
              Make Bill
            </RowButton>
          )}
          emptyText="Every day until yesterday is billed"
        />
      )}
    </Panel>
  );
}
