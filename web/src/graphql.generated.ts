/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type AuthenticateInput = {
  emailAddress?: string | null | undefined;
  password?: string | null | undefined;
};

export type CreateCustomerInput = {
  address?: string | null | undefined;
  company?: string | null | undefined;
  contact?: string | null | undefined;
  gst?: string | null | undefined;
  name?: string | null | undefined;
};

export type CustomerSearch = {
  /** In name, company, contact and GSTIN. */
  searchText?: string | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: SortOrder | null | undefined;
  take?: number | null | undefined;
};

export type CustomerSuggestionSearch = {
  /** Only customers with a live consignment that has no invoice. */
  invoiceableCustomers?: boolean | null | undefined;
  searchText?: string | null | undefined;
  /** All (up to 5,000) when left out. */
  take?: number | null | undefined;
};

export type RecordInput = {
  uniqueId: string | number;
  /** The version that the client saw; an older one is refused. */
  version?: number | null | undefined;
};

export type Role =
  | 'Admin'
  | 'Member';

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type SuggestionSearch = {
  searchText?: string | null | undefined;
  /** All (up to 5,000) when left out. */
  take?: number | null | undefined;
};

export type UpdateCustomerInput = {
  address?: string | null | undefined;
  company?: string | null | undefined;
  contact?: string | null | undefined;
  gst?: string | null | undefined;
  name?: string | null | undefined;
  uniqueId: string | number;
  version?: number | null | undefined;
};

export type VendorType =
  | 'Cargo'
  | 'Courier'
  | 'OwnCargo'
  | 'OwnCourier';

export type CompanyTitleQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyTitleQuery = { company: { titleSuffix: string } };

export type AuthenticateMutationVariables = Exact<{
  input: AuthenticateInput;
}>;


export type AuthenticateMutation = { authenticate: { user: { uniqueId: string, firstName: string, lastName: string, role: Role, imagePath: string | null } } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type CustomerRowFragment = { uniqueId: string, id: number, version: number, name: string, company: string, contact: string, address: string | null, gst: string | null, lastActiveDate: string | null, createdOn: string };

export type CustomersQueryVariables = Exact<{
  search?: CustomerSearch | null | undefined;
}>;


export type CustomersQuery = { customers: { rowCount: number, rows: Array<{ uniqueId: string, id: number, version: number, name: string, company: string, contact: string, address: string | null, gst: string | null, lastActiveDate: string | null, createdOn: string }> } };

export type CreateCustomerMutationVariables = Exact<{
  input: CreateCustomerInput;
  clientRequestId?: string | null | undefined;
}>;


export type CreateCustomerMutation = { createCustomer: { uniqueId: string, id: number, version: number, name: string, company: string, contact: string, address: string | null, gst: string | null, lastActiveDate: string | null, createdOn: string } };

export type UpdateCustomerMutationVariables = Exact<{
  input: UpdateCustomerInput;
}>;


export type UpdateCustomerMutation = { updateCustomer: { uniqueId: string, id: number, version: number, name: string, company: string, contact: string, address: string | null, gst: string | null, lastActiveDate: string | null, createdOn: string } };

export type DeleteCustomerMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteCustomerMutation = { deleteCustomer: { uniqueId: string } };

export type VendorSuggestionsQueryVariables = Exact<{
  search: SuggestionSearch;
}>;


export type VendorSuggestionsQuery = { vendorSuggestions: Array<{ id: number, name: string, type: VendorType }> };

export type CustomerSuggestionsQueryVariables = Exact<{
  search: CustomerSuggestionSearch;
}>;


export type CustomerSuggestionsQuery = { customerSuggestions: Array<{ id: number, name: string }> };

export type CitySuggestionsQueryVariables = Exact<{
  search: SuggestionSearch;
}>;


export type CitySuggestionsQuery = { citySuggestions: Array<{ id: number, name: string }> };

export type ReceiverSuggestionsQueryVariables = Exact<{
  search: SuggestionSearch;
}>;


export type ReceiverSuggestionsQuery = { receiverSuggestions: Array<{ id: number, name: string }> };

export type UserSuggestionsQueryVariables = Exact<{
  search: SuggestionSearch;
}>;


export type UserSuggestionsQuery = { userSuggestions: Array<{ id: number, name: string }> };

export const CustomerRowFragmentDoc = gql`
    fragment CustomerRow on Customer {
  uniqueId
  id
  version
  name
  company
  contact
  address
  gst
  lastActiveDate
  createdOn
}
    `;
export const CompanyTitleDocument = gql`
    query CompanyTitle {
  company {
    titleSuffix
  }
}
    `;
export function useCompanyTitleQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CompanyTitleQuery, CompanyTitleQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CompanyTitleQuery, CompanyTitleQueryVariables>(CompanyTitleDocument, options);
      }
export function useCompanyTitleLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CompanyTitleQuery, CompanyTitleQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CompanyTitleQuery, CompanyTitleQueryVariables>(CompanyTitleDocument, options);
        }
export type CompanyTitleQueryHookResult = ReturnType<typeof useCompanyTitleQuery>;
export type CompanyTitleLazyQueryHookResult = ReturnType<typeof useCompanyTitleLazyQuery>;
export const AuthenticateDocument = gql`
    mutation Authenticate($input: AuthenticateInput!) {
  authenticate(input: $input) {
    user {
      uniqueId
      firstName
      lastName
      role
      imagePath
    }
  }
}
    `;
export function useAuthenticateMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AuthenticateMutation, AuthenticateMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AuthenticateMutation, AuthenticateMutationVariables>(AuthenticateDocument, options);
      }
export type AuthenticateMutationHookResult = ReturnType<typeof useAuthenticateMutation>;
export const LogoutDocument = gql`
    mutation Logout {
  logout
}
    `;
export function useLogoutMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LogoutMutation, LogoutMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LogoutMutation, LogoutMutationVariables>(LogoutDocument, options);
      }
export type LogoutMutationHookResult = ReturnType<typeof useLogoutMutation>;
export const CustomersDocument = gql`
    query Customers($search: CustomerSearch) {
  customers(search: $search) {
    rows {
      ...CustomerRow
    }
    rowCount
  }
}
    ${CustomerRowFragmentDoc}`;
export function useCustomersQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CustomersQuery, CustomersQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CustomersQuery, CustomersQueryVariables>(CustomersDocument, options);
      }
export function useCustomersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CustomersQuery, CustomersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CustomersQuery, CustomersQueryVariables>(CustomersDocument, options);
        }
export type CustomersQueryHookResult = ReturnType<typeof useCustomersQuery>;
export type CustomersLazyQueryHookResult = ReturnType<typeof useCustomersLazyQuery>;
export const CreateCustomerDocument = gql`
    mutation CreateCustomer($input: CreateCustomerInput!, $clientRequestId: String) {
  createCustomer(input: $input, clientRequestId: $clientRequestId) {
    ...CustomerRow
  }
}
    ${CustomerRowFragmentDoc}`;
export function useCreateCustomerMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateCustomerMutation, CreateCustomerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateCustomerMutation, CreateCustomerMutationVariables>(CreateCustomerDocument, options);
      }
export type CreateCustomerMutationHookResult = ReturnType<typeof useCreateCustomerMutation>;
export const UpdateCustomerDocument = gql`
    mutation UpdateCustomer($input: UpdateCustomerInput!) {
  updateCustomer(input: $input) {
    ...CustomerRow
  }
}
    ${CustomerRowFragmentDoc}`;
export function useUpdateCustomerMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateCustomerMutation, UpdateCustomerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateCustomerMutation, UpdateCustomerMutationVariables>(UpdateCustomerDocument, options);
      }
export type UpdateCustomerMutationHookResult = ReturnType<typeof useUpdateCustomerMutation>;
export const DeleteCustomerDocument = gql`
    mutation DeleteCustomer($input: RecordInput!) {
  deleteCustomer(input: $input) {
    uniqueId
  }
}
    `;
export function useDeleteCustomerMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteCustomerMutation, DeleteCustomerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteCustomerMutation, DeleteCustomerMutationVariables>(DeleteCustomerDocument, options);
      }
export type DeleteCustomerMutationHookResult = ReturnType<typeof useDeleteCustomerMutation>;
export const VendorSuggestionsDocument = gql`
    query VendorSuggestions($search: SuggestionSearch!) {
  vendorSuggestions(search: $search) {
    id
    name
    type
  }
}
    `;
export function useVendorSuggestionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<VendorSuggestionsQuery, VendorSuggestionsQueryVariables> & ({ variables: VendorSuggestionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<VendorSuggestionsQuery, VendorSuggestionsQueryVariables>(VendorSuggestionsDocument, options);
      }
export function useVendorSuggestionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<VendorSuggestionsQuery, VendorSuggestionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<VendorSuggestionsQuery, VendorSuggestionsQueryVariables>(VendorSuggestionsDocument, options);
        }
export type VendorSuggestionsQueryHookResult = ReturnType<typeof useVendorSuggestionsQuery>;
export type VendorSuggestionsLazyQueryHookResult = ReturnType<typeof useVendorSuggestionsLazyQuery>;
export const CustomerSuggestionsDocument = gql`
    query CustomerSuggestions($search: CustomerSuggestionSearch!) {
  customerSuggestions(search: $search) {
    id
    name
  }
}
    `;
export function useCustomerSuggestionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CustomerSuggestionsQuery, CustomerSuggestionsQueryVariables> & ({ variables: CustomerSuggestionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CustomerSuggestionsQuery, CustomerSuggestionsQueryVariables>(CustomerSuggestionsDocument, options);
      }
export function useCustomerSuggestionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CustomerSuggestionsQuery, CustomerSuggestionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CustomerSuggestionsQuery, CustomerSuggestionsQueryVariables>(CustomerSuggestionsDocument, options);
        }
export type CustomerSuggestionsQueryHookResult = ReturnType<typeof useCustomerSuggestionsQuery>;
export type CustomerSuggestionsLazyQueryHookResult = ReturnType<typeof useCustomerSuggestionsLazyQuery>;
export const CitySuggestionsDocument = gql`
    query CitySuggestions($search: SuggestionSearch!) {
  citySuggestions(search: $search) {
    id
    name
  }
}
    `;
export function useCitySuggestionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CitySuggestionsQuery, CitySuggestionsQueryVariables> & ({ variables: CitySuggestionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CitySuggestionsQuery, CitySuggestionsQueryVariables>(CitySuggestionsDocument, options);
      }
export function useCitySuggestionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CitySuggestionsQuery, CitySuggestionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CitySuggestionsQuery, CitySuggestionsQueryVariables>(CitySuggestionsDocument, options);
        }
export type CitySuggestionsQueryHookResult = ReturnType<typeof useCitySuggestionsQuery>;
export type CitySuggestionsLazyQueryHookResult = ReturnType<typeof useCitySuggestionsLazyQuery>;
export const ReceiverSuggestionsDocument = gql`
    query ReceiverSuggestions($search: SuggestionSearch!) {
  receiverSuggestions(search: $search) {
    id
    name
  }
}
    `;
export function useReceiverSuggestionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ReceiverSuggestionsQuery, ReceiverSuggestionsQueryVariables> & ({ variables: ReceiverSuggestionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ReceiverSuggestionsQuery, ReceiverSuggestionsQueryVariables>(ReceiverSuggestionsDocument, options);
      }
export function useReceiverSuggestionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ReceiverSuggestionsQuery, ReceiverSuggestionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ReceiverSuggestionsQuery, ReceiverSuggestionsQueryVariables>(ReceiverSuggestionsDocument, options);
        }
export type ReceiverSuggestionsQueryHookResult = ReturnType<typeof useReceiverSuggestionsQuery>;
export type ReceiverSuggestionsLazyQueryHookResult = ReturnType<typeof useReceiverSuggestionsLazyQuery>;
export const UserSuggestionsDocument = gql`
    query UserSuggestions($search: SuggestionSearch!) {
  userSuggestions(search: $search) {
    id
    name
  }
}
    `;
export function useUserSuggestionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<UserSuggestionsQuery, UserSuggestionsQueryVariables> & ({ variables: UserSuggestionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UserSuggestionsQuery, UserSuggestionsQueryVariables>(UserSuggestionsDocument, options);
      }
export function useUserSuggestionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UserSuggestionsQuery, UserSuggestionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UserSuggestionsQuery, UserSuggestionsQueryVariables>(UserSuggestionsDocument, options);
        }
export type UserSuggestionsQueryHookResult = ReturnType<typeof useUserSuggestionsQuery>;
export type UserSuggestionsLazyQueryHookResult = ReturnType<typeof useUserSuggestionsLazyQuery>;
