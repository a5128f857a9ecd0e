/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type SecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorQuery = { secondFactor: { since: string | null, recoveryCodesLeft: number, isDemanded: boolean } };

export type StartSecondFactorMutationVariables = Exact<{
  input: Schema.StartSecondFactorInput;
}>;


export type StartSecondFactorMutation = { startSecondFactor: { secret: string, uri: string } };

export type ConfirmSecondFactorMutationVariables = Exact<{
  input: Schema.SecondFactorCodeInput;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor: { recoveryCodes: Array<string> } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  input: Schema.SecondFactorCodeInput;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { recoveryCodes: Array<string> } };

export type RemoveSecondFactorMutationVariables = Exact<{
  input: Schema.SecondFactorCodeInput;
}>;


export type RemoveSecondFactorMutation = { removeSecondFactor: boolean };


export const SecondFactorDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isDemanded"}}]}}]}}]} as unknown as DocumentNode;
export function useSecondFactorQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SecondFactorQuery, SecondFactorQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SecondFactorQuery, SecondFactorQueryVariables>(SecondFactorDocument, options);
      }
export function useSecondFactorLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SecondFactorQuery, SecondFactorQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SecondFactorQuery, SecondFactorQueryVariables>(SecondFactorDocument, options);
        }
export type SecondFactorQueryHookResult = ReturnType<typeof useSecondFactorQuery>;
export type SecondFactorLazyQueryHookResult = ReturnType<typeof useSecondFactorLazyQuery>;
export const StartSecondFactorDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as DocumentNode;
export function useStartSecondFactorMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<StartSecondFactorMutation, StartSecondFactorMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<StartSecondFactorMutation, StartSecondFactorMutationVariables>(StartSecondFactorDocument, options);
      }
export type StartSecondFactorMutationHookResult = ReturnType<typeof useStartSecondFactorMutation>;
export const ConfirmSecondFactorDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode;
export function useConfirmSecondFactorMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>(ConfirmSecondFactorDocument, options);
      }
export type ConfirmSecondFactorMutationHookResult = ReturnType<typeof useConfirmSecondFactorMutation>;
export const RenewRecoveryCodesDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode;
export function useRenewRecoveryCodesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>(RenewRecoveryCodesDocument, options);
      }
export type RenewRecoveryCodesMutationHookResult = ReturnType<typeof useRenewRecoveryCodesMutation>;
export const RemoveSecondFactorDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode;
export function useRemoveSecondFactorMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>(RemoveSecondFactorDocument, options);
      }
export type RemoveSecondFactorMutationHookResult = ReturnType<typeof useRemoveSecondFactorMutation>;