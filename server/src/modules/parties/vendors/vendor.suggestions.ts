import { Field, ObjectType } from 'type-graphql';
import { query } from '../../../core/operation/operation';
import { Suggestion, suggestionColumns, suggestionsByName, SuggestionSearch } from '../../../core/list/suggestions';
import { memberOf } from '../../../db/read/rawRows';
import { VendorType } from '../../../domain/parties/enums';
import { Vendor } from './vendor.entity';

@ObjectType({ description: 'A vendor to choose from while typing.' })
export class VendorSuggestion extends Suggestion {
  @Field(() => VendorType)
  type: VendorType;
}

export const vendorSuggestions = query({
  action: 'vendorSuggestions',
  input: SuggestionSearch,
  run: (context, search) =>
    context.db.raw(suggestionsByName(context, Vendor, ['name'], search).addSelect('r.type', 'type'), {
      ...suggestionColumns,
      type: memberOf(VendorType),
    }),
});
