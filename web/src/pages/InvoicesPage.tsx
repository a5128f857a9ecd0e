import { EyeOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useMemo, type ReactNode } from 'react';
import { productTexts } from '../../../server/src/domain/productTexts';
import { invoiceRefusal, type Action } from '../../../server/src/domain/policy';
import { firstOfLastMonth, monthOf } from '../../../server/src/domain/values/dates';
import { useInvoiceReading } from '../companySettings';
import { companyToday } from '../companyToday';
import { SalesRegisterButton } from '../features/gst/SalesRegisterButton';
import { invoiceColumns } from '../features/invoices/invoiceColumns';
import { invoiceSearch, defaultInvoiceFilters } from '../features/invoices/invoiceFilters';
import { InvoiceDetailPanel } from '../features/invoices/InvoiceDetailPanel';
import { InvoiceSearchFields } from '../features/invoices/InvoiceSearchFields';
import { ManualInvoiceModal } from '../features/invoices/ManualInvoiceForm';
import { useDeleteInvoice } from '../features/invoices/useInvoiceCommands';
import { useInvoicesQuery, type InvoiceRowFragment } from '../graphql.generated';
import { ExportButton } from '../ui/file/ExportButton';
import { ListTable } from '../ui/table/ListTable';
import { AddressTabs } from '../ui/panel/AddressTabs';
import { PageHeader } from '../ui/panel/PageHeader';
import { SearchCard } from '../ui/search/SearchCard';
import { useShortcut } from '../ui/keys/shortcuts';
import { useSelectMode } from '../ui/bulk/useSelectMode';
import { useUrlState } from '../ui/search/useUrlState';
import { RowMenu } from '../ui/table/RowMenu';
import { useListPage } from '../ui/table/useListPage';
import { lazyPart } from '../ui/app/lazily';
import { usePermission } from '../ui/app/usePermission';
import { May } from '../ui/app/May';
import { Skeleton } from '../ui/panel/Skeleton';

const CreditNotesTab = lazyPart(
  () => import('../features/creditnotes/CreditNotesTab'),
  'CreditNotesTab',
  <Skeleton text="Loading notes..." />,
);
const UnbilledTab = lazyPart(
  () => import('../features/earnings/UnbilledTab'),
  'UnbilledTab',
  <Skeleton text="Loading what is unbilled..." />,
);
const MonthTab = lazyPart(
  () => import('../features/invoices/month/MonthTab'),
  'MonthTab',
  <Skeleton text="Loading the month..." />,
);
const InvoiceBulkBar = lazyPart(() => import('../features/invoices/InvoiceBulkBar'));

/** Each tab, and what it is for. */
const tabs: readonly { key: string; label: string; asks: Action; children: ReactNode }[] = [
  { key: 'invoices', label: 'Invoices', asks: 'invoices', children: <InvoiceList /> },
  { key: 'creditnotes', label: 'Notes', asks: 'creditNotes', children: <CreditNotesTab /> },
  { key: 'month', label: 'Bill the Month', asks: 'generateInvoice', children: <MonthTab /> },
  { key: 'unbilled', label: 'Unbilled', asks: 'unbilledEarnings', children: <UnbilledTab /> },
];

export default function InvoicesPage() {
  const may = usePermission();
  return (
    <>
      <PageHeader title="Manage Invoices" />
      <AddressTabs items={tabs.filter(({ asks }) => may(asks)).map(({ asks: _, ...tab }) => tab)} />
    </>
  );
}

function InvoiceList() {
  const reading = useInvoiceReading();
  const detail = useUrlState('open');
  const creating = useUrlState('new', 'createManualInvoice');
  const list = useListPage({
    query: useInvoicesQuery,
    page: (data) => data.invoices,
    take: 50,
    sort: { by: 'invoiceDate', order: 'DESC' },
    filters: invoiceSearch.codecs,
    toSearch: invoiceSearch.toSearch,
    defaults: defaultInvoiceFilters(),
  });
  const { selecting, selection, toggle } = useSelectMode<InvoiceRowFragment>(list.rows);
  const [remove] = useDeleteInvoice('named');
  const may = usePermission();
  const columns = useMemo(() => invoiceColumns(reading), [reading]);

  const { open } = detail;
  const actions = useCallback(
    (row: InvoiceRowFragment) => {
      const name = row.invoiceNumber ?? row.customer?.company;
      return (
        <RowMenu
          name={`invoice ${name}`}
          actions={[
            { label: 'View', icon: <EyeOutlined />, run: () => open(row) },
            invoiceRefusal.delete(row) === null && {
              label: 'Delete',
              action: 'deleteInvoice',
              danger: true,
              run: () => void remove(row),
            },
          ]}
        />
      );
    },
    [open, remove],
  );

  const create = () => creating.show('1');
  useShortcut('n', 'New third-party invoice', may('createManualInvoice') ? create : null, { opensField: true });

  return (
    <>
      <SearchCard
        label="Search invoices"
        name="invoices"
        filters={list.filters}
        chips={invoiceSearch.chips}
        defaults={list.defaults}
        onSearch={list.search}
        more={
          <>
            <Button type={selecting ? 'primary' : 'default'} aria-pressed={selecting} onClick={toggle}>
              Select
            </Button>
            <SalesRegisterButton month={monthOf(firstOfLastMonth(companyToday()))} />
          </>
        }
        columns={columns}
        excel={<ExportButton list={list} columns={columns} name="Invoices" />}
        primary={
          <May do="createManualInvoice">
            <Button type="primary" icon={<PlusOutlined />} onClick={create}>
              Create Third Party Invoice
            </Button>
          </May>
        }
      >
        {(draft, change) => <InvoiceSearchFields draft={draft} onChange={change} />}
      </SearchCard>
      {selecting && <InvoiceBulkBar list={list} selection={selection} />}
      <ListTable
        list={list}
        selection={selecting ? selection : undefined}
        label="Invoices"
        columns={columns}
        actions={actions}
        onOpen={open}
        opensOnClick
        letterKeys
        tone={(row) => (row.deletedOn || row.cancelledOn ? 'struck' : undefined)}
        emptyText={productTexts.noInvoices}
        emptyNote="Invoices are made of consignments, by month or one by one, or entered by hand."
        loadingText="Loading invoices..."
      />
      <InvoiceDetailPanel
        uniqueId={detail.value}
        row={list.rows.find(({ uniqueId }) => uniqueId === detail.value)}
        neighbours={{ rows: list.rows, show: detail.replace }}
        onClose={detail.close}
      />
      <ManualInvoiceModal open={creating.value !== null} onClose={creating.close} />
    </>
  );
}
