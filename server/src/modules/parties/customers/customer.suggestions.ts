import { Field, InputType } from 'type-graphql';
import { ask } from '../../../core/module/hooks';
import { query } from '../../../core/operation/operation';
import { suggestionColumns, suggestionsByName, SuggestionSearch } from '../../../core/list/suggestions';
import { Customer } from './customer.entity';
import type {} from './customer.hooks';

@InputType()
export class CustomerSuggestionSearch extends SuggestionSearch {
  @Field(() => Boolean, { nullable: true, description: 'Only customers with a live consignment that has no invoice.' })
  invoiceableCustomers?: boolean | null;
}

export const customerSuggestions = query({
  action: 'customerSuggestions',
  input: CustomerSuggestionSearch,
  run: (context, search) => {
    const found = suggestionsByName(context, Customer, ['company', 'name'], search);
    if (search.invoiceableCustomers) ask('onlyInvoiceable')(found);
    return context.db.raw(found, suggestionColumns);
  },
});
