import { query } from '../../core/operation';
import { suggestionColumns, suggestionsByName, SuggestionSearch } from '../../core/suggestions';
import { City } from './city.entity';

export const citySuggestions = query({
  action: 'citySuggestions',
  input: SuggestionSearch,
  run: (context, search) => context.db.raw(suggestionsByName(context, City, ['name'], search), suggestionColumns),
});
