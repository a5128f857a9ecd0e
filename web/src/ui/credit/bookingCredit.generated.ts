/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type BookingCreditQueryVariables = Exact<{
  uniqueId: string | number;
}>;


export type BookingCreditQuery = { customerCredit: { company: string, creditLimit: number | null, outstanding: number, generated: number, unbilled: number, advances: number, taxPercent: number, liftedUntil: string | null, refusal: string | null } };


export const BookingCreditDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingCredit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uniqueId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerCredit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uniqueId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uniqueId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"creditLimit"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"generated"}},{"kind":"Field","name":{"kind":"Name","value":"unbilled"}},{"kind":"Field","name":{"kind":"Name","value":"advances"}},{"kind":"Field","name":{"kind":"Name","value":"taxPercent"}},{"kind":"Field","name":{"kind":"Name","value":"liftedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode;
export function useBookingCreditQuery(baseOptions: ApolloReactHooks.QueryHookOptions<BookingCreditQuery, BookingCreditQueryVariables> & ({ variables: BookingCreditQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BookingCreditQuery, BookingCreditQueryVariables>(BookingCreditDocument, options);
      }
export function useBookingCreditLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BookingCreditQuery, BookingCreditQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BookingCreditQuery, BookingCreditQueryVariables>(BookingCreditDocument, options);
        }
export type BookingCreditQueryHookResult = ReturnType<typeof useBookingCreditQuery>;
export type BookingCreditLazyQueryHookResult = ReturnType<typeof useBookingCreditLazyQuery>;
