import { Field, InputType } from 'type-graphql';
import { query } from '../../core/operation';
import { suggestionColumns, suggestionsByName, SuggestionSearch } from '../../core/suggestions';
import { Consignment } from '../consignments/consignment.entity';
import { Customer } from './customer.entity';

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
    if (search.invoiceableCustomers) {
      const unbilled = found
        .subQuery()
        .select('1')
        .from(Consignment, 'c')
        .where('c.senderId = r.id AND c.deletedOn IS NULL AND c.invoiceId IS NULL');
      found.andWhere(`EXISTS ${unbilled.getQuery()}`);
    }
    return context.db.raw(found, suggestionColumns);
  },
});
