/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type CounterDaysQueryVariables = Exact<{ [key: string]: never; }>;


export type CounterDaysQuery = { counterDays: Array<{ day: string, placeOfSupply: string, state: string, consignments: number, amount: number, unpriced: number }> };

export type CreateCounterBillMutationVariables = Exact<{
  input: Schema.CreateCounterBillInput;
  clientRequestId?: string | null | undefined;
}>;


export type CreateCounterBillMutation = { createCounterBill: { uniqueId: string, invoiceNumber: string | null, invoiceDate: string, totalAmount: number } };


export const CounterDaysDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CounterDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counterDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"placeOfSupply"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"consignments"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unpriced"}}]}}]}}]} as unknown as DocumentNode;
export function useCounterDaysQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CounterDaysQuery, CounterDaysQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CounterDaysQuery, CounterDaysQueryVariables>(CounterDaysDocument, options);
      }
export function useCounterDaysLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CounterDaysQuery, CounterDaysQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CounterDaysQuery, CounterDaysQueryVariables>(CounterDaysDocument, options);
        }
export type CounterDaysQueryHookResult = ReturnType<typeof useCounterDaysQuery>;
export type CounterDaysLazyQueryHookResult = ReturnType<typeof useCounterDaysLazyQuery>;
export const CreateCounterBillDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCounterBill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCounterBillInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientRequestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCounterBill"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientRequestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceDate"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}}]}}]} as unknown as DocumentNode;
export function useCreateCounterBillMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateCounterBillMutation, CreateCounterBillMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateCounterBillMutation, CreateCounterBillMutationVariables>(CreateCounterBillDocument, options);
      }
export type CreateCounterBillMutationHookResult = ReturnType<typeof useCreateCounterBillMutation>;