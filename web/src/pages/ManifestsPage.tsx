import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import WalletOutlined from '@ant-design/icons/WalletOutlined';
import { useCallback, useMemo, useState } from 'react';
import { manifestRefusal } from '../../../server/src/domain/policy';
import { IncomingManifestModal } from '../features/manifests/IncomingManifestForm';
import { manifestColumns, manifestFileColumns } from '../features/manifests/manifestColumns';
import { ManifestDetailModal } from '../features/manifests/ManifestDetailModal';
import { manifestSearch, defaultManifestFilters } from '../features/manifests/manifestFilters';
import { ManifestPaymentModal } from '../features/manifests/ManifestPayment';
import { ManifestSearchFields } from '../features/manifests/ManifestSearchFields';
import { PrintManifest } from '../features/manifests/PrintManifest';
import { useDeleteManifest } from '../features/manifests/useDeleteManifest';
import { useManifestsQuery, type ManifestRowFragment } from '../graphql.generated';
import type { Sort } from '../ui/DataTable';
import { ExportButton } from '../ui/ExportButton';
import { IconButton } from '../ui/IconButton';
import { ListTable } from '../ui/ListTable';
import { PageHeader } from '../ui/PageHeader';
import { SearchCard } from '../ui/SearchCard';
import { useShortcut } from '../ui/shortcuts';
import { useUrlState } from '../ui/useUrlState';
import { useListPage } from '../ui/useListPage';
import { usePermission } from '../ui/usePermission';

const fileSort: Sort = { by: 'date', order: 'ASC' };

export default function ManifestsPage() {
  const may = usePermission();
  const detail = useUrlState('open');
  const creating = useUrlState('new');
  const defaults = defaultManifestFilters();
  const list = useListPage({
    query: useManifestsQuery,
    page: (data) => data.manifests,
    take: 100,
    sort: { by: 'date', order: 'DESC' },
    filters: manifestSearch.codecs,
    defaults,
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
  const mayPay = may('payManifest');
  const mayDelete = may('deleteManifest');
  const actions = useCallback(
    (row: ManifestRowFragment) => (
      <>
        <IconButton label={`View ${row.manifestId}`} icon={<EyeOutlined />} onClick={() => open(row)} />
        <PrintManifest manifest={row} />
        {mayPay && manifestRefusal.pay(row) === null && (
          <IconButton label={`Payment of ${row.manifestId}`} icon={<WalletOutlined />} onClick={() => setPaying(row)} />
        )}
        {mayDelete && manifestRefusal.delete(row) === null && (
          <IconButton
            danger
            label={`Delete ${row.manifestId}`}
            icon={<DeleteOutlined />}
            onClick={() => void remove(row)}
          />
        )}
      </>
    ),
    [open, remove, mayPay, mayDelete],
  );

  useShortcut('n', 'New incoming manifest', create, { opensField: true });

  return (
    <>
      <PageHeader title="Manage Manifests">
        <ExportButton list={list} columns={manifestFileColumns} name="Manifests" sort={fileSort} />
      </PageHeader>
      <SearchCard
        label="Search manifests"
        name="manifests"
        filters={list.filters}
        defaults={defaults}
        chips={manifestSearch.chips}
        onSearch={list.search}
        actions={
          <IconButton type="primary" label="Create Incoming Manifest" icon={<PlusOutlined />} onClick={create} />
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
        loadingText="Loading manifests..."
      />
      <ManifestDetailModal
        uniqueId={creating.value ? null : detail.value}
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
