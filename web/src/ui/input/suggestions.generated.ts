/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type VendorSuggestionsQueryVariables = Exact<{
  search: Schema.SuggestionSearch;
}>;


export type VendorSuggestionsQuery = { vendorSuggestions: Array<{ id: number, name: string, type: Schema.VendorType }> };

export type CustomerSuggestionsQueryVariables = Exact<{
  search: Schema.CustomerSuggestionSearch;
}>;


export type CustomerSuggestionsQuery = { customerSuggestions: Array<{ id: number, name: string }> };

export type CitySuggestionsQueryVariables = Exact<{
  search: Schema.SuggestionSearch;
}>;


export type CitySuggestionsQuery = { citySuggestions: Array<{ id: number, name: string, pinCode: string }> };

export type ReceiverSuggestionsQueryVariables = Exact<{
  search: Schema.SuggestionSearch;
}>;


export type ReceiverSuggestionsQuery = { receiverSuggestions: Array<{ id: number, name: string }> };

export type UserSuggestionsQueryVariables = Exact<{
  search: Schema.SuggestionSearch;
}>;


export type UserSuggestionsQuery = { userSuggestions: Array<{ id: number, name: string }> };


export const VendorSuggestionsDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuggestionSearch"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorSuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]}}]} as unknown as DocumentNode;
export function useVendorSuggestionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<VendorSuggestionsQuery, VendorSuggestionsQueryVariables> & ({ variables: VendorSuggestionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<VendorSuggestionsQuery, VendorSuggestionsQueryVariables>(VendorSuggestionsDocument, options);
      }
export function useVendorSuggestionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<VendorSuggestionsQuery, VendorSuggestionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<VendorSuggestionsQuery, VendorSuggestionsQueryVariables>(VendorSuggestionsDocument, options);
        }
export type VendorSuggestionsQueryHookResult = ReturnType<typeof useVendorSuggestionsQuery>;
export type VendorSuggestionsLazyQueryHookResult = ReturnType<typeof useVendorSuggestionsLazyQuery>;
export const CustomerSuggestionsDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerSuggestionSearch"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerSuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;
export function useCustomerSuggestionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CustomerSuggestionsQuery, CustomerSuggestionsQueryVariables> & ({ variables: CustomerSuggestionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CustomerSuggestionsQuery, CustomerSuggestionsQueryVariables>(CustomerSuggestionsDocument, options);
      }
export function useCustomerSuggestionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CustomerSuggestionsQuery, CustomerSuggestionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CustomerSuggestionsQuery, CustomerSuggestionsQueryVariables>(CustomerSuggestionsDocument, options);
        }
export type CustomerSuggestionsQueryHookResult = ReturnType<typeof useCustomerSuggestionsQuery>;
export type CustomerSuggestionsLazyQueryHookResult = ReturnType<typeof useCustomerSuggestionsLazyQuery>;
export const CitySuggestionsDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CitySuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuggestionSearch"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"citySuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pinCode"}}]}}]}}]} as unknown as DocumentNode;
export function useCitySuggestionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CitySuggestionsQuery, CitySuggestionsQueryVariables> & ({ variables: CitySuggestionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CitySuggestionsQuery, CitySuggestionsQueryVariables>(CitySuggestionsDocument, options);
      }
export function useCitySuggestionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CitySuggestionsQuery, CitySuggestionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CitySuggestionsQuery, CitySuggestionsQueryVariables>(CitySuggestionsDocument, options);
        }
export type CitySuggestionsQueryHookResult = ReturnType<typeof useCitySuggestionsQuery>;
export type CitySuggestionsLazyQueryHookResult = ReturnType<typeof useCitySuggestionsLazyQuery>;
export const ReceiverSuggestionsDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReceiverSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuggestionSearch"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiverSuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;
export function useReceiverSuggestionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ReceiverSuggestionsQuery, ReceiverSuggestionsQueryVariables> & ({ variables: ReceiverSuggestionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ReceiverSuggestionsQuery, ReceiverSuggestionsQueryVariables>(ReceiverSuggestionsDocument, options);
      }
export function useReceiverSuggestionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ReceiverSuggestionsQuery, ReceiverSuggestionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ReceiverSuggestionsQuery, ReceiverSuggestionsQueryVariables>(ReceiverSuggestionsDocument, options);
        }
export type ReceiverSuggestionsQueryHookResult = ReturnType<typeof useReceiverSuggestionsQuery>;
export type ReceiverSuggestionsLazyQueryHookResult = ReturnType<typeof useReceiverSuggestionsLazyQuery>;
export const UserSuggestionsDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuggestionSearch"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userSuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;
export function useUserSuggestionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<UserSuggestionsQuery, UserSuggestionsQueryVariables> & ({ variables: UserSuggestionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UserSuggestionsQuery, UserSuggestionsQueryVariables>(UserSuggestionsDocument, options);
      }
export function useUserSuggestionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UserSuggestionsQuery, UserSuggestionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UserSuggestionsQuery, UserSuggestionsQueryVariables>(UserSuggestionsDocument, options);
        }
export type UserSuggestionsQueryHookResult = ReturnType<typeof useUserSuggestionsQuery>;
export type UserSuggestionsLazyQueryHookResult = ReturnType<typeof useUserSuggestionsLazyQuery>;
