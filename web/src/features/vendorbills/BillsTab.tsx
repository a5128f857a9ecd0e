import { useCallback } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { useVendorBillsQuery, type VendorBillRowFragment } from '../../graphql.generated';
import { ExportButton } from '../../ui/file/ExportButton';
import { ListTable } from '../../ui/table/ListTable';
import { RowButton } from '../../ui/table/RowButton';
import { FilterChips } from '../../ui/search/FilterChips';
import { useListPage } from '../../ui/table/useListPage';
import { useUrlState } from '../../ui/search/useUrlState';
import { billColumns } from './billColumns';
import { billSearch } from './billFilters';
import { useDeleteBill } from './useDeleteBill';
import { usePermission } from '../../ui/app/usePermission';

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
  const mayDelete = usePermission()('deleteVendorBill');
  const open = useCallback(({ uniqueId }: VendorBillRowFragment) => show(uniqueId), [show]);
  const actions = useCallback(
    (row: VendorBillRowFragment) => (
      <>
        <RowButton aria-label={`Open ${row.billNo}`} onClick={() => open(row)}>
          Open
        </RowButton>
        {mayDelete && row.status !== 'Settled' && (
          <RowButton danger aria-label={`Delete ${row.billNo}`} onClick={() => void deleteBill(row)}>
            Delete
          </RowButton>
        )}
      </>
    ),
    [open, deleteBill, mayDelete],
  );
  return (
    <>
      <div className="toolbar">
        <FilterChips filters={list.filters} chips={billSearch.chips(list.filters)} onSearch={list.search} />
        <div className="row push">
          <ExportButton list={list} columns={billColumns} name="Vendor Bills" />
        </div>
      </div>
      <ListTable
        list={list}
        label="Vendor bills"
        columns={billColumns}
        actions={actions}
        onOpen={open}
        opensOnClick
        letterKeys
        emptyText={productTexts.noVendorBills}
        loadingText="Loading vendor bills..."
      />
    </>
  );
}
