/**
 * Suggestion loaders for `RemoteSelect`.
 *
 *   const { vendors, cities } = useSuggestions();
 *   <RemoteSelect load={vendors} remember="vendor" />
 */
import { useApolloClient } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useMemo } from 'react';
import type { VendorType } from '../../../../server/src/domain/enums';
import { cargoTypes, courierTypes } from '../../../../server/src/domain/bookings/vendorTypes';
import {
  CitySuggestionsDocument,
  CustomerSuggestionsDocument,
  ReceiverSuggestionsDocument,
  UserSuggestionsDocument,
  VendorSuggestionsDocument,
  type CitySuggestionsQuery,
  type CustomerSuggestionsQuery,
  type ReceiverSuggestionsQuery,
  type UserSuggestionsQuery,
  type VendorSuggestionsQuery,
} from '../../graphql.generated';
import { ask } from '../app/ask';
/** Number of suggestions per request. */
const take = 30;

export function useSuggestions() {
  const client = useApolloClient();
  return useMemo(() => {
    /**
     * A loader of one query's rows for the typed text; at most `take` of them unless `search` says otherwise. It rejects when
     * there is no answer in time.
     */
    const load =
      <Data, Row>(query: DocumentNode, rowsOf: (data: Data) => readonly Row[], search: object = { take }) =>
      async (text: string): Promise<readonly Row[]> => {
        const variables = { search: { searchText: text.trim() || null, ...search } };
        const data = await ask<Data>(client, query, variables, { fetchPolicy: 'cache-first' });
        if (!data) throw new Error('The server did not answer');
        return rowsOf(data);
      };
    /** The server's suggestions do not filter by vendor type; there are only a few dozen vendors. */
    const vendorsOf = (types: readonly VendorType[]) =>
      load(
        VendorSuggestionsDocument,
        (data: VendorSuggestionsQuery) =>
          data.vendorSuggestions.filter(({ type }) => types.includes(type)).slice(0, take),
        {},
      );
    const customers = (search?: object) =>
      load(CustomerSuggestionsDocument, (data: CustomerSuggestionsQuery) => data.customerSuggestions, search);
    return {
      /** Vendors that carry between cities. */
      carriers: vendorsOf(cargoTypes),
      /** Vendors that deliver. */
      couriers: vendorsOf(courierTypes),
      vendors: load(VendorSuggestionsDocument, (data: VendorSuggestionsQuery) => data.vendorSuggestions),
      customers: customers(),
      /** Customers with a consignment that has no invoice. */
      invoiceableCustomers: customers({ take, invoiceableCustomers: true }),
      cities: load(CitySuggestionsDocument, (data: CitySuggestionsQuery) => data.citySuggestions),
      receivers: load(ReceiverSuggestionsDocument, (data: ReceiverSuggestionsQuery) => data.receiverSuggestions),
      /** Admins only. */
      users: load(UserSuggestionsDocument, (data: UserSuggestionsQuery) => data.userSuggestions),
    };
  }, [client]);
}
