/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type FindAwbQueryVariables = Exact<{
  code: string;
}>;


export type FindAwbQuery = { findAwb: Array<{ kind: Schema.BookingKind, uniqueId: string, awbNo: string, piece: number | null, packet: number, receiver: string, deliveryStatus: Schema.DeliveryStatus | null, refusalOfManifest: string | null }> };


export const FindAwbDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindAwb"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findAwb"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"awbNo"}},{"kind":"Field","name":{"kind":"Name","value":"piece"}},{"kind":"Field","name":{"kind":"Name","value":"packet"}},{"kind":"Field","name":{"kind":"Name","value":"receiver"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"refusalOfManifest"}}]}}]}}]} as unknown as DocumentNode;
export function useFindAwbQuery(baseOptions: ApolloReactHooks.QueryHookOptions<FindAwbQuery, FindAwbQueryVariables> & ({ variables: FindAwbQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FindAwbQuery, FindAwbQueryVariables>(FindAwbDocument, options);
      }
export function useFindAwbLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FindAwbQuery, FindAwbQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FindAwbQuery, FindAwbQueryVariables>(FindAwbDocument, options);
        }
export type FindAwbQueryHookResult = ReturnType<typeof useFindAwbQuery>;
export type FindAwbLazyQueryHookResult = ReturnType<typeof useFindAwbLazyQuery>;
