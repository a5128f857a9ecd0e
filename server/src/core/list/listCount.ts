/** Exact counts of lists. */
import { decodeRows, integer } from '../../db/read/rawRows';
import type { QueryContext } from '../operation/operation';
import { forcing } from './listPage';
import type { Matching } from './listPlan';

/** A count by what the list keeps for it; null if it keeps nothing for this search. */
type KeptCount = () => Promise<number | null>;

/** The most that is read for a count while the page is found (`listCost.ts`), and the longest that a page waits for it. */
const maxQuickCost = 60_000;
const maxQuickMs = 25;

export async function exactCount<Entity>(
  context: QueryContext,
  matching: Matching<Entity>,
  kept: KeptCount,
): Promise<number> {
  return (await kept()) ?? (await countRows(context, matching, null)) ?? 0;
}

/** Null if counting takes longer than a page should. */
export async function quickCount<Entity>(
  context: QueryContext,
  matching: Matching<Entity>,
  kept: KeptCount,
): Promise<number | null> {
  const count = await kept();
  if (count !== null) return count;
  const { counting } = await matching.plan();
  return counting && counting.cost > maxQuickCost ? null : countRows(context, matching, maxQuickMs);
}

async function countRows<Entity>(
  { db }: QueryContext,
  { rows, plan }: Matching<Entity>,
  withinMs: number | null,
): Promise<number | null> {
  const { counting } = await plan();
  const [sql, parameters] = forcing(rows.clone().select('COUNT(*)', 'n'), counting?.index ?? null);
  const found = withinMs === null ? await db.query(sql, parameters) : await db.queryWithin(withinMs, sql, parameters);
  return found && (decodeRows(found, { n: integer })[0]?.n ?? 0);
}
