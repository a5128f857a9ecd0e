import { useDeleteVendorBillMutation, type VendorBillRowFragment } from '../../graphql.generated';
import { useDelete } from '../../ui/form/useDelete';
import { outdated } from './outdated';

/** Deletes after confirmation; resolves to true if deleted. */
export const useDeleteBill = () =>
  useDelete(useDeleteVendorBillMutation(), {
    what: ({ billNo }: VendorBillRowFragment) => `Vendor Bill ${billNo}`,
    done: 'Vendor bill deleted',
    changes: outdated.costs,
  })[0];
