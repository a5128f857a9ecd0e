import { listPage } from '../../core/list';
import { query } from '../../core/operation';
import { CountVisitInput } from './visit.inputs';
import { visitList, VisitSearch } from './visit.list';
import { countPage } from './visitCounter';

export const visits = query({
  action: 'visits',
  input: VisitSearch,
  run: (context, search) => listPage(visitList, context, search),
});

/** No transaction of its own: a page is written together with those that others open at the same moment. */
export const countVisit = query({
  action: 'countVisit',
  input: CountVisitInput,
  async run(context, { page }) {
    await countPage(context, pathOf(page));
    return true;
  },
});

/** What follows the path may hold a secret, as the link of a recovery mail does. */
const pathOf = (page: string) => page.trim().split(/[?#]/)[0] || '/';
