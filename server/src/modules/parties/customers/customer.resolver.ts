import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, KeyedCall, type Call } from '../../../core/operation/context';
import { RecordInput } from '../../../core/record/record.inputs';
import { Customer } from './customer.entity';
import { CreateCustomerInput, UpdateCustomerInput } from './customer.inputs';
import { CustomerPage, CustomerSearch } from './customer.list';
import { createCustomer, customer, customers, deleteCustomer, updateCustomer } from './customer.service';
import { Suggestion } from '../../../core/list/suggestions';
import { customerSuggestions, CustomerSuggestionSearch } from './customer.suggestions';

@Resolver()
export class CustomerResolver {
  @Query(() => CustomerPage)
  customers(
    @Arg('search', () => CustomerSearch, { defaultValue: {} }) search: CustomerSearch,
    @CurrentCall() call: Call,
  ) {
    return customers(search, call);
  }

  @Query(() => Customer)
  customer(@Arg('uniqueId', () => ID) uniqueId: string, @CurrentCall() call: Call) {
    return customer({ uniqueId }, call);
  }

  @Mutation(() => Customer)
  createCustomer(@Arg('input', () => CreateCustomerInput) input: CreateCustomerInput, @KeyedCall() call: Call) {
    return createCustomer(input, call);
  }

  @Mutation(() => Customer)
  updateCustomer(@Arg('input', () => UpdateCustomerInput) input: UpdateCustomerInput, @CurrentCall() call: Call) {
    return updateCustomer(input, call);
  }

  @Mutation(() => Customer)
  deleteCustomer(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return deleteCustomer(input, call);
  }

  @Query(() => [Suggestion])
  customerSuggestions(
    @Arg('search', () => CustomerSuggestionSearch, { defaultValue: {} }) search: CustomerSuggestionSearch,
    @CurrentCall() call: Call,
  ) {
    return customerSuggestions(search, call);
  }
}
