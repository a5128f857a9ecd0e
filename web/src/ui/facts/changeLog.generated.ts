/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ChangeLogQueryVariables = Exact<{
  search: Schema.ChangeLogSearch;
}>;


export type ChangeLogQuery = { changeLog: { rowCount: number, rows: Array<{ id: number, createdOn: string, propertyLabel: string, oldText: string | null, newText: string | null, remark: string | null, createdBy: { firstName: string, lastName: string } | null }> } };


export const ChangeLogDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangeLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeLogSearch"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"propertyLabel"}},{"kind":"Field","name":{"kind":"Name","value":"oldText"}},{"kind":"Field","name":{"kind":"Name","value":"newText"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}}]}}]}}]} as unknown as DocumentNode;
export function useChangeLogQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ChangeLogQuery, ChangeLogQueryVariables> & ({ variables: ChangeLogQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ChangeLogQuery, ChangeLogQueryVariables>(ChangeLogDocument, options);
      }
export function useChangeLogLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ChangeLogQuery, ChangeLogQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ChangeLogQuery, ChangeLogQueryVariables>(ChangeLogDocument, options);
        }
export type ChangeLogQueryHookResult = ReturnType<typeof useChangeLogQuery>;
export type ChangeLogLazyQueryHookResult = ReturnType<typeof useChangeLogLazyQuery>;
