import { useCallback } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { useVendorBillsQuery, type VendorBillRowFragment } from '../../graphql.generated';
import { ExportButton } from '../../ui/file/ExportButton';
import { ListTable } from '../../ui/table/ListTable';
import { RowMenu } from '../../ui/table/RowMenu';
import { FilterChips } from '../../ui/search/FilterChips';
import { useListPage } from '../../ui/table/useListPage';
import { useUrlState } from '../../ui/search/useUrlState';
import { Toolbar } from '../../ui/panel/Toolbar';
import { billColumns } from './billColumns';
import { billSearch } from './billFilters';
import { useDeleteBill } from './useDeleteBill';

export function BillsTab() {
  const list = useListPage({
    query: useVendorBillsQuery,
    page: (data) => data.vendorBills,
    take: 50,
    sort: { by: 'billDate', order: 'DESC' },
    filters: billSearch.codecs,
    toSearch: billSearch.toSearch,
  });
  const { show } = useUrlState('bill');
  const deleteBill = useDeleteBill();
  const open = useCallback(({ uniqueId }: VendorBillRowFragment) => show(uniqueId), [show]);
  const actions = useCallback(
    (row: VendorBillRowFragment) => (
      <RowMenu
        name={row.billNo}
        actions={[
          { label: 'Open', run: () => open(row) },
          row.status !== 'Settled' && {
            label: 'Delete',
            action: 'deleteVendorBill',
            danger: true,
            run: () => void deleteBill(row),
          },
        ]}
      />
    ),
    [open, deleteBill],
  );
  return (
    <>
      <Toolbar columns={billColumns} excel={<ExportButton list={list} columns={billColumns} name="Vendor Bills" />}>
        <FilterChips filters={list.filters} chips={billSearch.chips(list.filters)} onSearch={list.search} />
      </Toolbar>
      <ListTable
        list={list}
        label="Vendor bills"
        columns={billColumns}
        actions={actions}
        onOpen={open}
        opensOnClick
        letterKeys
        emptyText={productTexts.noVendorBills}
        emptyNote="Bills of couriers, compared line by line with what was booked."
        loadingText="Loading vendor bills..."
      />
    </>
  );
}
