import EyeOutlined from '@ant-design/icons/EyeOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { useCallback, useMemo, useState } from 'react';
import { manifestRefusal } from '../../../server/src/domain/policy';
import { IncomingManifestModal } from '../features/manifests/IncomingManifestForm';
import { manifestColumns, manifestFileColumns } from '../features/manifests/manifestColumns';
import { ManifestDetailPanel } from '../features/manifests/ManifestDetailPanel';
import { manifestSearch, defaultManifestFilters } from '../features/manifests/manifestFilters';
import { ManifestPaymentModal } from '../features/manifests/ManifestPayment';
import { ManifestSearchFields } from '../features/manifests/ManifestSearchFields';
import { printManifest } from '../features/manifests/PrintManifest';
import { useDeleteManifest } from '../features/manifests/useDeleteManifest';
import { useManifestsQuery, type ManifestRowFragment } from '../graphql.generated';
import type { Sort } from '../ui/table/DataTable';
import { ExportButton } from '../ui/file/ExportButton';
import { IconButton } from '../ui/panel/IconButton';
import { ListTable } from '../ui/table/ListTable';
import { PageHeader } from '../ui/panel/PageHeader';
import { SearchCard } from '../ui/search/SearchCard';
import { useShortcut } from '../ui/keys/shortcuts';
import { useUrlState } from '../ui/search/useUrlState';
import { RowMenu } from '../ui/table/RowMenu';
import { useListPage } from '../ui/table/useListPage';
import { usePermission } from '../ui/app/usePermission';

const fileSort: Sort = { by: 'date', order: 'ASC' };

export default function ManifestsPage() {
  const may = usePermission();
  const detail = useUrlState('open');
  const creating = useUrlState('new', 'createIncomingManifest');
  const list = useListPage({
    query: useManifestsQuery,
    page: (data) => data.manifests,
    take: 100,
    sort: { by: 'date', order: 'DESC' },
    filters: manifestSearch.codecs,
    defaults: defaultManifestFilters(),
    toSearch: manifestSearch.toSearch,
  });
  const [saved, setSaved] = useState<string | null>(null);
  const [paying, setPaying] = useState<ManifestRowFragment | null>(null);
  const deleteManifest = useDeleteManifest();

  const create = () => creating.show('1');
  const { show, close } = detail;
  const open = useCallback((row: ManifestRowFragment) => show(row.uniqueId), [show]);
  const remove = useCallback(
    async (row: ManifestRowFragment) => {
      if (await deleteManifest(row)) close();
    },
    [deleteManifest, close],
  );
  const columns = useMemo(() => manifestColumns(open), [open]);
  const mayCreate = may('createIncomingManifest');
  const actions = useCallback(
    (row: ManifestRowFragment) => (
      <RowMenu
        name={row.manifestId}
        actions={[
          { label: 'View', icon: <EyeOutlined />, run: () => open(row) },
          { label: 'Print', run: () => printManifest(row) },
          manifestRefusal.pay(row) === null && {
            label: 'Payment',
            called: `Payment of ${row.manifestId}`,
            action: 'payManifest',
            run: () => setPaying(row),
          },
          manifestRefusal.delete(row) === null && {
            label: 'Delete',
            action: 'deleteManifest',
            danger: true,
            run: () => void remove(row),
          },
        ]}
      />
    ),
    [open, remove],
  );

  useShortcut('n', 'New incoming manifest', mayCreate ? create : null, { opensField: true });

  return (
    <>
      <PageHeader title="Manage Manifests" />
      <SearchCard
        label="Search manifests"
        name="manifests"
        filters={list.filters}
        defaults={list.defaults}
        chips={manifestSearch.chips}
        onSearch={list.search}
        columns={columns}
        excel={<ExportButton list={list} columns={manifestFileColumns} name="Manifests" sort={fileSort} />}
        primary={
          mayCreate && (
            <IconButton type="primary" label="Create Incoming Manifest" icon={<PlusOutlined />} onClick={create} />
          )
        }
      >
        {(draft, change) => <ManifestSearchFields draft={draft} onChange={change} />}
      </SearchCard>
      <ListTable
        list={list}
        label="Manifests"
        columns={columns}
        actions={actions}
        onOpen={open}
        opensOnClick
        letterKeys
        dense
        tone={(row) => (row.uniqueId === saved ? 'current' : undefined)}
        emptyText="Manifest not found"
        emptyNote="A manifest lists what leaves or arrives together. Select consignments to make one."
        loadingText="Loading manifests..."
      />
      <ManifestDetailPanel
        uniqueId={creating.value ? null : detail.value}
        neighbours={{ rows: list.rows, show: detail.replace }}
        onClose={close}
        onPay={setPaying}
        onDelete={(row) => void remove(row)}
      />
      <ManifestPaymentModal manifest={paying} onClose={() => setPaying(null)} />
      <IncomingManifestModal
        open={creating.value !== null}
        onClose={creating.close}
        onSaved={({ uniqueId }) => {
          setSaved(uniqueId);
          creating.close();
        }}
      />
    </>
  );
}
