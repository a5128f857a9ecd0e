/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type AwbHolderQueryVariables = Exact<{
  code: string;
}>;


export type AwbHolderQuery = { findAwb: Array<{ kind: Schema.BookingKind, uniqueId: string, awbNo: string }> };


export const AwbHolderDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AwbHolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findAwb"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"awbNo"}}]}}]}}]} as unknown as DocumentNode;
export function useAwbHolderQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AwbHolderQuery, AwbHolderQueryVariables> & ({ variables: AwbHolderQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AwbHolderQuery, AwbHolderQueryVariables>(AwbHolderDocument, options);
      }
export function useAwbHolderLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AwbHolderQuery, AwbHolderQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AwbHolderQuery, AwbHolderQueryVariables>(AwbHolderDocument, options);
        }
export type AwbHolderQueryHookResult = ReturnType<typeof useAwbHolderQuery>;
export type AwbHolderLazyQueryHookResult = ReturnType<typeof useAwbHolderLazyQuery>;
