import { Select } from 'antd';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { EarningKind, labels } from '../../../../server/src/domain/enums';
import { earliestSearchDate, lastOfMonth, monthOf } from '../../../../server/src/domain/values/dates';
import { companyToday } from '../../companyToday';
import { useEarningsOfMonthQuery, useUnbilledEarningsQuery, type UnbilledRowFragment } from '../../graphql.generated';
import { paths } from '../../paths';
import { ExportButton } from '../../ui/file/ExportButton';
import { useDayField } from '../../ui/form/useDayField';
import { DateInput } from '../../ui/input/DateInput';
import { LoadFailure } from '../../ui/panel/LoadFailure';
import { Panel } from '../../ui/panel/Panel';
import { DataTable } from '../../ui/table/DataTable';
import { ListTable } from '../../ui/table/ListTable';
import { useRowAction } from '../../ui/table/RowButton';
import { useListPage } from '../../ui/table/useListPage';
import { ToolbarBranch } from '../../ui/search/SearchBranch';
import { urlCodecs, type FiltersOf } from '../../ui/search/urlCodecs';
import { Toolbar } from '../../ui/panel/Toolbar';
import { sumColumns, sumsByKind, unbilledColumns } from './unbilledColumns';

const filters = { month: urlCodecs.month, kind: urlCodecs.oneOf(EarningKind), branchId: urlCodecs.reference };

const thisMonth = () => monthOf(companyToday());

const toSearch = ({ month: chosen, kind, branchId }: Partial<FiltersOf<typeof filters>>) => ({
  month: chosen ?? thisMonth(),
  ...(kind && { kind: [kind] }),
  ...(branchId && { branchId: [String(branchId.id)] }),
});

/** Of bookings: cargo has a list of its own. */
const kinds = Object.values(EarningKind)
  .filter((kind) => kind !== 'Cargo')
  .map((value) => ({ value, label: labels.EarningKind[value] }));

const nameOf = (row: UnbilledRowFragment) => row.awbNo;

/** What is earned in a month and stands on no document yet, with its bookings. */
export function UnbilledTab() {
  const list = useListPage({
    query: useUnbilledEarningsQuery,
    page: (data) => data.unbilledEarnings,
    take: 50,
    sort: { by: 'bookingDate', order: 'DESC' },
    filters,
    toSearch,
  });
  const { month: listed, branchId } = toSearch(list.filters);
  const field = useDayField(listed, (chosen) => list.search({ ...list.filters, month: chosen }));
  const navigate = useNavigate();
  const open = useCallback(
    ({ uniqueId }: UnbilledRowFragment) => void navigate(paths.consignments({ open: uniqueId })),
    [navigate],
  );
  const actions = useRowAction('View', nameOf, open);
  return (
    <>
      <Toolbar columns={unbilledColumns} excel={<ExportButton list={list} columns={unbilledColumns} name="Unbilled" />}>
        <span className="narrow-field">
          <DateInput
            month
            aria-label="Month"
            min={earliestSearchDate}
            max="today"
            invalid="Select a month"
            {...field}
          />
        </span>
        <Select
          aria-label="Kind"
          className="narrow-field"
          placeholder="All kinds"
          allowClear
          value={list.filters.kind}
          options={kinds}
          onChange={(kind?: EarningKind) => list.search({ ...list.filters, kind })}
        />
        <ToolbarBranch
          value={list.filters.branchId}
          onChange={(chosen) => list.search({ ...list.filters, branchId: chosen })}
        />
      </Toolbar>
      <Sums month={listed} branchId={branchId} />
      <ListTable
        list={list}
        label="Unbilled bookings"
        columns={unbilledColumns}
        actions={actions}
        onOpen={open}
        opensOnClick
        letterKeys
        emptyText="There are no unbilled bookings"
        loadingText="Loading unbilled bookings..."
      />
    </>
  );
}

const cargoOf = (month: string) =>
  `${paths.cargo()}?isUnbilled=true&fromDate=${month}-01&toDate=${lastOfMonth(`${month}-01`)}`;

function Sums({ month: chosen, branchId }: { month: string; branchId: string[] | undefined }) {
  const search = { fromDate: `${chosen}-01`, toDate: lastOfMonth(`${chosen}-01`), monthly: true, branchId };
  const { data, error, loading, refetch } = useEarningsOfMonthQuery({
    variables: { search },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) return <LoadFailure title="The sums could not be loaded" retry={refetch} />;
  return (
    <Panel
      title="Earned on the bookings of the month"
      extra={
        <span className="note">
          To-pay freight and commissions are billed on the day on which they are paid,{' '}
          <Link to={cargoOf(chosen)}>cargo</Link> from its own list
        </span>
      }
    >
      <DataTable
        dense
        label="Earned, billed and unbilled"
        columns={sumColumns}
        rows={data ? sumsByKind(data.earnings) : []}
        loading={loading && !data}
        failed={null}
        emptyText="Nothing was earned"
        loadingText="Loading the sums..."
      />
    </Panel>
  );
}
