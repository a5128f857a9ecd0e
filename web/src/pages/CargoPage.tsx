import EyeOutlined from '@ant-design/icons/EyeOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { productTexts } from '../../../server/src/domain/productTexts';
import { cargoRefusal } from '../../../server/src/domain/policy';
import { cargoColumns, cargoFileColumns } from '../features/cargo/cargoProperties';
import { CargoDetailPanel } from '../features/cargo/CargoDetailPanel';
import { cargoFilters, cargoSearch } from '../features/cargo/cargoFilters';
import { CargoFormModal } from '../features/cargo/CargoFormModal';
import { CargoSearchFields } from '../features/cargo/CargoSearchFields';
import { useCargoConsignmentsQuery, type CargoRowFragment } from '../graphql.generated';
import type { Sort } from '../ui/table/DataTable';
import { ExportButton } from '../ui/file/ExportButton';
import { IconButton } from '../ui/panel/IconButton';
import { ListTable } from '../ui/table/ListTable';
import { PageHeader } from '../ui/panel/PageHeader';
import { SearchCard } from '../ui/search/SearchCard';
import { useShortcut } from '../ui/keys/shortcuts';
import { useSelectMode } from '../ui/bulk/useSelectMode';
import { useUrlState } from '../ui/search/useUrlState';
import { RowMenu } from '../ui/table/RowMenu';
import { toPage, useListPage } from '../ui/table/useListPage';
import { usePermission } from '../ui/app/usePermission';
import { lazyPart } from '../ui/app/lazily';

const fileSort: Sort = { by: 'bookingDate', order: 'ASC' };
const newestFirst: Sort = { by: 'createdOn', order: 'DESC' };

const CargoBulkBar = lazyPart(() => import('../features/cargo/CargoBulkBar'));

export default function CargoPage() {
  const may = usePermission();
  const [, setParams] = useSearchParams();
  const detail = useUrlState('open');
  const editing = useUrlState('edit', 'updateCargo');
  const creating = useUrlState('new', 'bookCargo');
  const list = useListPage({
    query: useCargoConsignmentsQuery,
    page: (data) => data.cargoConsignments,
    take: 50,
    sort: { by: 'bookingDate', order: 'DESC' },
    filters: cargoFilters(may('userSuggestions')),
    toSearch: cargoSearch.toSearch,
  });
  const { selecting, selection, toggle } = useSelectMode<CargoRowFragment>(list.rows);
  const [saved, setSaved] = useState<string | null>(null);

  const { open } = detail;
  const edit = editing.show;
  const create = () => creating.show('1');
  const columns = useMemo(() => cargoColumns(open), [open]);
  const actions = useCallback(
    (row: CargoRowFragment) => (
      <RowMenu
        name={row.awbNo}
        actions={[
          { label: 'View', icon: <EyeOutlined />, run: () => open(row) },
          cargoRefusal.update(row) === null && { label: 'Edit', action: 'updateCargo', run: () => edit(row.uniqueId) },
        ]}
      />
    ),
    [open, edit],
  );

  /** SPEC 9: after a booking the list reloads by createdOn descending. */
  function listNewest() {
    const isNewest = list.sort.by === newestFirst.by && list.sort.order === newestFirst.order && list.skip === 0;
    if (isNewest) list.retry();
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('new');
        toPage(next, 0);
        next.set('sort', newestFirst.by);
        next.set('order', newestFirst.order);
        return next;
      },
      { replace: true },
    );
  }

  useShortcut('n', 'New consignment', may('bookCargo') ? create : null, { opensField: true });

  return (
    <>
      <PageHeader title="Manage Consignments" note="Cargo" />
      <SearchCard
        label="Search cargo consignments"
        name="cargo"
        filters={list.filters}
        defaults={list.defaults}
        chips={cargoSearch.chips}
        onSearch={list.search}
        more={
          <Button type={selecting ? 'primary' : 'default'} aria-pressed={selecting} onClick={toggle}>
            Select
          </Button>
        }
        columns={columns}
        excel={<ExportButton list={list} columns={cargoFileColumns} name="Consignments" sort={fileSort} />}
        primary={
          may('bookCargo') && (
            <IconButton type="primary" label="Create Consignment" icon={<PlusOutlined />} onClick={create} />
          )
        }
      >
        {(draft, change) => <CargoSearchFields draft={draft} onChange={change} />}
      </SearchCard>
      {selecting && <CargoBulkBar list={list} selection={selection} />}
      <ListTable
        list={list}
        selection={selecting ? selection : undefined}
        label="Cargo consignments"
        columns={columns}
        actions={actions}
        onOpen={open}
        opensOnClick
        letterKeys
        tone={(row) => (row.uniqueId === saved ? 'current' : undefined)}
        emptyText={productTexts.noConsignments}
        emptyNote="Each cargo booking is a line here, with its carrier and what it costs."
        loadingText={productTexts.consignmentsLoading}
        failedText={productTexts.consignmentSearchFailed}
      />
      <CargoDetailPanel
        uniqueId={detail.value}
        covered={Boolean(editing.value ?? creating.value)}
        neighbours={{ rows: list.rows, show: detail.replace }}
        onClose={detail.close}
        onEdit={edit}
      />
      <CargoFormModal
        editing={creating.value ? 'new' : editing.value}
        onClose={creating.value ? creating.close : editing.close}
        onSaved={({ uniqueId }) => {
          setSaved(uniqueId);
          if (creating.value) listNewest();
          else editing.close();
        }}
      />
    </>
  );
}
