import { useDeleteVendorMutation, type VendorRowFragment } from '../../graphql.generated';
import { useDelete } from '../../ui/form/useDelete';

/** Deletes after confirmation; resolves to true if deleted. */
export const useDeleteVendor = () =>
  useDelete(useDeleteVendorMutation(), {
    what: ({ name }: VendorRowFragment) => `Vendor ${name}`,
    done: 'Vendor deleted successfully',
    changes: ['vendors', 'vendorSuggestions'],
  })[0];
