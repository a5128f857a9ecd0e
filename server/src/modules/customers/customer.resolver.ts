import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import { TheCall, type Call } from '../../context';
import { RecordInput } from '../../record.inputs';
import { Customer } from './customer.entity';
import { CreateCustomerInput, UpdateCustomerInput } from './customer.inputs';
import { CustomerPage, CustomerSearch } from './customer.list';
import { createCustomer, customer, customers, deleteCustomer, updateCustomer } from './customer.service';

@Resolver()
export class CustomerResolver {
  @Query(() => CustomerPage)
  customers(@Arg('search', () => CustomerSearch, { defaultValue: {} }) search: CustomerSearch, @TheCall() call: Call) {
    return customers(search, call);
  }

  @Query(() => Customer)
  customer(@Arg('uniqueId', () => ID) uniqueId: string, @TheCall() call: Call) {
    return customer({ uniqueId }, call);
  }

  @Mutation(() => Customer)
  createCustomer(
    @Arg('input', () => CreateCustomerInput) input: CreateCustomerInput,
    @Arg('clientRequestId', () => String, { nullable: true }) _key: string | undefined,
    @TheCall() call: Call,
  ) {
    return createCustomer(input, call);
  }

  @Mutation(() => Customer)
  updateCustomer(@Arg('input', () => UpdateCustomerInput) input: UpdateCustomerInput, @TheCall() call: Call) {
    return updateCustomer(input, call);
  }

  @Mutation(() => Customer)
  deleteCustomer(@Arg('input', () => RecordInput) input: RecordInput, @TheCall() call: Call) {
    return deleteCustomer(input, call);
  }
}
