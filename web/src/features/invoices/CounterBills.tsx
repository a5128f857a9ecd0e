import { Button } from 'antd';
import { useState } from 'react';
import { formatDate } from '../../../../server/src/domain/values/dates';
import { courier } from '../../../../server/src/domain/tax/services';
import { formatRupees, rupeesToPaise } from '../../../../server/src/domain/values/money';
import { useCounterDaysQuery, useCreateCounterBillMutation, type CounterDaysQuery } from '../../graphql.generated';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { counted, showMoney } from '../../ui/app/format';
import { useConfirm } from '../../ui/overlay/confirm';
import { LoadFailure } from '../../ui/panel/LoadFailure';
import { Panel } from '../../ui/panel/Panel';
import { RowButton } from '../../ui/table/RowButton';
import { useCommand } from '../../ui/form/useCommand';
import { CounterBillAddressModal } from './CounterBillAddressModal';
import { usePermission } from '../../ui/app/usePermission';
import { EmptyState } from '../../ui/panel/EmptyState';
import { Skeleton } from '../../ui/panel/Skeleton';

type Row = CounterDaysQuery['counterDays'][number] & { uniqueId: string };

/** Courier services are not named. */
const toText = ({ name, service }: Row): string =>
  [name ?? 'Small sales', ...(service === courier ? [] : [service])].join(', ');

const columns: readonly Column<Row>[] = [
  { key: 'day', title: 'Day', kind: 'date', card: 'title' },
  { key: 'name', title: 'To', value: toText, width: 180, card: 'note' },
  {
    key: 'placeOfSupply',
    title: 'Place Of Supply',
    value: (row) => `${row.placeOfSupply}-${row.state}`,
    fit: 'whole',
    card: 'text',
  },
  { key: 'consignments', title: 'Bookings', kind: 'number' },
  { key: 'unpriced', title: 'Without Amount', value: (row) => row.unpriced || null, kind: 'number' },
  { key: 'amount', title: 'Amount', kind: 'money', card: 'state' },
];

const inputOf = ({ day, placeOfSupply, senderId, consignmentId, service }: Row) => ({
  day,
  placeOfSupply,
  service,
  senderId: senderId === null ? null : String(senderId),
  consignmentId: consignmentId === null ? null : String(consignmentId),
});

const changes = [
  'counterDays',
  'gstr1',
  'invoices',
  'consignments',
  'billingSummary',
  'billingTrend',
  'customerPayments',
  'customers',
  'earnings',
  'unbilledEarnings',
] as const;

/** The bills of which nothing is missing, and how many are done while all of them are made. */
function useAll(rows: readonly Row[], create: (row: Row) => Promise<boolean>) {
  const confirm = useConfirm();
  const [done, setDone] = useState<number | null>(null);
  const ready = rows.filter(({ consignments, lacksAddress }) => consignments > 0 && !lacksAddress);
  async function makeAll() {
    const paise = ready.reduce((sum, { amount }) => sum + rupeesToPaise(amount), 0);
    const question = `Make ${counted(ready.length, 'bill')} over ${formatRupees(paise)}?`;
    if (!(await confirm({ question, ok: 'Make Bills' }))) return;
    for (const [at, row] of ready.entries()) {
      setDone(at);
      if (!(await create(row))) break;
    }
    setDone(null);
  }
  return { ready, done, makeAll };
}

/** What unregistered persons paid and is on no document, by bill; made one by one or all at once, and cancelled like any invoice. */
export function CounterBills() {
  const { data, error, loading, refetch } = useCounterDaysQuery({ fetchPolicy: 'cache-and-network' });
  const mayMake = usePermission()('createCounterBill');
  const [addressed, setAddressed] = useState<Row | null>(null);
  const [create, creating] = useCommand(useCreateCounterBillMutation(), {
    done: ({ createCounterBill: { invoiceNumber, totalAmount } }) =>
      `${invoiceNumber} made over ${showMoney(totalAmount)}`,
    changes,
  });
  const rows = (data?.counterDays ?? []).map((row) => ({
    ...row,
    uniqueId: [row.day, row.placeOfSupply, row.senderId, row.consignmentId, row.service].join(' '),
  }));
  const { ready, done, makeAll } = useAll(rows, async (row) => (await create({ input: inputOf(row) })) !== null);
  const isBusy = creating || done !== null;

  return (
    <Panel
      title="Counter bills"
      extra={
        mayMake && ready.length > 1 ? (
          <Button size="small" loading={done !== null} disabled={isBusy} onClick={() => void makeAll()}>
            {done === null ? 'Make All Bills' : `${done} of ${ready.length} made`}
          </Button>
        ) : (
          <span className="quiet">What unregistered persons paid, to be billed by day</span>
        )
      }
    >
      {error && !data ? (
        <LoadFailure title="The days could not be loaded" retry={refetch} />
      ) : loading && !data ? (
        <Skeleton text="Loading the days..." />
      ) : rows.length === 0 ? (
        <EmptyState text="Every day until yesterday is billed" />
      ) : (
        <DataTable
          dense
          label="Days without a counter bill"
          columns={columns}
          rows={rows}
          actions={
            !mayMake
              ? undefined
              : (row) => (
                  <RowButton
                    aria-label={`Make Bill of ${formatDate(row.day)}, ${row.name ?? row.state}`}
                    disabled={isBusy || row.consignments === 0}
                    onClick={() => (row.lacksAddress ? setAddressed(row) : void create({ input: inputOf(row) }))}
                  >
                    Make Bill
                  </RowButton>
                )
          }
          emptyText="Every day until yesterday is billed"
        />
      )}
      {addressed && (
        <CounterBillAddressModal
          name={addressed.name ?? ''}
          onClose={() => setAddressed(null)}
          create={async (buyerAddress) => (await create({ input: { ...inputOf(addressed), buyerAddress } })) !== null}
        />
      )}
    </Panel>
  );
}
