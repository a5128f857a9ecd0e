/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type UsualBookingsQueryVariables = Exact<{
  search: Schema.UsualBookingSearch;
}>;


export type UsualBookingsQuery = { usualBookings: Array<{ receiver: string, deliveryCityId: number, deliveryCityName: string, vendorId: number, vendorName: string, vendorType: Schema.VendorType, serviceType: Schema.ServiceType, parcelType: Schema.ParcelType, paymentMode: Schema.PaymentMode, packet: number, actualWeight: number, chargeableWeight: number, vendorAmount: number, times: number, lastAwbNo: string }> };

export type BookLineMutationVariables = Exact<{
  input: Schema.BookConsignmentInput;
  clientRequestId?: string | null | undefined;
}>;


export type BookLineMutation = { bookConsignment: { uniqueId: string, awbNo: string, chargeableWeight: number, vendorAmount: number } };

export type QuoteLineQueryVariables = Exact<{
  input: Schema.QuoteConsignmentInput;
}>;


export type QuoteLineQuery = { quoteConsignment: { chargeableWeight: number, customerAmount: number | null, vendorAmount: number | null, vppCommission: number | null, insuranceCommission: number | null } };


export const UsualBookingsDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UsualBookings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UsualBookingSearch"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usualBookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiver"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryCityId"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryCityName"}},{"kind":"Field","name":{"kind":"Name","value":"vendorId"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"vendorType"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"parcelType"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMode"}},{"kind":"Field","name":{"kind":"Name","value":"packet"}},{"kind":"Field","name":{"kind":"Name","value":"actualWeight"}},{"kind":"Field","name":{"kind":"Name","value":"chargeableWeight"}},{"kind":"Field","name":{"kind":"Name","value":"vendorAmount"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"lastAwbNo"}}]}}]}}]} as unknown as DocumentNode;
export function useUsualBookingsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<UsualBookingsQuery, UsualBookingsQueryVariables> & ({ variables: UsualBookingsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UsualBookingsQuery, UsualBookingsQueryVariables>(UsualBookingsDocument, options);
      }
export function useUsualBookingsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UsualBookingsQuery, UsualBookingsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UsualBookingsQuery, UsualBookingsQueryVariables>(UsualBookingsDocument, options);
        }
export type UsualBookingsQueryHookResult = ReturnType<typeof useUsualBookingsQuery>;
export type UsualBookingsLazyQueryHookResult = ReturnType<typeof useUsualBookingsLazyQuery>;
export const BookLineDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookConsignmentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientRequestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookConsignment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientRequestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"awbNo"}},{"kind":"Field","name":{"kind":"Name","value":"chargeableWeight"}},{"kind":"Field","name":{"kind":"Name","value":"vendorAmount"}}]}}]}}]} as unknown as DocumentNode;
export function useBookLineMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BookLineMutation, BookLineMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BookLineMutation, BookLineMutationVariables>(BookLineDocument, options);
      }
export type BookLineMutationHookResult = ReturnType<typeof useBookLineMutation>;
export const QuoteLineDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuoteLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteConsignmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteConsignment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeableWeight"}},{"kind":"Field","name":{"kind":"Name","value":"customerAmount"}},{"kind":"Field","name":{"kind":"Name","value":"vendorAmount"}},{"kind":"Field","name":{"kind":"Name","value":"vppCommission"}},{"kind":"Field","name":{"kind":"Name","value":"insuranceCommission"}}]}}]}}]} as unknown as DocumentNode;
export function useQuoteLineQuery(baseOptions: ApolloReactHooks.QueryHookOptions<QuoteLineQuery, QuoteLineQueryVariables> & ({ variables: QuoteLineQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<QuoteLineQuery, QuoteLineQueryVariables>(QuoteLineDocument, options);
      }
export function useQuoteLineLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<QuoteLineQuery, QuoteLineQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<QuoteLineQuery, QuoteLineQueryVariables>(QuoteLineDocument, options);
        }
export type QuoteLineQueryHookResult = ReturnType<typeof useQuoteLineQuery>;
export type QuoteLineLazyQueryHookResult = ReturnType<typeof useQuoteLineLazyQuery>;
