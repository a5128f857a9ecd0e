import { Button } from 'antd';
import { useCallback, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { earliestSearchDate, formatDate, isDateOnly } from '../../../../server/src/domain/values/dates';
import { AgeingBucket } from '../../../../server/src/domain/enums';
import { companyToday } from '../../companyToday';
import { useAgeingQuery, type AgeingCustomerRowFragment } from '../../graphql.generated';
import { paths } from '../../paths';
import { AgeingBars } from '../../ui/facts/AgeingBars';
import { ageingBuckets } from '../../ui/facts/ageingBuckets';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { DateInput } from '../../ui/input/DateInput';
import { xlsSheet } from '../../ui/file/exportXls';
import { showMoney } from '../../ui/app/format';
import { LoadFailure } from '../../ui/panel/LoadFailure';
import { Skeleton } from '../../ui/panel/Skeleton';
import { useAddressFilters } from '../../ui/search/ownBranch';
import { ToolbarBranch } from '../../ui/search/SearchBranch';
import { urlCodecs, type FiltersOf, type UrlCodec } from '../../ui/search/urlCodecs';
import { useDayField } from '../../ui/form/useDayField';
import { useUrlState } from '../../ui/search/useUrlState';
import { useXlsFile } from '../../ui/file/useXlsFile';
import { Toolbar } from '../../ui/panel/Toolbar';
import { AgeingItemsModal } from './AgeingItems';
import './receivables.css';

type AgeingListRow = AgeingCustomerRowFragment & { uniqueId: string };

const day: UrlCodec<string> = { read: (text) => (isDateOnly(text) ? text : undefined), write: (date) => date };
const filters = { asOf: day, branchId: urlCodecs.reference };
type Filters = Partial<FiltersOf<typeof filters>>;

/** Of the line that has the sums of all. */
const noCustomer = { uniqueId: '', customerUniqueId: '', customerId: 0, company: 'Total', contact: '' };

/** Of the history entry that a link makes: closing the window goes back to the one before. */
const shownCustomer = { shown: 'customer' };

/** `linkTo`: the address of the invoices of a customer in a bucket. */
const columnsOf = (linkTo: (customer: string, bucket: AgeingBucket) => string): readonly Column<AgeingListRow>[] => [
  { key: 'company', title: 'Customer', width: 180, card: 'title' },
  { key: 'contact', title: 'Contact', fit: 'whole', card: 'text' },
  ...ageingBuckets.map(({ bucket, field, title }) => ({
    key: field,
    title,
    value: (row: AgeingListRow) => row[field] || null,
    render: (row: AgeingListRow) =>
      row[field] ? (
        <Link
          to={linkTo(row.uniqueId, bucket)}
          state={shownCustomer}
          aria-label={`${showMoney(row[field])}, ${title} of ${row.company}`}
        >
          {showMoney(row[field])}
        </Link>
      ) : null,
    kind: 'money' as const,
  })),
  { key: 'advances', title: 'Advances', value: (row) => row.advances || null, kind: 'money' },
  { key: 'writtenOff', title: 'Written Off', value: (row) => row.writtenOff || null, kind: 'money' },
  { key: 'balance', title: 'Balance', kind: 'money', card: 'state' },
];

/** What customers owe at the end of a day; day and branch stand in the address. */
export function AgeingTab() {
  const [params, setParams] = useSearchParams();
  const { read, write } = useAddressFilters(filters);
  const chosen = useMemo(() => read(params), [read, params]);
  const { asOf = companyToday(), branchId: branch } = chosen;
  const branchId = branch && [String(branch.id)];
  const opened = useUrlState('customer');
  const addressOf = useCallback(
    (given: Filters, shown: Record<string, string> = {}) => {
      const address = new URLSearchParams({ tab: 'ageing' });
      write(address, given);
      return { ...Object.fromEntries(address), ...shown };
    },
    [write],
  );
  const linkTo = useCallback(
    (customer: string, bucket?: AgeingBucket) =>
      paths.receivables(addressOf({ asOf, branchId: branch }, { customer, ...(bucket && { bucket }) })),
    [addressOf, asOf, branch],
  );
  const columns = useMemo(() => columnsOf(linkTo), [linkTo]);
  const [save, writing] = useXlsFile();
  const dayField = useDayField(asOf, (to) => setParams(addressOf({ ...chosen, asOf: to })));
  const { data, error, refetch } = useAgeingQuery({
    variables: { search: { asOf, ...(branchId && { branchId }) } },
    fetchPolicy: 'cache-and-network',
  });
  const ageing = data?.ageing;
  const rows = (ageing?.rows ?? []).map((row) => ({ ...row, uniqueId: row.customerUniqueId }));
  const total = ageing && { ...noCustomer, ...ageing.total };
  const open = ({ uniqueId }: AgeingListRow) => {
    if (uniqueId === opened.value) return;
    setParams(addressOf({ asOf, branchId: branch }, { customer: uniqueId }), { state: shownCustomer });
  };

  if (error && !ageing) return <LoadFailure title="The ageing could not be loaded" retry={refetch} />;
  return (
    <>
      <Toolbar
        excel={
          <Button
            disabled={rows.length === 0}
            loading={writing}
            onClick={() => void save('Ageing.xls', [xlsSheet('Ageing', columns, total ? [...rows, total] : rows)])}
          >
            Excel
          </Button>
        }
      >
        <span className="narrow-field">
          <DateInput aria-label="As of" min={earliestSearchDate} {...dayField} />
        </span>
        <ToolbarBranch value={branch} onChange={(to) => setParams(addressOf({ ...chosen, branchId: to }))} />
      </Toolbar>
      {ageing ? (
        <>
          <AgeingBars sums={ageing.total} />
          <DataTable
            label={`Ageing as of ${formatDate(asOf)}`}
            columns={columns}
            rows={rows}
            total={total}
            onOpen={open}
            opensOnClick
            emptyText="Nobody owes anything on this day"
          />
        </>
      ) : (
        <Skeleton text="Loading the ageing..." />
      )}
      <AgeingItemsModal
        asOf={asOf}
        branchId={branchId}
        customer={opened.value}
        bucket={urlCodecs.oneOf(AgeingBucket).read(params.get('bucket') ?? '') ?? null}
        linkToAll={linkTo}
        onClose={opened.close}
      />
    </>
  );
}
