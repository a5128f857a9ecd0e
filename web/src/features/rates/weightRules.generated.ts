/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type WeightRuleRowFragment = { uniqueId: string, version: number, serviceType: Schema.ServiceType, divisor: number, longSide: number | null, longSideTimes: number, createdOn: string, vendor: { uniqueId: string, id: number, name: string } | null };

export type WeightRulesQueryVariables = Exact<{
  search?: Schema.WeightRuleSearch | null | undefined;
}>;


export type WeightRulesQuery = { weightRules: { rowCount: number, rows: Array<{ uniqueId: string, version: number, serviceType: Schema.ServiceType, divisor: number, longSide: number | null, longSideTimes: number, createdOn: string, vendor: { uniqueId: string, id: number, name: string } | null }> } };

export type SaveWeightRuleMutationVariables = Exact<{
  input: Schema.SaveWeightRuleInput;
  clientRequestId?: string | null | undefined;
}>;


export type SaveWeightRuleMutation = { saveWeightRule: { uniqueId: string, version: number, serviceType: Schema.ServiceType, divisor: number, longSide: number | null, longSideTimes: number, createdOn: string, vendor: { uniqueId: string, id: number, name: string } | null } };

export const WeightRuleRowFragmentDoc = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeightRuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeightRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"divisor"}},{"kind":"Field","name":{"kind":"Name","value":"longSide"}},{"kind":"Field","name":{"kind":"Name","value":"longSideTimes"}},{"kind":"Field","name":{"kind":"Name","value":"createdOn"}}]}}]} as unknown as DocumentNode;
export const WeightRulesDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WeightRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WeightRuleSearch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weightRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WeightRuleRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeightRuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeightRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"divisor"}},{"kind":"Field","name":{"kind":"Name","value":"longSide"}},{"kind":"Field","name":{"kind":"Name","value":"longSideTimes"}},{"kind":"Field","name":{"kind":"Name","value":"createdOn"}}]}}]} as unknown as DocumentNode;
export function useWeightRulesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<WeightRulesQuery, WeightRulesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WeightRulesQuery, WeightRulesQueryVariables>(WeightRulesDocument, options);
      }
export function useWeightRulesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WeightRulesQuery, WeightRulesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WeightRulesQuery, WeightRulesQueryVariables>(WeightRulesDocument, options);
        }
export type WeightRulesQueryHookResult = ReturnType<typeof useWeightRulesQuery>;
export type WeightRulesLazyQueryHookResult = ReturnType<typeof useWeightRulesLazyQuery>;
export const SaveWeightRuleDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveWeightRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveWeightRuleInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientRequestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveWeightRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientRequestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WeightRuleRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeightRuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeightRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"divisor"}},{"kind":"Field","name":{"kind":"Name","value":"longSide"}},{"kind":"Field","name":{"kind":"Name","value":"longSideTimes"}},{"kind":"Field","name":{"kind":"Name","value":"createdOn"}}]}}]} as unknown as DocumentNode;
export function useSaveWeightRuleMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveWeightRuleMutation, SaveWeightRuleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveWeightRuleMutation, SaveWeightRuleMutationVariables>(SaveWeightRuleDocument, options);
      }
export type SaveWeightRuleMutationHookResult = ReturnType<typeof useSaveWeightRuleMutation>;