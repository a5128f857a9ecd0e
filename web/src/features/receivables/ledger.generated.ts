/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type AccountCustomerFragment = { uniqueId: string, version: number, company: string, name: string, contact: string, gst: string | null, email: string | null, emailSince: string | null, creditLimit: number | null, creditDays: number | null };

export type CreditFiguresFragment = { creditLimit: number | null, creditDays: number | null, exposure: number, outstanding: number, generated: number, unbilled: number, advances: number, overdueSince: string | null, liftedUntil: string | null, refusal: string | null };

export type LedgerRowFragment = { day: string, kind: Schema.LedgerKind, document: string, debit: number, credit: number, balance: number, invoiceUniqueId: string | null, paymentUniqueId: string | null, creditNoteUniqueId: string | null, remittanceUniqueId: string | null };

export type VppSectionFragment = { openingBalance: number, closingBalance: number, lines: Array<{ day: string, kind: Schema.LedgerKind, document: string, collected: number, remitted: number, balance: number, remittanceUniqueId: string | null }> };

export type CustomerAccountQueryVariables = Exact<{
  uniqueId: string | number;
}>;


export type CustomerAccountQuery = { customer: { uniqueId: string, version: number, company: string, name: string, contact: string, gst: string | null, email: string | null, emailSince: string | null, creditLimit: number | null, creditDays: number | null }, customerCredit: { creditLimit: number | null, creditDays: number | null, exposure: number, outstanding: number, generated: number, unbilled: number, advances: number, overdueSince: string | null, liftedUntil: string | null, refusal: string | null } };

export type CustomerLedgerQueryVariables = Exact<{
  input: Schema.CustomerLedgerInput;
}>;


export type CustomerLedgerQuery = { customerLedger: { from: string, to: string, openingBalance: number, closingBalance: number, lines: Array<{ day: string, kind: Schema.LedgerKind, document: string, debit: number, credit: number, balance: number, invoiceUniqueId: string | null, paymentUniqueId: string | null, creditNoteUniqueId: string | null, remittanceUniqueId: string | null }>, vpp: { openingBalance: number, closingBalance: number, lines: Array<{ day: string, kind: Schema.LedgerKind, document: string, collected: number, remitted: number, balance: number, remittanceUniqueId: string | null }> } } };

export type SetCreditMutationVariables = Exact<{
  input: Schema.SetCreditInput;
}>;


export type SetCreditMutation = { setCredit: { uniqueId: string, version: number, company: string, name: string, contact: string, gst: string | null, email: string | null, emailSince: string | null, creditLimit: number | null, creditDays: number | null } };

export type LiftCreditMutationVariables = Exact<{
  input: Schema.LiftCreditInput;
  clientRequestId?: string | null | undefined;
}>;


export type LiftCreditMutation = { liftCredit: { uniqueId: string, until: string } };

export type MailStatementMutationVariables = Exact<{
  input: Schema.CustomerLedgerInput;
}>;


export type MailStatementMutation = { mailStatement: { uniqueId: string } };

export type SetOpeningMutationVariables = Exact<{
  input: Schema.SetOpeningInput;
}>;


export type SetOpeningMutation = { setOpening: { uniqueId: string, date: string, amount: number } };

export const AccountCustomerFragmentDoc = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountCustomer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"gst"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailSince"}},{"kind":"Field","name":{"kind":"Name","value":"creditLimit"}},{"kind":"Field","name":{"kind":"Name","value":"creditDays"}}]}}]} as unknown as DocumentNode;
export const CreditFiguresFragmentDoc = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreditFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerCredit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditLimit"}},{"kind":"Field","name":{"kind":"Name","value":"creditDays"}},{"kind":"Field","name":{"kind":"Name","value":"exposure"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"generated"}},{"kind":"Field","name":{"kind":"Name","value":"unbilled"}},{"kind":"Field","name":{"kind":"Name","value":"advances"}},{"kind":"Field","name":{"kind":"Name","value":"overdueSince"}},{"kind":"Field","name":{"kind":"Name","value":"liftedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]} as unknown as DocumentNode;
export const LedgerRowFragmentDoc = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"debit"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceUniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentUniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"creditNoteUniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"remittanceUniqueId"}}]}}]} as unknown as DocumentNode;
export const VppSectionFragmentDoc = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VppSection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VppLedger"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"collected"}},{"kind":"Field","name":{"kind":"Name","value":"remitted"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"remittanceUniqueId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closingBalance"}}]}}]} as unknown as DocumentNode;
export const CustomerAccountDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uniqueId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uniqueId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uniqueId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountCustomer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerCredit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uniqueId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uniqueId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreditFigures"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountCustomer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"gst"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailSince"}},{"kind":"Field","name":{"kind":"Name","value":"creditLimit"}},{"kind":"Field","name":{"kind":"Name","value":"creditDays"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreditFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerCredit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditLimit"}},{"kind":"Field","name":{"kind":"Name","value":"creditDays"}},{"kind":"Field","name":{"kind":"Name","value":"exposure"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"generated"}},{"kind":"Field","name":{"kind":"Name","value":"unbilled"}},{"kind":"Field","name":{"kind":"Name","value":"advances"}},{"kind":"Field","name":{"kind":"Name","value":"overdueSince"}},{"kind":"Field","name":{"kind":"Name","value":"liftedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]} as unknown as DocumentNode;
export function useCustomerAccountQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CustomerAccountQuery, CustomerAccountQueryVariables> & ({ variables: CustomerAccountQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CustomerAccountQuery, CustomerAccountQueryVariables>(CustomerAccountDocument, options);
      }
export function useCustomerAccountLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CustomerAccountQuery, CustomerAccountQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CustomerAccountQuery, CustomerAccountQueryVariables>(CustomerAccountDocument, options);
        }
export type CustomerAccountQueryHookResult = ReturnType<typeof useCustomerAccountQuery>;
export type CustomerAccountLazyQueryHookResult = ReturnType<typeof useCustomerAccountLazyQuery>;
export const CustomerLedgerDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerLedger"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerLedgerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerLedger"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"vpp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VppSection"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"debit"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceUniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentUniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"creditNoteUniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"remittanceUniqueId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VppSection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VppLedger"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"collected"}},{"kind":"Field","name":{"kind":"Name","value":"remitted"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"remittanceUniqueId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closingBalance"}}]}}]} as unknown as DocumentNode;
export function useCustomerLedgerQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CustomerLedgerQuery, CustomerLedgerQueryVariables> & ({ variables: CustomerLedgerQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CustomerLedgerQuery, CustomerLedgerQueryVariables>(CustomerLedgerDocument, options);
      }
export function useCustomerLedgerLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CustomerLedgerQuery, CustomerLedgerQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CustomerLedgerQuery, CustomerLedgerQueryVariables>(CustomerLedgerDocument, options);
        }
export type CustomerLedgerQueryHookResult = ReturnType<typeof useCustomerLedgerQuery>;
export type CustomerLedgerLazyQueryHookResult = ReturnType<typeof useCustomerLedgerLazyQuery>;
export const SetCreditDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCredit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetCreditInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCredit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountCustomer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountCustomer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"gst"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailSince"}},{"kind":"Field","name":{"kind":"Name","value":"creditLimit"}},{"kind":"Field","name":{"kind":"Name","value":"creditDays"}}]}}]} as unknown as DocumentNode;
export function useSetCreditMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetCreditMutation, SetCreditMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetCreditMutation, SetCreditMutationVariables>(SetCreditDocument, options);
      }
export type SetCreditMutationHookResult = ReturnType<typeof useSetCreditMutation>;
export const LiftCreditDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LiftCredit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LiftCreditInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientRequestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liftCredit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientRequestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]} as unknown as DocumentNode;
export function useLiftCreditMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LiftCreditMutation, LiftCreditMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LiftCreditMutation, LiftCreditMutationVariables>(LiftCreditDocument, options);
      }
export type LiftCreditMutationHookResult = ReturnType<typeof useLiftCreditMutation>;
export const MailStatementDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MailStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerLedgerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailStatement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}}]}}]}}]} as unknown as DocumentNode;
export function useMailStatementMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MailStatementMutation, MailStatementMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MailStatementMutation, MailStatementMutationVariables>(MailStatementDocument, options);
      }
export type MailStatementMutationHookResult = ReturnType<typeof useMailStatementMutation>;
export const SetOpeningDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetOpening"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetOpeningInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setOpening"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode;
export function useSetOpeningMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetOpeningMutation, SetOpeningMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetOpeningMutation, SetOpeningMutationVariables>(SetOpeningDocument, options);
      }
export type SetOpeningMutationHookResult = ReturnType<typeof useSetOpeningMutation>;