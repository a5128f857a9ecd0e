/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type OpenSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenSessionsQuery = { openSessions: Array<{ uniqueId: string, device: string | null, network: string | null, createdOn: string, lastSeenOn: string, isCurrent: boolean }> };

export type EndOpenSessionMutationVariables = Exact<{
  input: Schema.RecordInput;
}>;


export type EndOpenSessionMutation = { endOpenSession: boolean };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: boolean };


export const OpenSessionsDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"createdOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenOn"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as DocumentNode;
export function useOpenSessionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OpenSessionsQuery, OpenSessionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenSessionsQuery, OpenSessionsQueryVariables>(OpenSessionsDocument, options);
      }
export function useOpenSessionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OpenSessionsQuery, OpenSessionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OpenSessionsQuery, OpenSessionsQueryVariables>(OpenSessionsDocument, options);
        }
export type OpenSessionsQueryHookResult = ReturnType<typeof useOpenSessionsQuery>;
export type OpenSessionsLazyQueryHookResult = ReturnType<typeof useOpenSessionsLazyQuery>;
export const EndOpenSessionDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOpenSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOpenSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode;
export function useEndOpenSessionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EndOpenSessionMutation, EndOpenSessionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EndOpenSessionMutation, EndOpenSessionMutationVariables>(EndOpenSessionDocument, options);
      }
export type EndOpenSessionMutationHookResult = ReturnType<typeof useEndOpenSessionMutation>;
export const EndOtherSessionsDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"}}]}}]} as unknown as DocumentNode;
export function useEndOtherSessionsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>(EndOtherSessionsDocument, options);
      }
export type EndOtherSessionsMutationHookResult = ReturnType<typeof useEndOtherSessionsMutation>;