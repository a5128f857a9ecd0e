import { useCallback } from 'react';
import { useRefundsQuery, type RefundRowFragment, type RefundSearch } from '../../graphql.generated';
import { paths } from '../../paths';
import { ExportButton } from '../../ui/file/ExportButton';
import { defineSearch, filters as kinds } from '../../ui/search/defineSearch';
import { SearchBox } from '../../ui/search/SearchBox';
import { ToolbarBranch } from '../../ui/search/SearchBranch';
import { ListTable } from '../../ui/table/ListTable';
import { useRowAction } from '../../ui/table/RowButton';
import { useListPage } from '../../ui/table/useListPage';
import { Toolbar } from '../../ui/panel/Toolbar';
import { refundColumns } from './refundColumns';

const refundSearch = defineSearch<Pick<RefundSearch, 'searchText' | 'branchId'>>()({
  searchText: kinds.text((text) => text),
  branchId: kinds.reference((name) => `Branch: ${name}`),
});

const nameOf = (row: RefundRowFragment) => row.number;

/** What was paid back of payments and of credit notes. */
export function RefundsTab() {
  const list = useListPage({
    query: useRefundsQuery,
    page: (data) => data.refunds,
    take: 50,
    sort: { by: 'refundedOn', order: 'DESC' },
    filters: refundSearch.codecs,
    toSearch: refundSearch.toSearch,
  });
  const print = useCallback(
    ({ uniqueId }: RefundRowFragment) => void window.open(paths.refundPrint(uniqueId), '_blank'),
    [],
  );
  const actions = useRowAction('Print', nameOf, print);
  const { filters } = list;
  return (
    <>
      <Toolbar columns={refundColumns} excel={<ExportButton list={list} columns={refundColumns} name="Refunds" />}>
        <SearchBox
          label="Search refunds"
          placeholder="Voucher number or reference"
          value={filters.searchText}
          onSearch={(searchText) => list.search({ ...filters, searchText })}
        />
        <ToolbarBranch value={filters.branchId} onChange={(branchId) => list.search({ ...filters, branchId })} />
      </Toolbar>
      <ListTable
        list={list}
        label="Refunds"
        columns={refundColumns}
        actions={actions}
        onOpen={print}
        letterKeys
        emptyText="There are no refunds"
        loadingText="Loading refunds..."
      />
    </>
  );
}
