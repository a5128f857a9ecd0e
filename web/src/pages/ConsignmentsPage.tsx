import { Button } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { productTexts } from '../../../server/src/domain/productTexts';
import { consignmentRefusal } from '../../../server/src/domain/policy';
import { consignmentColumns, consignmentFileColumns } from '../features/consignments/consignmentProperties';
import { consignmentFilters, consignmentSearch } from '../features/consignments/consignmentFilters';
import { ConsignmentSearchPanel } from '../features/consignments/ConsignmentSearchPanel';
import { ConsignmentSelectionBar, SelectionHint } from '../features/consignments/ConsignmentSelectionBar';
import { useConsignmentCount, useConsignmentsOfMode } from '../features/consignments/useConsignmentsOfMode';
import { useConsignmentSelection } from '../features/consignments/useConsignmentSelection';
import { ImportButton } from '../features/imports/ImportButton';
import type { Billed } from '../features/invoices/billed';
import type { ConsignmentRowFragment } from '../graphql.generated';
import type { Sort } from '../ui/table/DataTable';
import { ExportButton } from '../ui/file/ExportButton';
import { ListTable } from '../ui/table/ListTable';
import { PageHeader } from '../ui/panel/PageHeader';
import { RowButton } from '../ui/table/RowButton';
import { useShortcut } from '../ui/keys/shortcuts';
import { useKeepMounted } from '../ui/panel/useKeepMounted';
import { useUrlState } from '../ui/search/useUrlState';
import { toPage, useListPage } from '../ui/table/useListPage';
import { usePermission } from '../ui/app/usePermission';
import { isSparingData } from '../ui/app/isSparingData';
import { lazyPart } from '../ui/app/lazily';
import { May } from '../ui/app/May';

const loadDetail = () => import('../features/consignments/ConsignmentDetailPanel');
const loadForm = () => import('../features/consignments/ConsignmentFormModal');
const ConsignmentDetailPanel = lazyPart(loadDetail, 'ConsignmentDetailPanel');
const ConsignmentFormModal = lazyPart(loadForm, 'ConsignmentFormModal');
const GenerateInvoiceModal = lazyPart(
  () => import('../features/invoices/GenerateInvoiceModal'),
  'GenerateInvoiceModal',
);

const ConsignmentBulkBar = lazyPart(() => import('../features/consignments/ConsignmentBulkBar'));
const OutgoingManifestModal = lazyPart(
  () => import('../features/manifests/OutgoingManifestModal'),
  'OutgoingManifestModal',
);

const pageSize = 100;
const invoicingPageSize = 5000;
const fileSort: Sort = { by: 'bookingDate', order: 'ASC' };

export default function ConsignmentsPage() {
  const may = usePermission();
  const [params, setParams] = useSearchParams();
  const invoicing = may('generateInvoice') && params.get('mode') === 'invoices';
  const selecting = params.get('mode') === 'select';
  const detail = useUrlState('open');
  const editing = useUrlState('edit', 'updateConsignment');
  const creating = useUrlState('new', 'bookConsignment');
  const [billing, setBilling] = useState(false);
  const [billed, setBilled] = useState<Billed>([]);
  const list = useListPage({
    query: function useRows(options) {
      return useConsignmentsOfMode({ invoicing, opened: editing.value ?? detail.value, billed }, options);
    },
    page: ({ consignments: { rows, rowCountIfQuick } }) => ({ rows, rowCount: rowCountIfQuick ?? null }),
    useCount: useConsignmentCount,
    take: invoicing ? invoicingPageSize : pageSize,
    sort: { by: 'bookingDate', order: 'DESC' },
    filters: consignmentFilters(may('userSuggestions')),
    toSearch: consignmentSearch.toSearch,
  });
  const { selection, selectable } = useConsignmentSelection(
    list.rows,
    invoicing ? 'invoices' : selecting ? 'select' : 'manifest',
  );
  const detailUsed = useKeepMounted(detail.value !== null);
  const editingUsed = useKeepMounted(editing.value !== null);
  const creatingUsed = useKeepMounted(creating.value !== null);
  const billingUsed = useKeepMounted(billing);
  const [dispatching, setDispatching] = useState(false);
  const dispatchingUsed = useKeepMounted(dispatching);
  const [saved, setSaved] = useState<string | null>(null);
  const mark = ({ uniqueId }: { uniqueId: string }) => setSaved(uniqueId);

  const { open } = detail;
  const edit = editing.show;
  const create = () => creating.show('1');
  const columns = useMemo(() => consignmentColumns(open), [open]);
  const mayEdit = may('updateConsignment');
  const actions = useCallback(
    (row: ConsignmentRowFragment) =>
      mayEdit &&
      consignmentRefusal.update(row) === null && (
        <RowButton aria-label={`Edit ${row.awbNo}`} onClick={() => edit(row.uniqueId)}>
          Edit
        </RowButton>
      ),
    [edit, mayEdit],
  );

  const toggle = (mode: 'invoices' | 'select') =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      toPage(next, 0);
      if (next.get('mode') === mode) next.delete('mode');
      else next.set('mode', mode);
      return next;
    });

  useShortcut('n', 'New consignment', may('bookConsignment') ? create : null, { opensField: true });
  usePreloaded(!list.loading);

  const book = (
    <May do="bookConsignment">
      <Button type="primary" onClick={create}>
        Create Consignment
      </Button>
    </May>
  );

  return (
    <>
      <PageHeader
        title="Manage Consignments"
        note={selecting ? null : <SelectionHint selection={selection} invoicing={invoicing} />}
      />
      <ConsignmentSearchPanel
        filters={list.filters}
        defaults={list.defaults}
        onSearch={list.search}
        more={
          <>
            <Button type={selecting ? 'primary' : 'default'} aria-pressed={selecting} onClick={() => toggle('select')}>
              Select
            </Button>
            {may('generateInvoice') && (
              <Button
                type={invoicing ? 'primary' : 'default'}
                aria-pressed={invoicing}
                onClick={() => toggle('invoices')}
              >
                Create Invoices
              </Button>
            )}
            <ImportButton kind="Bookings" />
          </>
        }
        columns={columns}
        excel={<ExportButton list={list} columns={consignmentFileColumns} name="Consignments" sort={fileSort} />}
        primary={book}
      />
      {selecting && <ConsignmentBulkBar list={list} selection={selection} onManifest={() => setDispatching(true)} />}
      {!selecting && (
        <ConsignmentSelectionBar selection={selection} invoicing={invoicing}>
          {invoicing ? (
            <Button type="primary" size="small" onClick={() => setBilling(true)}>
              Generate Invoice
            </Button>
          ) : (
            <May do="createOutgoingManifest">
              <Button type="primary" size="small" onClick={() => setDispatching(true)}>
                Create Manifest
              </Button>
            </May>
          )}
        </ConsignmentSelectionBar>
      )}
      <ListTable
        list={list}
        label="Consignments"
        columns={columns}
        actions={actions}
        onOpen={open}
        opensOnClick
        letterKeys
        dense
        selection={selection}
        selectable={selectable}
        tone={(row) => (row.uniqueId === saved ? 'current' : undefined)}
        emptyText={productTexts.noConsignments}
        emptyNote="Each booking is a line here: where it is, and what it costs."
        emptyAction={book}
        loadingText={productTexts.consignmentsLoading}
        failedText={productTexts.consignmentSearchFailed}
      />
      {detailUsed && (
        <ConsignmentDetailPanel
          uniqueId={editing.value || creating.value ? null : detail.value}
          neighbours={{ rows: list.rows, show: detail.replace }}
          onClose={detail.close}
          onEdit={edit}
        />
      )}
      {editingUsed && (
        <ConsignmentFormModal
          mode="update"
          open={editing.value !== null}
          uniqueId={editing.value}
          onClose={editing.close}
          onSaved={mark}
        />
      )}
      {creatingUsed && (
        <ConsignmentFormModal
          mode="create"
          open={creating.value !== null && editing.value === null}
          uniqueId={null}
          onClose={creating.close}
          onSaved={mark}
        />
      )}
      {billingUsed && (
        <GenerateInvoiceModal
          open={billing}
          selection={selection}
          onClose={() => setBilling(false)}
          onDone={(rows) => setBilled((before) => [...before, ...rows])}
        />
      )}
      {dispatchingUsed && (
        <OutgoingManifestModal open={dispatching} selection={selection} onClose={() => setDispatching(false)} />
      )}
    </>
  );
}

/** Preloads the dialogs once the list has loaded, so that shortcuts open them without delay. Not on a slow or metered line. */
function usePreloaded(ready: boolean): void {
  useEffect(() => {
    if (!ready || isSparingData()) return;
    // A failure is told when the window is opened.
    void loadDetail().catch(() => undefined);
    void loadForm().catch(() => undefined);
  }, [ready]);
}
