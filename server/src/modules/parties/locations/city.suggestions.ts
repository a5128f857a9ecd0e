import { Field, ObjectType } from 'type-graphql';
import { query } from '../../../core/operation/operation';
import { Suggestion, suggestionColumns, suggestionsByName, SuggestionSearch } from '../../../core/list/suggestions';
import { text } from '../../../db/read/rawRows';
import { pinCodeStart } from '../../../domain/tax/pinCode';
import { City } from './city.entity';

@ObjectType({ description: 'A city to choose from while typing its name or PIN code.' })
export class CitySuggestion extends Suggestion {
  @Field(() => String)
  pinCode: string;
}

export const citySuggestions = query({
  action: 'citySuggestions',
  input: SuggestionSearch,
  run(context, search) {
    const start = pinCodeStart(search.searchText ?? '');
    const found = suggestionsByName(context, City, ['name'], start === null ? search : { take: search.take });
    if (start !== null) found.andWhere('r.pinCode LIKE :start', { start: `${start}%` });
    return context.db.raw(found.addSelect('r.pinCode', 'pinCode'), { ...suggestionColumns, pinCode: text });
  },
});
