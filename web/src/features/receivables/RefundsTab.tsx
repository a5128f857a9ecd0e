import { useCallback } from 'react';
import { useRefundsQuery, type RefundRowFragment } from '../../graphql.generated';
import { paths } from '../../paths';
import { ExportButton } from '../../ui/file/ExportButton';
import { SearchBox } from '../../ui/search/SearchBox';
import { urlCodecs } from '../../ui/search/urlCodecs';
import { ListTable } from '../../ui/table/ListTable';
import { RowButton } from '../../ui/table/RowButton';
import { useListPage } from '../../ui/table/useListPage';
import { Toolbar } from '../../ui/panel/Toolbar';
import { refundColumns } from './refundColumns';

/** What was paid back of payments and of credit notes. */
export function RefundsTab() {
  const list = useListPage({
    query: useRefundsQuery,
    page: (data) => data.refunds,
    take: 50,
    sort: { by: 'refundedOn', order: 'DESC' },
    filters: { searchText: urlCodecs.text },
  });
  const print = useCallback(
    ({ uniqueId }: RefundRowFragment) => void window.open(paths.refundPrint(uniqueId), '_blank'),
    [],
  );
  const actions = useCallback(
    (row: RefundRowFragment) => (
      <RowButton aria-label={`Print ${row.number}`} onClick={() => print(row)}>
        Print
      </RowButton>
    ),
    [print],
  );
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
