import { many, one, route, rows } from '../../core/route';
import { suggestionShape } from '../../core/suggestions';
import { customerSuggestions } from './customer.suggestions';
import { createCustomer, customers, deleteCustomer, updateCustomer } from './customer.service';

const shape = '{ id uniqueId version name company contact address gst lastActiveDate createdOn deletedOn }';

export const customerRoutes = [
  route('GET', 'customers', { run: customers, answer: rows('Customer', shape) }),
  route('POST', 'customers', { run: createCustomer, answer: one('Customer', shape) }),
  route('PUT', 'customers/:uniqueId', { run: updateCustomer, answer: one('Customer', shape) }),
  route('DELETE', 'customers/:uniqueId', { run: deleteCustomer, answer: one('Customer', shape) }),
  route('GET', 'autocompletes/customers', {
    run: customerSuggestions,
    answer: many('Suggestion', suggestionShape),
    rename: { invoiceablecustomers: 'invoiceableCustomers' },
  }),
];
