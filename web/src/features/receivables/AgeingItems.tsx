import { Link, useLocation } from 'react-router-dom';
import { formatDate } from '../../../../server/src/domain/values/dates';
import { labels, type AgeingBucket } from '../../../../server/src/domain/enums';
import { useAgeingQuery, type AgeingQuery } from '../../graphql.generated';
import { paths } from '../../paths';
import { AgeingBars } from '../../ui/facts/AgeingBars';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { FormModal } from '../../ui/form/FormModal';
import { Skeleton } from '../../ui/panel/Skeleton';

type Item = AgeingQuery['ageing']['items'][number] & { uniqueId: string };

const columns: readonly Column<Item>[] = [
  {
    key: 'number',
    title: 'Invoice',
    render: ({ number, invoiceUniqueId }) =>
      invoiceUniqueId ? <Link to={paths.invoice(invoiceUniqueId)}>{number}</Link> : number,
    fit: 'whole',
    card: 'title',
  },
  { key: 'date', title: 'Date', kind: 'date' },
  { key: 'dueDate', title: 'Due', kind: 'date', card: 'note' },
  { key: 'days', title: 'Days', value: (row) => (row.days > 0 ? row.days : null), kind: 'number' },
  { key: 'bucket', title: 'Age', value: (row) => labels.AgeingBucket[row.bucket], fit: 'whole', card: 'text' },
  { key: 'totalAmount', title: 'Total', kind: 'money' },
  { key: 'outstanding', title: 'Outstanding', kind: 'money', card: 'state' },
];

interface Props {
  asOf: string;
  /** Ids of the branches; undefined: all. */
  branchId: string[] | undefined;
  /** `uniqueId` of the customer; null: closed. */
  customer: string | null;
  /** Only what is that late; null: everything. */
  bucket: AgeingBucket | null;
  /** Address of everything that the customer owes on the day. */
  linkToAll: (customer: string) => string;
  onClose: () => void;
}

/** The open invoices of one customer on a day. */
export function AgeingItemsModal({ asOf, branchId, customer, bucket, linkToAll, onClose }: Props) {
  const { state } = useLocation() as { state: unknown };
  const { data } = useAgeingQuery({
    variables: { search: { asOf, customerId: customer, ...(branchId && { branchId }) } },
    skip: customer === null,
    fetchPolicy: 'cache-and-network',
  });
  const ageing = customer === null ? undefined : data?.ageing;
  const items = (ageing?.items ?? []).filter((item) => bucket === null || item.bucket === bucket);
  const rows = items.map((item) => ({ ...item, uniqueId: item.number }));
  return (
    <FormModal
      open={customer !== null}
      title={`${ageing?.rows[0]?.company ?? 'Customer'}, as of ${formatDate(asOf)}`}
      width={760}
      onClose={onClose}
    >
      {!ageing && <Skeleton />}
      {ageing && (
        <>
          <AgeingBars sums={ageing.total} />
          {customer && bucket && (
            <p className="facts">
              {labels.AgeingBucket[bucket]} only ·{' '}
              <Link replace to={linkToAll(customer)} state={state}>
                All open invoices
              </Link>
            </p>
          )}
          <DataTable dense label="Open invoices" columns={columns} rows={rows} emptyText="There are no open invoices" />
          {customer && (
            <p className="facts">
              <Link to={paths.customerLedger(customer)}>Ledger and credit</Link>
            </p>
          )}
        </>
      )}
    </FormModal>
  );
}
