/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type BulkApproveInvoicesMutationVariables = Exact<{
  input: Schema.BulkApproveInvoicesInput;
}>;


export type BulkApproveInvoicesMutation = { bulkApproveInvoices: Array<{ uniqueId: string, awbNo: string | null, ok: boolean, message: string | null, version: number | null, record: { uniqueId: string, id: number, version: number, customerId: number, invoiceNumber: string | null, invoiceMonth: string, invoiceDate: string, paymentDate: string | null, dueDate: string | null, outstanding: number, invoiceStatus: Schema.InvoiceStatus, invoiceType: Schema.InvoiceType, totalConsignments: number, actualAmount: number, additionalCharges: number, chargesTaxable: boolean, additionalRemark: string | null, remark: string | null, igst: number, cgst: number, sgst: number, totalAmount: number, supplyType: Schema.SupplyType, taxExplanation: string, createdOn: string, deletedOn: string | null, irn: string | null, ackNo: string | null, ackDate: string | null, irnCancelledOn: string | null, cancelledOn: string | null, cancelReason: string | null, customer: { uniqueId: string, company: string, name: string, address: string | null, gst: string | null } | null } | null }> };

export type BulkMailInvoicesMutationVariables = Exact<{
  input: Schema.BulkInput;
}>;


export type BulkMailInvoicesMutation = { bulkMailInvoices: Array<{ uniqueId: string, awbNo: string | null, ok: boolean, message: string | null, version: number | null }> };

export type MailInvoiceMutationVariables = Exact<{
  input: Schema.RecordInput;
}>;


export type MailInvoiceMutation = { mailInvoice: { uniqueId: string } };


export const BulkApproveInvoicesDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BulkApproveInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkApproveInvoicesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkApproveInvoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"awbNo"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"gst"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceMonth"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceDate"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceStatus"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceType"}},{"kind":"Field","name":{"kind":"Name","value":"totalConsignments"}},{"kind":"Field","name":{"kind":"Name","value":"actualAmount"}},{"kind":"Field","name":{"kind":"Name","value":"additionalCharges"}},{"kind":"Field","name":{"kind":"Name","value":"chargesTaxable"}},{"kind":"Field","name":{"kind":"Name","value":"additionalRemark"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"igst"}},{"kind":"Field","name":{"kind":"Name","value":"cgst"}},{"kind":"Field","name":{"kind":"Name","value":"sgst"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"supplyType"}},{"kind":"Field","name":{"kind":"Name","value":"taxExplanation"}},{"kind":"Field","name":{"kind":"Name","value":"createdOn"}},{"kind":"Field","name":{"kind":"Name","value":"deletedOn"}},{"kind":"Field","name":{"kind":"Name","value":"irn"}},{"kind":"Field","name":{"kind":"Name","value":"ackNo"}},{"kind":"Field","name":{"kind":"Name","value":"ackDate"}},{"kind":"Field","name":{"kind":"Name","value":"irnCancelledOn"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledOn"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}}]}}]} as unknown as DocumentNode;
export function useBulkApproveInvoicesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BulkApproveInvoicesMutation, BulkApproveInvoicesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BulkApproveInvoicesMutation, BulkApproveInvoicesMutationVariables>(BulkApproveInvoicesDocument, options);
      }
export type BulkApproveInvoicesMutationHookResult = ReturnType<typeof useBulkApproveInvoicesMutation>;
export const BulkMailInvoicesDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BulkMailInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkMailInvoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"awbNo"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode;
export function useBulkMailInvoicesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BulkMailInvoicesMutation, BulkMailInvoicesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BulkMailInvoicesMutation, BulkMailInvoicesMutationVariables>(BulkMailInvoicesDocument, options);
      }
export type BulkMailInvoicesMutationHookResult = ReturnType<typeof useBulkMailInvoicesMutation>;
export const MailInvoiceDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MailInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}}]}}]}}]} as unknown as DocumentNode;
export function useMailInvoiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MailInvoiceMutation, MailInvoiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MailInvoiceMutation, MailInvoiceMutationVariables>(MailInvoiceDocument, options);
      }
export type MailInvoiceMutationHookResult = ReturnType<typeof useMailInvoiceMutation>;