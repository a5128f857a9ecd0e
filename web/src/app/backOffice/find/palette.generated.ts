/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../../schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type PaletteManifestsQueryVariables = Exact<{
  search: Schema.ManifestSearch;
}>;


export type PaletteManifestsQuery = { manifests: { rows: Array<{ uniqueId: string, manifestId: string, date: string }> } };

export type PaletteInvoicesQueryVariables = Exact<{
  search: Schema.InvoiceSearch;
}>;


export type PaletteInvoicesQuery = { invoices: { rows: Array<{ uniqueId: string, invoiceNumber: string | null, customer: { uniqueId: string, company: string } | null }> } };


export const PaletteManifestsDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaletteManifests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ManifestSearch"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"manifests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"manifestId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}}]}}]}}]} as unknown as DocumentNode;
export function usePaletteManifestsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PaletteManifestsQuery, PaletteManifestsQueryVariables> & ({ variables: PaletteManifestsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PaletteManifestsQuery, PaletteManifestsQueryVariables>(PaletteManifestsDocument, options);
      }
export function usePaletteManifestsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PaletteManifestsQuery, PaletteManifestsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PaletteManifestsQuery, PaletteManifestsQueryVariables>(PaletteManifestsDocument, options);
        }
export type PaletteManifestsQueryHookResult = ReturnType<typeof usePaletteManifestsQuery>;
export type PaletteManifestsLazyQueryHookResult = ReturnType<typeof usePaletteManifestsLazyQuery>;
export const PaletteInvoicesDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaletteInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceSearch"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"company"}}]}}]}}]}}]}}]} as unknown as DocumentNode;
export function usePaletteInvoicesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PaletteInvoicesQuery, PaletteInvoicesQueryVariables> & ({ variables: PaletteInvoicesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PaletteInvoicesQuery, PaletteInvoicesQueryVariables>(PaletteInvoicesDocument, options);
      }
export function usePaletteInvoicesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PaletteInvoicesQuery, PaletteInvoicesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PaletteInvoicesQuery, PaletteInvoicesQueryVariables>(PaletteInvoicesDocument, options);
        }
export type PaletteInvoicesQueryHookResult = ReturnType<typeof usePaletteInvoicesQuery>;
export type PaletteInvoicesLazyQueryHookResult = ReturnType<typeof usePaletteInvoicesLazyQuery>;
