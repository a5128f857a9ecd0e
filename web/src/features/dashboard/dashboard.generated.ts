/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type DashboardSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardSummaryQuery = { dashboardSummary: Array<{ title: string, unit: Schema.StatUnit, today: number, yesterday: number, month: number, total: number }>, bookingTrend: Array<{ day: string, bookings: number, amount: number }> };

export type BillingSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type BillingSummaryQuery = { billingSummary: Array<{ title: string, total: number, currentMonth: number, lastMonth: number }>, billingTrend: Array<{ day: string, invoices: number, amount: number }> };

export type ReceivablesSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type ReceivablesSummaryQuery = { receivablesSummary: { receivable: number, overdue: number, advances: number, tdsWithoutCertificate: number, ageing: { notDue: number, days30: number, days60: number, days90: number, days180: number, older: number, advances: number, balance: number }, trend: Array<{ day: string, balance: number }> } };


export const DashboardSummaryDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"yesterday"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookingTrend"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"bookings"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode;
export function useDashboardSummaryQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DashboardSummaryQuery, DashboardSummaryQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DashboardSummaryQuery, DashboardSummaryQueryVariables>(DashboardSummaryDocument, options);
      }
export function useDashboardSummaryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DashboardSummaryQuery, DashboardSummaryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DashboardSummaryQuery, DashboardSummaryQueryVariables>(DashboardSummaryDocument, options);
        }
export type DashboardSummaryQueryHookResult = ReturnType<typeof useDashboardSummaryQuery>;
export type DashboardSummaryLazyQueryHookResult = ReturnType<typeof useDashboardSummaryLazyQuery>;
export const BillingSummaryDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BillingSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billingSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"currentMonth"}},{"kind":"Field","name":{"kind":"Name","value":"lastMonth"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billingTrend"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"invoices"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode;
export function useBillingSummaryQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<BillingSummaryQuery, BillingSummaryQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BillingSummaryQuery, BillingSummaryQueryVariables>(BillingSummaryDocument, options);
      }
export function useBillingSummaryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BillingSummaryQuery, BillingSummaryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BillingSummaryQuery, BillingSummaryQueryVariables>(BillingSummaryDocument, options);
        }
export type BillingSummaryQueryHookResult = ReturnType<typeof useBillingSummaryQuery>;
export type BillingSummaryLazyQueryHookResult = ReturnType<typeof useBillingSummaryLazyQuery>;
export const ReceivablesSummaryDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReceivablesSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receivablesSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receivable"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"advances"}},{"kind":"Field","name":{"kind":"Name","value":"tdsWithoutCertificate"}},{"kind":"Field","name":{"kind":"Name","value":"ageing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgeingSumsRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trend"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgeingSumsRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgeingSums"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notDue"}},{"kind":"Field","name":{"kind":"Name","value":"days30"}},{"kind":"Field","name":{"kind":"Name","value":"days60"}},{"kind":"Field","name":{"kind":"Name","value":"days90"}},{"kind":"Field","name":{"kind":"Name","value":"days180"}},{"kind":"Field","name":{"kind":"Name","value":"older"}},{"kind":"Field","name":{"kind":"Name","value":"advances"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]} as unknown as DocumentNode;
export function useReceivablesSummaryQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ReceivablesSummaryQuery, ReceivablesSummaryQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ReceivablesSummaryQuery, ReceivablesSummaryQueryVariables>(ReceivablesSummaryDocument, options);
      }
export function useReceivablesSummaryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ReceivablesSummaryQuery, ReceivablesSummaryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ReceivablesSummaryQuery, ReceivablesSummaryQueryVariables>(ReceivablesSummaryDocument, options);
        }
export type ReceivablesSummaryQueryHookResult = ReturnType<typeof useReceivablesSummaryQuery>;
export type ReceivablesSummaryLazyQueryHookResult = ReturnType<typeof useReceivablesSummaryLazyQuery>;
