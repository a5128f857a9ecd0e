/**
 * What the select boxes offer, as `RemoteSelect` wants it.
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

/** As many as one looks through before typing another letter. */
const take = 30;

export function useSuggestions() {
  const client = useApolloClient();
  return useMemo(() => {
    const searchOf = (text: string) => ({ searchText: text.trim() || null, take });
    /** The server does not tell vendors apart; there are a few dozen in all. */
    const vendorsOf = (types: readonly VendorType[]) => async (text: string) => {
      const { data } = await client.query<VendorSuggestionsQuery>({
        query: VendorSuggestionsDocument,
        variables: { search: { searchText: text.trim() || null } },
      });
      return (data?.vendorSuggestions ?? []).filter(({ type }) => types.includes(type)).slice(0, take);
    };
    return {
      /** Who carries between two cities. */
      carriers: vendorsOf(cargoTypes),
      /** Who delivers. */
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
      /** Those with a consignment that has no invoice yet. */
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
      /** For admins. */
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
