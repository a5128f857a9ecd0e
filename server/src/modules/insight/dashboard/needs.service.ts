import { ask } from '../../../core/module/hooks';
import { maxCount, type Need } from '../../../core/module/need';
import { NoInput, query, type QueryContext } from '../../../core/operation/operation';
import { needActions } from '../../../domain/policy/needs';
import { mayDo } from '../../../domain/policy/roles';
import type {} from './needs.hooks';
import type { NeedToday } from './needs.type';

/** What waits for somebody, of what the user may do something about. */
export const needsToday = query({
  action: 'needsToday',
  isReport: true,
  input: NoInput,
  run: (context) => {
    const own = ask('needs').filter(({ kind }) => mayDo(needActions[kind], context.user));
    return Promise.all(own.map((need) => counted(need, context)));
  },
});

async function counted({ kind, find }: Need, context: QueryContext): Promise<NeedToday> {
  const { count, filters } = await find(context);
  const isBounded = count === maxCount + 1;
  return {
    kind,
    count: isBounded ? maxCount : count,
    hasMore: isBounded,
    filters: Object.entries(filters).map(([name, value]) => ({ name, value })),
  };
}
