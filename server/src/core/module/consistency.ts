/** What is stored twice must agree: each module declares how its own derived values are compared with what they are derived from. */
export interface ConsistencyCheck {
  /** What must hold, as an administrator reads it. */
  rule: string;
  /**
   * A row for each place where it does not hold. `stored_value` (MySQL reserves `stored`) and `actual` are the two values; the
   * other columns name the place.
   * One statement, so that it sees one moment of a database that is in use. No more than `maxRows` rows.
   */
  sql: string;
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

/** Compares stored sums with sums that are counted now, by key; a missing row counts as zero on either side. */
export function sumsAgree(
  rule: string,
  {
    keys,
    values,
    stored,
    counted,
  }: { keys: readonly string[]; values: readonly string[]; stored: Sums; counted: Sums },
): ConsistencyCheck[] {
  const side = ({ from, keys: expressions }: Sums, storedValue: string, actualValue: string) =>
    `SELECT ${expressions.map((expression, key) => `${expression} AS ${keys[key]}`).join(', ')},
       ${storedValue} AS stored_value, ${actualValue} AS actual
     FROM ${from} GROUP BY ${expressions.join(', ')}`;
  const sum = (sums: Sums, at: number) => `COALESCE(${sums.values[at]}, 0)`;
  return values.map((value, at) => ({
    rule: `${rule}: ${value}`,
    sql: `SELECT ${keys.join(', ')}, SUM(stored_value) AS stored_value, SUM(actual) AS actual
      FROM (${side(stored, sum(stored, at), '0')} UNION ALL ${side(counted, '0', sum(counted, at))}) both_sides
      GROUP BY ${keys.join(', ')} HAVING SUM(stored_value) <> SUM(actual) LIMIT ${maxRows}`,
  }));
}

/** Runs the checks one after the other, so that a busy server hardly notices. */
export async function findInconsistencies(
  { read }: { read<Row>(sql: string): Promise<Row[]> },
  checks: readonly ConsistencyCheck[],
): Promise<Inconsistency[]> {
  const found: Inconsistency[] = [];
  for (const { rule, sql } of checks) {
    for (const { stored_value: stored, actual, ...place } of await read<Record<string, unknown>>(sql)) {
      const named = Object.entries(place).map(([column, value]) => `${column} ${String(value)}`);
      found.push({ rule, place: named.join(', '), stored: String(stored), actual: String(actual) });
    }
  }
  return found;
}
