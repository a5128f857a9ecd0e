import { useCallback } from 'react';
import { useVppDebtsQuery, useVppRemittancesQuery, type VppRemittanceRowFragment } from '../../graphql.generated';
import { DataTable } from '../../ui/table/DataTable';
import { ExportButton } from '../../ui/file/ExportButton';
import { showMoney } from '../../ui/app/format';
import { ListTable } from '../../ui/table/ListTable';
import { LoadFailure } from '../../ui/panel/LoadFailure';
import { RowButton, useRowAction } from '../../ui/table/RowButton';
import { SearchBox } from '../../ui/search/SearchBox';
import { urlCodecs } from '../../ui/search/urlCodecs';
import { useKeepMounted } from '../../ui/panel/useKeepMounted';
import { useListPage } from '../../ui/table/useListPage';
import { useUrlState } from '../../ui/search/useUrlState';
import { SelectedExcel } from '../../ui/bulk/SelectedExcel';
import { debtColumns, remittanceColumns, type VppDebtRow } from './vppColumns';
import './receivables.css';
import { lazyPart } from '../../ui/app/lazily';
import { usePermission } from '../../ui/app/usePermission';
import { Toolbar } from '../../ui/panel/Toolbar';

const VppRemitModal = lazyPart(() => import('./VppRemitForm'), 'VppRemitModal');
const VppRemittanceModal = lazyPart(() => import('./VppRemittance'), 'VppRemittanceModal');

/** To whom VPP money is owed, and what was remitted. */
export function VppTab() {
  const remitting = useUrlState('remit', 'remitVpp');
  const used = useKeepMounted(remitting.value !== null);
  return (
    <>
      <Debts onRemit={remitting.show} />
      <Remittances />
      {used && <VppRemitModal customer={remitting.value} onClose={remitting.close} />}
    </>
  );
}

function Debts({ onRemit }: { onRemit: (customer: string) => void }) {
  const mayRemit = usePermission()('remitVpp');
  const { data, error, loading, refetch } = useVppDebtsQuery({ fetchPolicy: 'cache-and-network' });
  const rows = (data?.vppDebts ?? []).map((row) => ({ ...row, uniqueId: row.customerUniqueId }));
  const total = rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  const open = useCallback(({ uniqueId }: VppDebtRow) => onRemit(uniqueId), [onRemit]);

  if (error && !data) return <LoadFailure title="What is owed could not be loaded" retry={refetch} />;
  return (
    <>
      <Toolbar excel={rows.length > 0 && <SelectedExcel rows={rows} columns={debtColumns} name="VPP" />}>
        <span>
          Collected and not remitted: <strong>{showMoney(total)}</strong>
        </span>
      </Toolbar>
      <DataTable
        label="VPP money owed"
        columns={debtColumns}
        rows={rows}
        actions={
          !mayRemit
            ? undefined
            : (row) => (
                <RowButton aria-label={`Remit to ${row.company}`} onClick={() => open(row)}>
                  Remit
                </RowButton>
              )
        }
        onOpen={mayRemit ? open : undefined}
        opensOnClick
        loading={loading && !data}
        failed={null}
        emptyText="Nothing is owed to anybody"
        loadingText="Loading what is owed..."
      />
    </>
  );
}

const nameOf = (row: VppRemittanceRowFragment) => row.number;

function Remittances() {
  const list = useListPage({
    query: useVppRemittancesQuery,
    page: (data) => data.vppRemittances,
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
      <h2 className="heading">Remittances</h2>
      <Toolbar
        columns={remittanceColumns}
        excel={<ExportButton list={list} columns={remittanceColumns} name="Remittances" />}
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
        label="Remittances"
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
        <VppRemittanceModal
          uniqueId={detail.value}
          neighbours={{ rows: list.rows, show: detail.replace }}
          onClose={detail.close}
        />
      )}
    </>
  );
}
