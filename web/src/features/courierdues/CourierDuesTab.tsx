import { useCallback, type ReactNode } from 'react';
import { formatDate } from '../../../../server/src/domain/values/dates';
import {
  useCourierDueAgeingQuery,
  useCourierRemittancesQuery,
  type CourierDueAgeingQuery,
  type CourierRemittanceRowFragment,
} from '../../graphql.generated';
import { counted, showMoney } from '../../ui/app/format';
import { lazyPart } from '../../ui/app/lazily';
import { usePermission } from '../../ui/app/usePermission';
import { SelectedExcel } from '../../ui/bulk/SelectedExcel';
import { ExportButton } from '../../ui/file/ExportButton';
import { LoadFailure } from '../../ui/panel/LoadFailure';
import { Skeleton } from '../../ui/panel/Skeleton';
import { useKeepMounted } from '../../ui/panel/useKeepMounted';
import { SearchBox } from '../../ui/search/SearchBox';
import { urlCodecs } from '../../ui/search/urlCodecs';
import { useUrlState } from '../../ui/search/useUrlState';
import { DataTable } from '../../ui/table/DataTable';
import { ListTable } from '../../ui/table/ListTable';
import { RowButton, useRowAction } from '../../ui/table/RowButton';
import { useListPage } from '../../ui/table/useListPage';
import { Toolbar } from '../../ui/panel/Toolbar';
import { buckets, remittanceColumns, vendorDueColumns, type VendorDueRow } from './courierDueColumns';
import { NamedBars, NamedSum } from '../../ui/facts/NamedBars';

const RemittanceModal = lazyPart(() => import('./RemittanceForm'), 'RemittanceModal');
const CourierRemittanceModal = lazyPart(() => import('./CourierRemittance'), 'CourierRemittanceModal');

/** What couriers have collected for us, and what they have handed over. */
export function CourierDuesTab({ importing }: { importing?: ReactNode }) {
  const recording = useUrlState('collect');
  const used = useKeepMounted(recording.value !== null);
  return (
    <>
      <Vendors onRecord={recording.show} />
      <Remittances importing={importing} />
      {used && <RemittanceModal vendor={recording.value} onClose={recording.close} />}
    </>
  );
}

function Vendors({ onRecord }: { onRecord: (vendor: string) => void }) {
  const may = usePermission();
  const { data, error, refetch } = useCourierDueAgeingQuery({ fetchPolicy: 'cache-and-network' });
  const open = useCallback(({ uniqueId }: VendorDueRow) => onRecord(uniqueId), [onRecord]);
  const ageing = data?.courierDueAgeing;
  if (!ageing && error) return <LoadFailure title="What couriers owe could not be loaded" retry={refetch} />;
  if (!ageing) return <Skeleton text="Loading what couriers owe..." />;
  const rows = ageing.rows.map((row) => ({ ...row, uniqueId: row.vendorUniqueId }));
  const mayRecord = may('recordCourierRemittance');
  return (
    <>
      {rows.length > 0 && <Bars total={ageing.total} />}
      {rows.length > 0 && (
        <Toolbar excel={<SelectedExcel rows={rows} columns={vendorDueColumns} name="Due from couriers" />} />
      )}
      <DataTable
        label={`Due from couriers on ${formatDate(ageing.asOf)}`}
        columns={vendorDueColumns}
        rows={rows}
        actions={
          mayRecord
            ? (row) => (
                <RowButton aria-label={`Record remittance of ${row.vendor}`} onClick={() => open(row)}>
                  Record
                </RowButton>
              )
            : undefined
        }
        onOpen={mayRecord ? open : undefined}
        opensOnClick={mayRecord}
        emptyText="No courier owes anything"
      />
    </>
  );
}

const Bars = ({ total }: { total: CourierDueAgeingQuery['courierDueAgeing']['total'] }) => (
  <NamedBars
    label="What couriers owe, by days since the delivery"
    bars={buckets.map(({ field, title, colour }) => ({
      key: field,
      name: title,
      value: total[field],
      text: showMoney(total[field]),
      bucket: colour,
    }))}
  >
    <NamedSum name="Due" text={showMoney(total.due)}>
      {counted(total.consignments, 'consignment')}
    </NamedSum>
  </NamedBars>
);

const nameOf = (row: CourierRemittanceRowFragment) => row.number;

/** `importing`: beside the export of the list. */
function Remittances({ importing }: { importing: ReactNode }) {
  const list = useListPage({
    query: useCourierRemittancesQuery,
    page: (data) => data.courierRemittances,
    take: 50,
    sort: { by: 'remittedOn', order: 'DESC' },
    filters: { searchText: urlCodecs.text },
  });
  const detail = useUrlState('remittance');
  const opened = useKeepMounted(detail.value !== null);
  const { open } = detail;
  const actions = useRowAction('View', nameOf, open);
  const { filters } = list;
  return (
    <>
      <h2 className="heading">Remittances of couriers</h2>
      <Toolbar
        more={<> {importing}</>}
        columns={remittanceColumns}
        excel={<ExportButton list={list} columns={remittanceColumns} name="Remittances of couriers" />}
      >
        <SearchBox
          label="Search remittances"
          placeholder="Number or reference"
          value={filters.searchText}
          onSearch={(searchText) => list.search({ ...filters, searchText })}
        />
      </Toolbar>
      <ListTable
        list={list}
        label="Remittances of couriers"
        columns={remittanceColumns}
        actions={actions}
        onOpen={open}
        opensOnClick
        letterKeys
        tone={(row) => (row.reversedOn ? 'struck' : undefined)}
        emptyText="There are no remittances"
        loadingText="Loading remittances..."
      />
      {opened && (
        <CourierRemittanceModal
          uniqueId={detail.value}
          neighbours={{ rows: list.rows, show: detail.replace }}
          onClose={detail.close}
        />
      )}
    </>
  );
}
