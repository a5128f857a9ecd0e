/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type NightlyChecksQueryVariables = Exact<{ [key: string]: never; }>;


export type NightlyChecksQuery = { consistencyRuns: { rows: Array<{ day: string, startedOn: string, finishedOn: string | null, differences: number | null }> } };

export type NightlyCheckFindingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NightlyCheckFindingsQuery = { consistencyRuns: { rows: Array<{ day: string, findings: Array<{ rule: string, place: string, stored: string, actual: string }> }> } };


export const NightlyChecksDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NightlyChecks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consistencyRuns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"startedOn"}},{"kind":"Field","name":{"kind":"Name","value":"finishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"differences"}}]}}]}}]}}]} as unknown as DocumentNode;
export function useNightlyChecksQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<NightlyChecksQuery, NightlyChecksQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<NightlyChecksQuery, NightlyChecksQueryVariables>(NightlyChecksDocument, options);
      }
export function useNightlyChecksLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<NightlyChecksQuery, NightlyChecksQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<NightlyChecksQuery, NightlyChecksQueryVariables>(NightlyChecksDocument, options);
        }
export type NightlyChecksQueryHookResult = ReturnType<typeof useNightlyChecksQuery>;
export type NightlyChecksLazyQueryHookResult = ReturnType<typeof useNightlyChecksLazyQuery>;
export const NightlyCheckFindingsDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NightlyCheckFindings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consistencyRuns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"stored"}},{"kind":"Field","name":{"kind":"Name","value":"actual"}}]}}]}}]}}]}}]} as unknown as DocumentNode;
export function useNightlyCheckFindingsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<NightlyCheckFindingsQuery, NightlyCheckFindingsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<NightlyCheckFindingsQuery, NightlyCheckFindingsQueryVariables>(NightlyCheckFindingsDocument, options);
      }
export function useNightlyCheckFindingsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<NightlyCheckFindingsQuery, NightlyCheckFindingsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<NightlyCheckFindingsQuery, NightlyCheckFindingsQueryVariables>(NightlyCheckFindingsDocument, options);
        }
export type NightlyCheckFindingsQueryHookResult = ReturnType<typeof useNightlyCheckFindingsQuery>;
export type NightlyCheckFindingsLazyQueryHookResult = ReturnType<typeof useNightlyCheckFindingsLazyQuery>;
