/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type EnquiryRowFragment = { uniqueId: string, version: number, enquiryType: Schema.EnquiryType, name: string, email: string, message: string, isResolved: boolean, resolution: string | null, createdOn: string };

export type EnquiriesQueryVariables = Exact<{
  search?: Schema.EnquirySearch | null | undefined;
}>;


export type EnquiriesQuery = { enquiries: { rowCount: number, rows: Array<{ uniqueId: string, version: number, enquiryType: Schema.EnquiryType, name: string, email: string, message: string, isResolved: boolean, resolution: string | null, createdOn: string }> } };

export type ResolveEnquiryMutationVariables = Exact<{
  input: Schema.ResolveEnquiryInput;
}>;


export type ResolveEnquiryMutation = { resolveEnquiry: { uniqueId: string, version: number, enquiryType: Schema.EnquiryType, name: string, email: string, message: string, isResolved: boolean, resolution: string | null, createdOn: string } };

export const EnquiryRowFragmentDoc = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"enquiryType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}},{"kind":"Field","name":{"kind":"Name","value":"resolution"}},{"kind":"Field","name":{"kind":"Name","value":"createdOn"}}]}}]} as unknown as DocumentNode;
export const EnquiriesDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Enquiries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EnquirySearch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"enquiryType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}},{"kind":"Field","name":{"kind":"Name","value":"resolution"}},{"kind":"Field","name":{"kind":"Name","value":"createdOn"}}]}}]} as unknown as DocumentNode;
export function useEnquiriesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EnquiriesQuery, EnquiriesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EnquiriesQuery, EnquiriesQueryVariables>(EnquiriesDocument, options);
      }
export function useEnquiriesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EnquiriesQuery, EnquiriesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EnquiriesQuery, EnquiriesQueryVariables>(EnquiriesDocument, options);
        }
export type EnquiriesQueryHookResult = ReturnType<typeof useEnquiriesQuery>;
export type EnquiriesLazyQueryHookResult = ReturnType<typeof useEnquiriesLazyQuery>;
export const ResolveEnquiryDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResolveEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResolveEnquiryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resolveEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"enquiryType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}},{"kind":"Field","name":{"kind":"Name","value":"resolution"}},{"kind":"Field","name":{"kind":"Name","value":"createdOn"}}]}}]} as unknown as DocumentNode;
export function useResolveEnquiryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResolveEnquiryMutation, ResolveEnquiryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResolveEnquiryMutation, ResolveEnquiryMutationVariables>(ResolveEnquiryDocument, options);
      }
export type ResolveEnquiryMutationHookResult = ReturnType<typeof useResolveEnquiryMutation>;