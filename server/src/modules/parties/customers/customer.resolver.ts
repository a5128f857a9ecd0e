import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { Customer } from './customer.entity';
import { CustomerPage } from './customer.list';
import { createCustomer, customer, customers, deleteCustomer, updateCustomer } from './customer.service';
import { Suggestion } from '../../../core/list/suggestions';
import { customerSuggestions } from './customer.suggestions';

export const customerResolver = resolver(
  field(customers, CustomerPage),
  field(customer, Customer),
  keyedField(createCustomer, Customer),
  field(updateCustomer, Customer),
  field(deleteCustomer, Customer),
  field(customerSuggestions, [Suggestion]),
);
