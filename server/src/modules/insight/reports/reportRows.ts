/** Adds up what was read into rows, in their order, and what is left of a long report into its rest. */
import type { ReportGroup } from '../../../domain/reports/enums';
import { isDateGroup } from '../../../domain/reports/reports';
import type { Counted, Sums } from './reportSums';

export interface Row {
  keys: readonly string[];
  now: Sums;
  before: Sums;
}

export interface Table {
  /** All rows that there are. */
  count: number;
  rows: readonly Row[];
  rest: Row | null;
  total: Row;
}

interface Tabled {
  groups: readonly ReportGroup[];
  now: readonly Counted[];
  /** With the keys of the period itself; null for those that it does not have. */
  before: readonly (Counted | { keys: null; sums: Sums })[];
  /** By which long reports are cut and rows without a date ordered. */
  weigh: (sums: Sums) => number;
}

/** So many rows are answered. */
const maxRows = 500;

const nothing = (): Row => ({ keys: [], now: {}, before: {} });

export function tableOf({ groups, now, before, weigh }: Tabled): Table {
  const rows = new Map<string, Row>();
  const total = nothing();
  const outside = nothing();
  const rowOf = (keys: readonly string[]): Row => {
    const name = keys.join(' ');
    const row = rows.get(name) ?? { ...nothing(), keys };
    rows.set(name, row);
    return row;
  };
  const add = (period: 'now' | 'before', keys: readonly string[] | null, sums: Sums) => {
    for (const row of [total, keys ? rowOf(keys) : outside]) row[period] = added(row[period], sums);
  };
  for (const { keys, sums } of now) add('now', keys, sums);
  for (const { keys, sums } of before) add('before', keys, sums);
  if (groups.length === 0) return { count: 0, rows: [], rest: null, total };
  const weightOf = (row: Row) => Math.abs(weigh(row.now)) + Math.abs(weigh(row.before));
  const heaviest = [...rows.values()].sort((a, b) => weightOf(b) - weightOf(a));
  const cut = [...heaviest.slice(maxRows), ...(Object.keys(outside.before).length > 0 ? [outside] : [])];
  const rest = cut.length > 0 ? cut.reduce(joined, nothing()) : null;
  return { count: rows.size, rows: inOrder(heaviest.slice(0, maxRows), groups, weigh), rest, total };
}

function added(to: Sums, sums: Sums): Sums {
  const result: Record<string, number> = { ...to };
  for (const [part, amount] of Object.entries(sums)) result[part] = (result[part] ?? 0) + amount;
  return result;
}

const joined = (to: Row, { now, before }: Row): Row => ({
  keys: [],
  now: added(to.now, now),
  before: added(to.before, before),
});

/** Dates as the calendar goes; other groups the largest first, the first group by all of its rows. */
function inOrder(rows: readonly Row[], groups: readonly ReportGroup[], weigh: (sums: Sums) => number): Row[] {
  const sums = new Map<string, Sums>();
  for (const { keys, now } of rows) sums.set(keys[0] ?? '', added(sums.get(keys[0] ?? '') ?? {}, now));
  const first = (key: string) => weigh(sums.get(key) ?? {});
  const compare = (at: number, a: Row, b: Row, own: (row: Row) => number) => {
    const [left, right] = [a.keys[at] ?? '', b.keys[at] ?? ''];
    const group = groups[at];
    const byWeight = group && isDateGroup(group) ? 0 : own(b) - own(a);
    return byWeight || (left < right ? -1 : Number(left > right));
  };
  return [...rows].sort(
    (a, b) => compare(0, a, b, ({ keys }) => first(keys[0] ?? '')) || compare(1, a, b, ({ now }) => weigh(now)),
  );
}
