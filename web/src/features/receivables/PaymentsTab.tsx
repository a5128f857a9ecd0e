import { Button } from 'antd';
import { useCallback } from 'react';
import { useCustomerPaymentsQuery, type CustomerPaymentSearch, type PaymentRowFragment } from '../../graphql.generated';
import { ListTable } from '../../ui/table/ListTable';
import { ExportButton } from '../../ui/file/ExportButton';
import { useRowAction } from '../../ui/table/RowButton';
import { SearchBox } from '../../ui/search/SearchBox';
import { ToolbarBranch } from '../../ui/search/SearchBranch';
import { defineSearch, filters as kinds } from '../../ui/search/defineSearch';
import { useShortcut } from '../../ui/keys/shortcuts';
import { useKeepMounted } from '../../ui/panel/useKeepMounted';
import { useListPage } from '../../ui/table/useListPage';
import { useUrlState } from '../../ui/search/useUrlState';
import { paymentColumns } from './paymentColumns';
import { PaymentDetailPanel } from './PaymentDetail';
import './receivables.css';
import { lazyPart } from '../../ui/app/lazily';
import { May } from '../../ui/app/May';
import { usePermission } from '../../ui/app/usePermission';
import { Toolbar } from '../../ui/panel/Toolbar';

const paymentSearch = defineSearch<Pick<CustomerPaymentSearch, 'searchText' | 'isAdvance' | 'branchId'>>()({
  searchText: kinds.text((text) => text),
  isAdvance: kinds.flag((isAdvance) => (isAdvance ? 'Advances' : 'Allocated')),
  branchId: kinds.reference((name) => `Branch: ${name}`),
});

const PaymentModal = lazyPart(() => import('./PaymentForm'), 'PaymentModal');

const nameOf = (row: PaymentRowFragment) => row.number;

export function PaymentsTab() {
  const list = useListPage({
    query: useCustomerPaymentsQuery,
    page: (data) => data.customerPayments,
    take: 50,
    sort: { by: 'receivedOn', order: 'DESC' },
    filters: paymentSearch.codecs,
    toSearch: paymentSearch.toSearch,
  });
  const creating = useUrlState('new', 'recordPayment');
  const detail = useUrlState('open');
  const used = useKeepMounted(creating.value !== null);
  const { open } = detail;
  const { show: showNew } = creating;
  const record = useCallback(() => showNew('1'), [showNew]);
  const actions = useRowAction('View', nameOf, open);
  useShortcut('n', 'New payment', usePermission()('recordPayment') ? record : null, { opensField: true });
  const { filters } = list;
  return (
    <>
      <Toolbar
        columns={paymentColumns}
        excel={<ExportButton list={list} columns={paymentColumns} name="Payments" />}
        primary={
          <May do="recordPayment">
            <Button type="primary" onClick={record}>
              Record Payment
            </Button>
          </May>
        }
      >
        <SearchBox
          label="Search payments"
          placeholder="Receipt number or reference"
          value={filters.searchText}
          onSearch={(searchText) => list.search({ ...filters, searchText })}
        />
        <Button
          aria-pressed={filters.isAdvance === true}
          type={filters.isAdvance ? 'primary' : 'default'}
          onClick={() => list.search({ ...filters, isAdvance: filters.isAdvance ? undefined : true })}
        >
          Advances
        </Button>
        <ToolbarBranch value={filters.branchId} onChange={(branchId) => list.search({ ...filters, branchId })} />
      </Toolbar>
      <ListTable
        list={list}
        label="Payments"
        columns={paymentColumns}
        actions={actions}
        onOpen={open}
        opensOnClick
        letterKeys
        tone={(row) => (row.reversedOn ? 'struck' : undefined)}
        emptyText="There are no payments"
        emptyNote="What customers have paid, and which invoices it settles."
        loadingText="Loading payments..."
      />
      {used && (
        <PaymentModal
          open={creating.value !== null}
          invoice={creating.value === '1' ? null : creating.value}
          onClose={creating.close}
        />
      )}
      <PaymentDetailPanel
        uniqueId={detail.value}
        neighbours={{ rows: list.rows, show: detail.replace }}
        onClose={detail.close}
      />
    </>
  );
}
