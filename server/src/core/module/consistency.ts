/** What is stored twice must agree: each module declares how its own derived values are compared with what they are derived from. */
export type ConsistencyCheck = WholeCheck | CheckInPieces;

/**
 * A statement gives a row for each place where the rule does not hold. `stored_value` (MySQL reserves `stored`) and `actual` are
 * the two values; the other columns name the place. It sees one moment of a database that is in use. No more than `maxRows` rows.
 */
interface WholeCheck {
  /** What must hold, as an administrator reads it. */
  rule: string;
  /** Of a statement that compares several values, in one pass: their columns are `stored_<value>` and `actual_<value>`. */
  values?: readonly string[];
  sql: string;
}

/** A rule that each row of a large table keeps by itself. */
interface CheckInPieces {
  rule: string;
  table: string;
  /** For the rows with ids from `first` to `last`. */
  sqlFor(first: number, last: number): string;
}

export interface Inconsistency {
  rule: string;
  /** The columns that name the place, as 'day 2026-11-22, invoice_status Paid'. */
  place: string;
  stored: string;
  actual: string;
}

/** More of the same says nothing new, and a report must stay readable. */
export const maxRows = 20;

interface Sums {
  /** Table with alias and condition, as `consignment WHERE deleted_on IS NULL`. */
  from: string;
  /** Expressions for each of `keys`, in their order. */
  keys: readonly string[];
  /** Aggregate expression of each value, in the order of `values`. */
  values: readonly string[];
}

/** Ids of a piece: some seconds of a database that has millions of rows. */
const pieceIds = 100_000;

/** Compares stored sums with sums that are counted now, by key; a missing row counts as zero on either side. */
export function sumsAgree(
  rule: string,
  {
    keys,
    values,
    stored,
    counted,
  }: { keys: readonly string[]; values: readonly string[]; stored: Sums; counted: Sums },
): ConsistencyCheck {
  const side = (sums: Sums, name: 'stored' | 'actual') => {
    const named = sums.keys.map((expression, key) => `${expression} AS ${keys[key]}`);
    const both = values.flatMap((value, at) => {
      const sum = `COALESCE(${sums.values[at]}, 0)`;
      return name === 'stored'
        ? [`${sum} AS stored_${value}`, `0 AS actual_${value}`]
        : [`0 AS stored_${value}`, `${sum} AS actual_${value}`];
    });
    return `SELECT ${[...named, ...both].join(', ')} FROM ${sums.from} GROUP BY ${sums.keys.join(', ')}`;
  };
  const sums = values.flatMap((value) => [
    `SUM(stored_${value}) AS stored_${value}`,
    `SUM(actual_${value}) AS actual_${value}`,
  ]);
  return {
    rule,
    values,
    sql: `SELECT ${[...keys, ...sums].join(', ')}
      FROM (${side(stored, 'stored')} UNION ALL ${side(counted, 'actual')}) both_sides GROUP BY ${keys.join(', ')}
      HAVING ${values.map((value) => `SUM(stored_${value}) <> SUM(actual_${value})`).join(' OR ')} LIMIT ${maxRows}`,
  };
}

interface Source {
  read<Row>(sql: string): Promise<Row[]>;
}

/** Runs the checks one after the other, so that a busy server hardly notices. */
export async function findInconsistencies(
  database: Source,
  checks: readonly ConsistencyCheck[],
): Promise<Inconsistency[]> {
  const found: Inconsistency[] = [];
  for (const check of checks) {
    for (let after: number | null = 0; after !== null;) {
      const piece = await checkPiece(database, check, after);
      found.push(...piece.found);
      after = piece.next;
    }
  }
  return found;
}

/** Differs between the checks. */
export const nameOf = (check: ConsistencyCheck): string =>
  'values' in check && check.values ? `${check.rule}: ${check.values.join(', ')}` : check.rule;

/** One statement: what of a table has ids above `after`, as far as a piece goes. `next`: behind which id to go on; null at the end. */
export async function checkPiece(
  { read }: Source,
  check: ConsistencyCheck,
  after: number,
): Promise<{ found: Inconsistency[]; next: number | null }> {
  const { rule } = check;
  if ('sql' in check)
    return { found: (await read<Row>(check.sql)).flatMap((row) => inRow(rule, row, check.values)), next: null };
  const [newest] = await read<{ id: unknown }>(`SELECT MAX(id) AS id FROM ${check.table}`);
  const last = after + pieceIds;
  const rows = await read<Row>(check.sqlFor(after + 1, last));
  return { found: rows.flatMap((row) => inRow(rule, row)), next: last < Number(newest?.id ?? 0) ? last : null };
}

type Row = Record<string, unknown>;

function inRow(rule: string, row: Row, values?: readonly string[]): Inconsistency[] {
  const compared = values
    ? values.map((value) => ({ rule: `${rule}: ${value}`, stored: `stored_${value}`, actual: `actual_${value}` }))
    : [{ rule, stored: 'stored_value', actual: 'actual' }];
  const isCompared = new Set(compared.flatMap(({ stored, actual }) => [stored, actual]));
  const place = Object.entries(row)
    .filter(([column]) => !isCompared.has(column))
    .map(([column, value]) => `${column} ${String(value)}`)
    .join(', ');
  return compared
    .map((each) => ({ rule: each.rule, place, stored: String(row[each.stored]), actual: String(row[each.actual]) }))
    .filter(({ stored, actual }) => !values || stored !== actual);
}
