/**
 * Suggestion loaders for `RemoteSelect`.
 *
 *   const { vendors, cities } = useSuggestions();
 *   <RemoteSelect load={vendors} remember="vendor" />
 */
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import type { VendorType } from '../../../server/src/domain/enums';
import { cargoTypes, courierTypes } from '../../../server/src/domain/vendorTypes';
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
} from '../graphql.generated';

/** Number of suggestions per request. */
const take = 30;

export function useSuggestions() {
  const client = useApolloClient();
  return useMemo(() => {
    const searchOf = (text: string) => ({ searchText: text.trim() || null, take });
    /** The server's suggestions do not filter by vendor type; there are only a few dozen vendors. */
    const vendorsOf = (types: readonly VendorType[]) => async (text: string) => {
      const { data } = await client.query<VendorSuggestionsQuery>({
        query: VendorSuggestionsDocument,
        variables: { search: { searchText: text.trim() || null } },
      });
      return (data?.vendorSuggestions ?? []).filter(({ type }) => types.includes(type)).slice(0, take);
    };
    return {
      /** Vendors that carry between cities. */
      carriers: vendorsOf(cargoTypes),
      /** Vendors that deliver. */
      couriers: vendorsOf(courierTypes),
      async vendors(text: string) {
        const { data } = await client.query<VendorSuggestionsQuery>({
          query: VendorSuggestionsDocument,
          variables: { search: searchOf(text) },
        });
        return data?.vendorSuggestions ?? [];
      },
      async customers(text: string) {
        const { data } = await client.query<CustomerSuggestionsQuery>({
          query: CustomerSuggestionsDocument,
          variables: { search: searchOf(text) },
        });
        return data?.customerSuggestions ?? [];
      },
      /** Customers with a consignment that has no invoice. */
      async invoiceableCustomers(text: string) {
        const { data } = await client.query<CustomerSuggestionsQuery>({
          query: CustomerSuggestionsDocument,
          variables: { search: { ...searchOf(text), invoiceableCustomers: true } },
        });
        return data?.customerSuggestions ?? [];
      },
      async cities(text: string) {
        const { data } = await client.query<CitySuggestionsQuery>({
          query: CitySuggestionsDocument,
          variables: { search: searchOf(text) },
        });
        return data?.citySuggestions ?? [];
      },
      async receivers(text: string) {
        const { data } = await client.query<ReceiverSuggestionsQuery>({
          query: ReceiverSuggestionsDocument,
          variables: { search: searchOf(text) },
        });
        return data?.receiverSuggestions ?? [];
      },
      /** Admins only. */
      async users(text: string) {
        const { data } = await client.query<UserSuggestionsQuery>({
          query: UserSuggestionsDocument,
          variables: { search: searchOf(text) },
        });
        return data?.userSuggestions ?? [];
      },
    };
  }, [client]);
}
