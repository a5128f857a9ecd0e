/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type PlaceOfSupplyQueryVariables = Exact<{
  input: Schema.PlaceOfSupplyInput;
}>;


export type PlaceOfSupplyQuery = { placeOfSupply: { placeOfSupply: string, state: string, posRule: Schema.PosRule, isInterState: boolean, rule: string, result: string, inputs: Array<{ name: string, value: string }> } };


export const PlaceOfSupplyDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlaceOfSupply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOfSupplyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOfSupply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOfSupply"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"posRule"}},{"kind":"Field","name":{"kind":"Name","value":"isInterState"}},{"kind":"Field","name":{"kind":"Name","value":"inputs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}}]} as unknown as DocumentNode;
export function usePlaceOfSupplyQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PlaceOfSupplyQuery, PlaceOfSupplyQueryVariables> & ({ variables: PlaceOfSupplyQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PlaceOfSupplyQuery, PlaceOfSupplyQueryVariables>(PlaceOfSupplyDocument, options);
      }
export function usePlaceOfSupplyLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PlaceOfSupplyQuery, PlaceOfSupplyQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PlaceOfSupplyQuery, PlaceOfSupplyQueryVariables>(PlaceOfSupplyDocument, options);
        }
export type PlaceOfSupplyQueryHookResult = ReturnType<typeof usePlaceOfSupplyQuery>;
export type PlaceOfSupplyLazyQueryHookResult = ReturnType<typeof usePlaceOfSupplyLazyQuery>;
