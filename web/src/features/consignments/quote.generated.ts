/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type QuoteConsignmentQueryVariables = Exact<{
  input: Schema.QuoteConsignmentInput;
}>;


export type QuoteConsignmentQuery = { quoteConsignment: { volumetricWeight: number, chargeableWeight: number, vendorWeight: number | null, customerAmount: number | null, vendorAmount: number | null, vppCommission: number | null, insuranceCommission: number | null, customerCard: string | null, vendorCard: string | null, notes: Array<string>, customerLines: Array<{ text: string, amount: number }>, vendorLines: Array<{ text: string, amount: number }> } };


export const QuoteConsignmentDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuoteConsignment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteConsignmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteConsignment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"volumetricWeight"}},{"kind":"Field","name":{"kind":"Name","value":"chargeableWeight"}},{"kind":"Field","name":{"kind":"Name","value":"vendorWeight"}},{"kind":"Field","name":{"kind":"Name","value":"customerAmount"}},{"kind":"Field","name":{"kind":"Name","value":"vendorAmount"}},{"kind":"Field","name":{"kind":"Name","value":"vppCommission"}},{"kind":"Field","name":{"kind":"Name","value":"insuranceCommission"}},{"kind":"Field","name":{"kind":"Name","value":"customerCard"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCard"}},{"kind":"Field","name":{"kind":"Name","value":"customerLines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vendorLines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}}]}}]} as unknown as DocumentNode;
export function useQuoteConsignmentQuery(baseOptions: ApolloReactHooks.QueryHookOptions<QuoteConsignmentQuery, QuoteConsignmentQueryVariables> & ({ variables: QuoteConsignmentQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<QuoteConsignmentQuery, QuoteConsignmentQueryVariables>(QuoteConsignmentDocument, options);
      }
export function useQuoteConsignmentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<QuoteConsignmentQuery, QuoteConsignmentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<QuoteConsignmentQuery, QuoteConsignmentQueryVariables>(QuoteConsignmentDocument, options);
        }
export type QuoteConsignmentQueryHookResult = ReturnType<typeof useQuoteConsignmentQuery>;
export type QuoteConsignmentLazyQueryHookResult = ReturnType<typeof useQuoteConsignmentLazyQuery>;
