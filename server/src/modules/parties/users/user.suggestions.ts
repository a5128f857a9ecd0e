import { query } from '../../../core/operation/operation';
import { suggestionColumns, suggestionsByName, SuggestionSearch } from '../../../core/list/suggestions';
import { text } from '../../../db/read/rawRows';
import { User } from './user.entity';

export const userSuggestions = query({
  action: 'userSuggestions',
  input: SuggestionSearch,
  run: async (context, search) => {
    const found = suggestionsByName(context, User, ['firstName', 'lastName'], search).addSelect(
      'r.lastName',
      'lastName',
    );
    const rows = await context.db.raw(found, { ...suggestionColumns, lastName: text });
    return rows.map(({ lastName, ...row }) => ({ ...row, name: `${row.name} ${lastName}` }));
  },
});
