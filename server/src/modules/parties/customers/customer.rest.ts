import { Customer } from './customer.entity';
import { many, one, route, rows } from '../../../core/module/route';
import { Suggestion } from '../../../core/list/suggestions';
import { customerSuggestions } from './customer.suggestions';
import { createCustomer, customers, deleteCustomer, updateCustomer } from './customer.service';

const shape = { without: ['updatedOn', 'emailSince'] } as const;

export const customerRoutes = [
  route('GET', 'customers', { run: customers, answer: rows(Customer, shape) }),
  route('POST', 'customers', { run: createCustomer, answer: one(Customer, shape) }),
  route('PUT', 'customers/:uniqueId', { run: updateCustomer, answer: one(Customer, shape) }),
  route('DELETE', 'customers/:uniqueId', { run: deleteCustomer, answer: one(Customer, shape) }),
  route('GET', 'autocompletes/customers', {
    run: customerSuggestions,
    answer: many(Suggestion),
    rename: { invoiceablecustomers: 'invoiceableCustomers' },
  }),
];
