import { query } from '../../../core/operation/operation';
import { maxSuggestions, SuggestionSearch, type Suggestion } from '../../../core/list/suggestions';
import { text } from '../../../db/read/rawRows';
import { beginsWith } from '../../../core/list/textSearch';
import { Consignment } from './consignment.entity';

/** Distinct receivers of earlier consignments, ignoring case and accents. */
export const receiverSuggestions = query({
  action: 'receiverSuggestions',
  input: SuggestionSearch,
  async run(context, search) {
    const { searchText, take } = search;
    const found = context.db
      .select(Consignment, 'r')
      .select('MIN(r.receiver)', 'name')
      .where('r.deletedOn IS NULL')
      .groupBy('r.receiverFolded')
      .orderBy('r.receiverFolded')
      .limit(take ?? maxSuggestions);
    if (searchText?.trim()) beginsWith<Consignment>('r.receiverFolded')(found, searchText);
    const rows = await context.db.raw(found, { name: text });
    return rows.map((row, at): Suggestion => ({ id: at + 1, uniqueId: null, name: row.name }));
  },
});
