/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type GstPeriodRowFragment = { uniqueId: string, version: number, month: string, filedOn: string | null, arn: string | null };

export type FileGstPeriodMutationVariables = Exact<{
  input: Schema.FileGstPeriodInput;
}>;


export type FileGstPeriodMutation = { fileGstPeriod: { uniqueId: string, version: number, month: string, filedOn: string | null, arn: string | null } };

export type ReopenGstPeriodMutationVariables = Exact<{
  input: Schema.ReopenGstPeriodInput;
}>;


export type ReopenGstPeriodMutation = { reopenGstPeriod: { uniqueId: string, version: number, month: string, filedOn: string | null, arn: string | null } };

export const GstPeriodRowFragmentDoc = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GstPeriodRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GstPeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"filedOn"}},{"kind":"Field","name":{"kind":"Name","value":"arn"}}]}}]} as unknown as DocumentNode;
export const FileGstPeriodDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FileGstPeriod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileGstPeriodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileGstPeriod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GstPeriodRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GstPeriodRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GstPeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"filedOn"}},{"kind":"Field","name":{"kind":"Name","value":"arn"}}]}}]} as unknown as DocumentNode;
export function useFileGstPeriodMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<FileGstPeriodMutation, FileGstPeriodMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<FileGstPeriodMutation, FileGstPeriodMutationVariables>(FileGstPeriodDocument, options);
      }
export type FileGstPeriodMutationHookResult = ReturnType<typeof useFileGstPeriodMutation>;
export const ReopenGstPeriodDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenGstPeriod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReopenGstPeriodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenGstPeriod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GstPeriodRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GstPeriodRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GstPeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"filedOn"}},{"kind":"Field","name":{"kind":"Name","value":"arn"}}]}}]} as unknown as DocumentNode;
export function useReopenGstPeriodMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReopenGstPeriodMutation, ReopenGstPeriodMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReopenGstPeriodMutation, ReopenGstPeriodMutationVariables>(ReopenGstPeriodDocument, options);
      }
export type ReopenGstPeriodMutationHookResult = ReturnType<typeof useReopenGstPeriodMutation>;