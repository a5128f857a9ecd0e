import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { productTexts } from '../../../server/src/domain/productTexts';
import { DeliveryPersonsModal } from '../features/runsheets/DeliveryPersonsModal';
import type { Parcel } from '../features/runsheets/ParcelField';
import { runSheetColumns, runSheetFileColumns } from '../features/runsheets/runSheetColumns';
import { RunSheetSearchFields, runSheetSearch } from '../features/runsheets/runSheetFilters';
import { RunSheetFormModal } from '../features/runsheets/RunSheetForm';
import { RunSheetModal } from '../features/runsheets/RunSheetModal';
import { useRunSheetsQuery } from '../graphql.generated';
import { usePermission } from '../ui/app/usePermission';
import { ExportButton } from '../ui/file/ExportButton';
import { useShortcut } from '../ui/keys/shortcuts';
import { PageHeader } from '../ui/panel/PageHeader';
import { SearchCard } from '../ui/search/SearchCard';
import { useUrlState } from '../ui/search/useUrlState';
import type { Sort } from '../ui/table/DataTable';
import { ListTable } from '../ui/table/ListTable';
import { useListPage } from '../ui/table/useListPage';
import { May } from '../ui/app/May';

const fileSort: Sort = { by: 'date', order: 'ASC' };

export default function RunSheetsPage() {
  const may = usePermission();
  const detail = useUrlState('open');
  const creating = useUrlState('new', 'createRunSheet');
  const [, setParams] = useSearchParams();
  const { parcels } = (useLocation().state ?? {}) as { parcels?: readonly Parcel[] };
  const [isShowingPersons, setShowingPersons] = useState(false);
  const list = useListPage({
    query: useRunSheetsQuery,
    page: (data) => data.runSheets,
    take: 50,
    sort: { by: 'date', order: 'DESC' },
    filters: runSheetSearch.codecs,
    toSearch: runSheetSearch.toSearch,
  });
  const { open } = detail;
  const create = () => creating.show('1');
  const columns = useMemo(() => runSheetColumns(open), [open]);

  useShortcut('n', 'New run sheet', may('createRunSheet') ? create : null, { opensField: true });

  return (
    <>
      <PageHeader title="Run Sheets" note="Parcels that go to the doors, and what comes back in the evening" />
      <SearchCard
        label="Search run sheets"
        name="runsheets"
        filters={list.filters}
        defaults={list.defaults}
        chips={runSheetSearch.chips}
        onSearch={list.search}
        more={may('saveDeliveryPerson') && <Button onClick={() => setShowingPersons(true)}>Delivery Persons</Button>}
        columns={columns}
        excel={<ExportButton list={list} columns={runSheetFileColumns} name="Run sheets" sort={fileSort} />}
        primary={
          <May do="createRunSheet">
            <Button type="primary" onClick={create}>
              Create Run Sheet
            </Button>
          </May>
        }
      >
        {(draft, change) => <RunSheetSearchFields draft={draft} onChange={change} />}
      </SearchCard>
      <ListTable
        list={list}
        label="Run sheets"
        columns={columns}
        onOpen={open}
        opensOnClick
        letterKeys
        dense
        emptyText={productTexts.noRunSheets}
        emptyNote="A run sheet is made of parcels that go to the doors together."
        loadingText="Loading run sheets..."
      />
      <RunSheetModal
        uniqueId={creating.value ? null : detail.value}
        neighbours={{ rows: list.rows, show: detail.replace }}
        onClose={detail.close}
      />
      <RunSheetFormModal
        open={creating.value !== null}
        parcels={parcels}
        onClose={creating.close}
        onMade={({ uniqueId }) =>
          setParams(
            (current) => {
              const next = new URLSearchParams(current);
              next.delete('new');
              next.set('open', uniqueId);
              return next;
            },
            { replace: true },
          )
        }
      />
      <DeliveryPersonsModal open={isShowingPersons} onClose={() => setShowingPersons(false)} />
    </>
  );
}
