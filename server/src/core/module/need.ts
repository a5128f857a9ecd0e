/** Work that waits for somebody, which the dashboard counts: each module declares its own (`needs` in its `module.ts`). */
import { addDays, type DateOnly } from '../../domain/values/dates';
import { NeedKind } from '../../domain/lists/enums';
import type { RecordEntity } from '../../db/schema/record';
import { countUpTo, type ListInput, type ListSpec } from '../list/list';
import type { QueryContext } from '../operation/operation';

/** Who is told of it, `domain/policy/needs.ts` says. */
export interface Need {
  kind: NeedKind;
  find(context: QueryContext): Promise<FoundNeed>;
}

export interface FoundNeed {
  /** More than `maxCount`: at least so many. */
  count: number;
  /** Of the list that has what was counted, as the address of its screen spells them. */
  filters: Readonly<Record<string, string>>;
}

/** Of all modules, in the order of the enumeration. */
export function needsOf(modules: readonly { needs?: readonly Need[] }[]): readonly Need[] {
  const declared = modules.flatMap(({ needs = [] }) => needs);
  return Object.values(NeedKind).map((kind) => {
    const [need, ...others] = declared.filter((each) => each.kind === kind);
    if (!need || others.length > 0) throw new Error(`One module counts ${kind}`);
    return need;
  });
}

/** What is more is not counted, unless its list keeps the count. */
export const maxCount = 1000;

/** Days back from today. */
export const daysAgo = ({ today }: QueryContext, days: number): DateOnly => addDays(today(), -days);

/** What a search of a list finds. */
export const listNeed = <Entity extends RecordEntity, Search extends ListInput>(
  kind: NeedKind,
  list: ListSpec<Entity, Search>,
  searchOf: (context: QueryContext) => NoInfer<Search> | Promise<NoInfer<Search>>,
): Need => ({
  kind,
  async find(context) {
    const search = await searchOf(context);
    return {
      count: await countUpTo(list, context, search, maxCount),
      filters: Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)])),
    };
  },
});
