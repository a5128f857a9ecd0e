/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type TrackHistoryRowFragment = { uniqueId: string, awbNo: string, consignmentId: number | null, deliveryStatus: Schema.DeliveryStatus | null, requestId: string, createdOn: string };

export type TrackHistoriesQueryVariables = Exact<{
  search?: Schema.TrackHistorySearch | null | undefined;
}>;


export type TrackHistoriesQuery = { trackHistories: { rowCount: number, rows: Array<{ uniqueId: string, awbNo: string, consignmentId: number | null, deliveryStatus: Schema.DeliveryStatus | null, requestId: string, createdOn: string }> } };

export const TrackHistoryRowFragmentDoc = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrackHistoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrackHistory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"awbNo"}},{"kind":"Field","name":{"kind":"Name","value":"consignmentId"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"createdOn"}}]}}]} as unknown as DocumentNode;
export const TrackHistoriesDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrackHistories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TrackHistorySearch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trackHistories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrackHistoryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrackHistoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrackHistory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"awbNo"}},{"kind":"Field","name":{"kind":"Name","value":"consignmentId"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"createdOn"}}]}}]} as unknown as DocumentNode;
export function useTrackHistoriesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<TrackHistoriesQuery, TrackHistoriesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TrackHistoriesQuery, TrackHistoriesQueryVariables>(TrackHistoriesDocument, options);
      }
export function useTrackHistoriesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TrackHistoriesQuery, TrackHistoriesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TrackHistoriesQuery, TrackHistoriesQueryVariables>(TrackHistoriesDocument, options);
        }
export type TrackHistoriesQueryHookResult = ReturnType<typeof useTrackHistoriesQuery>;
export type TrackHistoriesLazyQueryHookResult = ReturnType<typeof useTrackHistoriesLazyQuery>;
