/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type EinvoiceJsonQueryVariables = Exact<{
  ids: Array<string | number>;
}>;


export type EinvoiceJsonQuery = { einvoiceJson: { json: string } };


export const EinvoiceJsonDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EinvoiceJson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordRef"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"einvoiceJson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"json"}}]}}]}}]} as unknown as DocumentNode;
export function useEinvoiceJsonQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EinvoiceJsonQuery, EinvoiceJsonQueryVariables> & ({ variables: EinvoiceJsonQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EinvoiceJsonQuery, EinvoiceJsonQueryVariables>(EinvoiceJsonDocument, options);
      }
export function useEinvoiceJsonLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EinvoiceJsonQuery, EinvoiceJsonQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EinvoiceJsonQuery, EinvoiceJsonQueryVariables>(EinvoiceJsonDocument, options);
        }
export type EinvoiceJsonQueryHookResult = ReturnType<typeof useEinvoiceJsonQuery>;
export type EinvoiceJsonLazyQueryHookResult = ReturnType<typeof useEinvoiceJsonLazyQuery>;
