import { many, route } from '../../core/route';
import {
  citySuggestions,
  customerSuggestions,
  receiverSuggestions,
  userSuggestions,
  vendorSuggestions,
} from './suggestion.service';

const item = '{ id uniqueId name }';

export const suggestionRoutes = [
  route('GET', 'autocompletes/vendors', {
    run: vendorSuggestions,
    answer: many('VendorSuggestion', '{ id uniqueId name type }'),
  }),
  route('GET', 'autocompletes/customers', {
    run: customerSuggestions,
    answer: many('Suggestion', item),
    rename: { invoiceablecustomers: 'invoiceableCustomers' },
  }),
  route('GET', 'autocompletes/cities', { run: citySuggestions, answer: many('Suggestion', item) }),
  route('GET', 'autocompletes/receivers', { run: receiverSuggestions, answer: many('Suggestion', item) }),
  route('GET', 'autocompletes/users', { run: userSuggestions, answer: many('Suggestion', item) }),
];
