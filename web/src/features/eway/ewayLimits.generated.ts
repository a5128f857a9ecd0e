/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type EwayLimitRowFragment = { uniqueId: string, version: number, kind: Schema.EwayLimitKind, stateId: number | null, amount: number, validFrom: string, state: { uniqueId: string, name: string } | null };

export type EwayLimitsQueryVariables = Exact<{ [key: string]: never; }>;


export type EwayLimitsQuery = { ewayLimits: { rowCount: number, rows: Array<{ uniqueId: string, version: number, kind: Schema.EwayLimitKind, stateId: number | null, amount: number, validFrom: string, state: { uniqueId: string, name: string } | null }> } };

export type SaveEwayLimitMutationVariables = Exact<{
  input: Schema.SaveEwayLimitInput;
  clientRequestId?: string | null | undefined;
}>;


export type SaveEwayLimitMutation = { saveEwayLimit: { uniqueId: string, version: number, kind: Schema.EwayLimitKind, stateId: number | null, amount: number, validFrom: string, state: { uniqueId: string, name: string } | null } };

export const EwayLimitRowFragmentDoc = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EwayLimitRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EwayLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stateId"}},{"kind":"Field","name":{"kind":"Name","value":"state"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}}]}}]} as unknown as DocumentNode;
export const EwayLimitsDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EwayLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ewayLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EwayLimitRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EwayLimitRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EwayLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stateId"}},{"kind":"Field","name":{"kind":"Name","value":"state"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}}]}}]} as unknown as DocumentNode;
export function useEwayLimitsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EwayLimitsQuery, EwayLimitsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EwayLimitsQuery, EwayLimitsQueryVariables>(EwayLimitsDocument, options);
      }
export function useEwayLimitsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EwayLimitsQuery, EwayLimitsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EwayLimitsQuery, EwayLimitsQueryVariables>(EwayLimitsDocument, options);
        }
export type EwayLimitsQueryHookResult = ReturnType<typeof useEwayLimitsQuery>;
export type EwayLimitsLazyQueryHookResult = ReturnType<typeof useEwayLimitsLazyQuery>;
export const SaveEwayLimitDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveEwayLimit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveEwayLimitInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientRequestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveEwayLimit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientRequestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EwayLimitRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EwayLimitRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EwayLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stateId"}},{"kind":"Field","name":{"kind":"Name","value":"state"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}}]}}]} as unknown as DocumentNode;
export function useSaveEwayLimitMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveEwayLimitMutation, SaveEwayLimitMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveEwayLimitMutation, SaveEwayLimitMutationVariables>(SaveEwayLimitDocument, options);
      }
export type SaveEwayLimitMutationHookResult = ReturnType<typeof useSaveEwayLimitMutation>;