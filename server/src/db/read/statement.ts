/** Statements that are sent together: on MySQL a round trip costs more than most of them. */

/** SQL with placeholders, and the values for them. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface StatementResult {
  /** Rows of a statement that returns some. */
  rows: readonly unknown[];
  /** The generated id of an insert; 0 if there is none. */
  insertId: number;
}

export const noResult: StatementResult = { rows: [], insertId: 0 };

/**
 * A value that the database derives from the number that the previous statement generated. `sql` is its expression on
 * MySQL, where the number is not known before the statement is sent; `of` computes the same value.
 */
export class Generated<Value> {
  constructor(
    readonly sql: string,
    readonly of: (number: number) => Value,
  ) {}
}

/** The id of the record that the previous statement inserted. */
export const previousId = new Generated<number>('LAST_INSERT_ID()', (id) => id);

/** Sets what the database has derived from the number of the previous statement. */
export function fillGenerated(row: object, number: number): void {
  const values = row as Record<string, unknown>;
  for (const name of Object.keys(values)) {
    const value = values[name];
    if (value instanceof Generated) values[name] = value.of(number);
  }
}

/** Maximum length of what is sent at once, well below the smallest `max_allowed_packet`. */
const maxLength = 500_000;

/** Divides statements, in order, into groups that may be sent at once. */
export function inPackets(statements: readonly Statement[]): Statement[][] {
  const packets: Statement[][] = [];
  let left = 0;
  for (const statement of statements) {
    const length = lengthOf(statement);
    const current = packets.at(-1);
    if (current && length <= left) current.push(statement);
    else {
      packets.push([statement]);
      left = maxLength;
    }
    left -= length;
  }
  return packets;
}

/** An estimate: texts may need escapes. */
function lengthOf({ sql, parameters }: Statement): number {
  const values = parameters.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 24), 0);
  return sql.length + 2 * values;
}

/** Splits a list into pieces of at most `size`, for statements of many rows or ids. */
export function* chunks<T>(all: readonly T[], size: number): Iterable<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}
