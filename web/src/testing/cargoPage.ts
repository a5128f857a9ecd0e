/** What tests of the cargo page have in common: the answers of its requests. */
import type { MockLink } from '@apollo/client/testing';
import {
  CargoConsignmentsDocument,
  CargoDetailDocument,
  CustomerSuggestionsDocument,
  ServicesDocument,
  VendorSuggestionsDocument,
} from '../graphql.generated';

export const cargoList = (rows: readonly object[], sortBy = 'bookingDate'): MockLink.MockedResponse => ({
  request: {
    query: CargoConsignmentsDocument,
    variables: { search: { skip: 0, take: 50, sortBy, sortOrder: 'DESC' } },
  },
  result: { data: { cargoConsignments: { __typename: 'CargoConsignmentPage', rows, rowCount: rows.length } } },
});

export const cargoDetail = (cargo: object): MockLink.MockedResponse => ({
  request: { query: CargoDetailDocument, variables: { uniqueId: 'k1' } },
  result: { data: { cargoConsignment: cargo } },
});

export const noServices: MockLink.MockedResponse = {
  request: { query: ServicesDocument },
  maxUsageCount: Infinity,
  result: { data: { services: { __typename: 'ServicePage', rows: [], rowCount: 0 } } },
};

export const carriersAndCustomers: MockLink.MockedResponse[] = [
  {
    request: { query: VendorSuggestionsDocument, variables: () => true },
    maxUsageCount: Infinity,
    result: {
      data: {
        vendorSuggestions: [
          { __typename: 'VendorSuggestion', id: 35, name: 'Blue Courier', type: 'Courier' },
          { __typename: 'VendorSuggestion', id: 61, name: 'Bluewing Air Cargo', type: 'Cargo' },
        ],
      },
    },
  },
  {
    request: { query: CustomerSuggestionsDocument, variables: () => true },
    maxUsageCount: Infinity,
    result: { data: { customerSuggestions: [{ __typename: 'Suggestion', id: 7, name: 'Gateway Print House' }] } },
  },
];
