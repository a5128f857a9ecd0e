/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type CountVisitMutationVariables = Exact<{
  input: Schema.CountVisitInput;
}>;


export type CountVisitMutation = { countVisit: boolean };

export type TrackAwbMutationVariables = Exact<{
  input: Schema.TrackAwbInput;
}>;


export type TrackAwbMutation = { trackAwb: { awbNo: string, deliveryStatus: Schema.DeliveryStatus, movements: Array<{ actionDate: string, city: string, deliveryStatus: Schema.DeliveryStatus, action: string }> } };

export type SubmitEnquiryMutationVariables = Exact<{
  input: Schema.SubmitEnquiryInput;
  clientRequestId?: string | null | undefined;
}>;


export type SubmitEnquiryMutation = { submitEnquiry: { uniqueId: string } };

export type CompanyCardQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyCardQuery = { company: { legalName: string, address: Array<string>, phone: string, email: string, gstin: string } };


export const CountVisitDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CountVisit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CountVisitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countVisit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode;
export function useCountVisitMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CountVisitMutation, CountVisitMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CountVisitMutation, CountVisitMutationVariables>(CountVisitDocument, options);
      }
export type CountVisitMutationHookResult = ReturnType<typeof useCountVisitMutation>;
export const TrackAwbDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TrackAwb"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TrackAwbInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trackAwb"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awbNo"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actionDate"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"action"}}]}}]}}]}}]} as unknown as DocumentNode;
export function useTrackAwbMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TrackAwbMutation, TrackAwbMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TrackAwbMutation, TrackAwbMutationVariables>(TrackAwbDocument, options);
      }
export type TrackAwbMutationHookResult = ReturnType<typeof useTrackAwbMutation>;
export const SubmitEnquiryDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitEnquiryInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientRequestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientRequestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}}]}}]}}]} as unknown as DocumentNode;
export function useSubmitEnquiryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SubmitEnquiryMutation, SubmitEnquiryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SubmitEnquiryMutation, SubmitEnquiryMutationVariables>(SubmitEnquiryDocument, options);
      }
export type SubmitEnquiryMutationHookResult = ReturnType<typeof useSubmitEnquiryMutation>;
export const CompanyCardDocument = /*#__PURE__*/ {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"gstin"}}]}}]}}]} as unknown as DocumentNode;
export function useCompanyCardQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CompanyCardQuery, CompanyCardQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CompanyCardQuery, CompanyCardQueryVariables>(CompanyCardDocument, options);
      }
export function useCompanyCardLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CompanyCardQuery, CompanyCardQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CompanyCardQuery, CompanyCardQueryVariables>(CompanyCardDocument, options);
        }
export type CompanyCardQueryHookResult = ReturnType<typeof useCompanyCardQuery>;
export type CompanyCardLazyQueryHookResult = ReturnType<typeof useCompanyCardLazyQuery>;
