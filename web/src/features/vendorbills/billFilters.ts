/** Filters of the list of vendors' bills. */
import { labels, VendorBillStatus } from '../../../../server/src/domain/enums';
import type { VendorBillSearch } from '../../graphql.generated';
import { defineSearch, filters } from '../../ui/search/defineSearch';

export const billSearch = defineSearch<Omit<VendorBillSearch, 'vendorId'>>()({
  status: filters.someOf(VendorBillStatus, (status) => labels.VendorBillStatus[status]),
  ...filters.period(() => 'Claims end'),
});
