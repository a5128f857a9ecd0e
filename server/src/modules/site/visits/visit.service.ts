import { listPage } from '../../../core/list/list';
import { query } from '../../../core/operation/operation';
import { CountVisitInput } from './visit.inputs';
import { visitList, VisitSearch } from './visit.list';
import { countPage } from './visitCounter';

export const visits = query({
  action: 'visits',
  input: VisitSearch,
  run: (context, search) => listPage(visitList, context, search),
});

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
