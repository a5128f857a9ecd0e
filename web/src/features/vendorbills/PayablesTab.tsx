import { formatDate } from '../../../../server/src/domain/values/dates';
import { usePayablesAgeingQuery, type PayablesAgeingQuery } from '../../graphql.generated';
import { SelectedExcel } from '../../ui/bulk/SelectedExcel';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { showMoney } from '../../ui/app/format';
import { LoadFailure } from '../../ui/panel/LoadFailure';
import { Skeleton } from '../../ui/panel/Skeleton';
import { Toolbar } from '../../ui/panel/Toolbar';
import { NamedBars, NamedSum } from '../../ui/facts/NamedBars';

type PayableRow = PayablesAgeingQuery['payablesAgeing']['rows'][number] & { uniqueId: string };

const buckets = [
  { field: 'days30', title: 'Up to 30 days' },
  { field: 'days60', title: '31–60 days' },
  { field: 'days90', title: '61–90 days' },
  { field: 'older', title: 'Over 90 days' },
] as const;

const columns: readonly Column<PayableRow>[] = [
  { key: 'vendor', title: 'Vendor', width: 180, card: 'title' },
  { key: 'bills', title: 'Bills', kind: 'number' },
  ...buckets.map(({ field, title }) => ({
    key: field,
    title,
    value: (row: PayableRow) => row[field] || null,
    kind: 'money' as const,
  })),
  { key: 'claimed', title: 'Claimed', value: (row) => row.claimed || null, kind: 'money' },
  { key: 'payable', title: 'Payable', kind: 'money', card: 'state' },
];

/** What is to be paid to vendors by the age of their unsettled bills. */
export function PayablesTab() {
  const { data, error, refetch } = usePayablesAgeingQuery({ fetchPolicy: 'cache-and-network' });
  const payables = data?.payablesAgeing;
  if (!payables && error) return <LoadFailure title="The payables could not be loaded" retry={refetch} />;
  if (!payables) return <Skeleton text="Loading payables..." />;
  const rows = payables.rows.map((row) => ({ ...row, uniqueId: row.vendorUniqueId }));
  return (
    <>
      {rows.length > 0 && (
        <NamedBars
          label="What is to be paid, by days since the date of the bill"
          bars={buckets.map(({ field, title }) => ({
            key: field,
            name: title,
            value: payables.total[field],
            text: showMoney(payables.total[field]),
            bucket: field,
          }))}
        >
          <NamedSum name="Payable" text={showMoney(payables.total.payable)}>
            {payables.total.claimed > 0 ? (
              <>
                without <span className="nobreak">{showMoney(payables.total.claimed)}</span> that is claimed
              </>
            ) : (
              'nothing is claimed'
            )}
          </NamedSum>
        </NamedBars>
      )}
      {rows.length > 0 && <Toolbar excel={<SelectedExcel rows={rows} columns={columns} name="Payables" />} />}
      <DataTable
        label={`Payables on ${formatDate(payables.asOf)}`}
        columns={columns}
        rows={rows}
        emptyText="There are no unsettled bills"
      />
    </>
  );
}
