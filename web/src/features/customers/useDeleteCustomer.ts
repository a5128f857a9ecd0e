import { useDeleteCustomerMutation, type CustomerRowFragment } from '../../graphql.generated';
import { useDelete } from '../../ui/form/useDelete';

/** Deletes after confirmation; resolves to true if deleted. */
export const useDeleteCustomer = () =>
  useDelete(useDeleteCustomerMutation(), {
    what: ({ company }: CustomerRowFragment) => `Customer ${company}`,
    done: 'Customer deleted successfully',
    changes: ['customers', 'customerSuggestions'],
  })[0];
