/** Exact counts of lists. */
import { decodeRows, integer } from '../db/rawRows';
import type { QueryContext } from './operation';
import { forcing } from './listPage';
import type { Matching } from './listPlan';

/** A count by what the list keeps for it; null if it keeps nothing for this search. */
type KeptCount = () => Promise<number | null>;

/** Index entries that are counted while the page is found, and the longest that a page waits for its count. */
const maxQuickRows = 150_000;
const maxQuickMs = 40;

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
  const { narrowest } = await matching.plan();
  return narrowest && narrowest.rows > maxQuickRows ? null : countRows(context, matching, maxQuickMs);
}

async function countRows<Entity>(
  { db }: QueryContext,
  { rows, plan }: Matching<Entity>,
  withinMs: number | null,
): Promise<number | null> {
  const { narrowest } = await plan();
  const [sql, parameters] = forcing(rows.clone().select('COUNT(*)', 'n'), narrowest?.index ?? null);
  const found = withinMs === null ? await db.query(sql, parameters) : await db.queryWithin(withinMs, sql, parameters);
  return found && (decodeRows(found, { n: integer })[0]?.n ?? 0);
}
