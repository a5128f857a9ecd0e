import { query } from '../../../core/operation/operation';
import { listQuery } from '../../../core/operation/reads';
import { CountVisitInput } from './visit.inputs';
import { visitList, VisitSearch } from './visit.list';
import { countPage } from './visitCounter';

export const visits = listQuery('visits', VisitSearch, visitList);

/** A query without its own transaction: page views of several visitors are written together. */
export const countVisit = query({
  action: 'countVisit',
  input: CountVisitInput,
  async run(context, { page }) {
    await countPage(context, pathOf(page));
    return true;
  },
});

/** Removes query and fragment, which may contain secrets, e.g. of a recovery link. */
const pathOf = (page: string) => page.trim().split(/[?#]/)[0] || '/';
