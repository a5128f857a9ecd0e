/** Statements: texts of queries, and what is sent together, since on MySQL a round trip costs more than most statements. */
import { LRUCache } from 'lru-cache';
import type { EntityMetadata, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

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

/** Maximum length of what is sent at once: nobody else is served while the driver writes it. `max_allowed_packet` is larger. */
const maxLength = 250_000;

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

/** Texts of each kind of record, which are up to 3,000 characters long. */
const maxTexts = 200;
/** By metadata, of which each database connection has its own. */
const known = new WeakMap<EntityMetadata, LRUCache<string, string>>();

/** SQL with its positional parameters. */
export type PositionalStatement = readonly [sql: string, parameters: readonly unknown[]];

/**
 * SQL of a query builder. TypeORM takes as long to write the text of a list page as the whole rest of the list takes, so that the
 * text is kept by what it is written from.
 */
export function statementOf<Entity extends ObjectLiteral>(query: SelectQueryBuilder<Entity>): PositionalStatement {
  const [sql, parameters] = query.connection.driver.escapeQueryWithParameters(textOf(query), query.getParameters());
  return [sql, parameters];
}

function textOf<Entity extends ObjectLiteral>(query: SelectQueryBuilder<Entity>): string {
  const { mainAlias } = query.expressionMap;
  const shape = mainAlias?.hasMetadata ? shapeOf(query) : null;
  if (!mainAlias || shape === null) return query.getQuery();
  const texts = known.get(mainAlias.metadata) ?? new LRUCache<string, string>({ max: maxTexts });
  known.set(mainAlias.metadata, texts);
  const text = texts.get(shape) ?? query.getQuery();
  texts.set(shape, text);
  return text;
}

/** All that the text is written from; null if the query has a part that is not listed here. */
function shapeOf<Entity extends ObjectLiteral>({ expressionMap }: SelectQueryBuilder<Entity>): string | null {
  const { selects, wheres, orderBys, groupBys, havings, limit, offset, useIndex, aliases, joinAttributes } =
    expressionMap;
  const { skip, take, lockMode, comment, subQuery, selectDistinct, withDeleted, commonTableExpressions } =
    expressionMap;
  const { maxExecutionTime, extraAppendedAndWhereCondition: appended, disableEscaping } = expressionMap;
  const others = [skip, take, lockMode, comment, subQuery, selectDistinct, withDeleted, maxExecutionTime, appended];
  if (others.some(Boolean) || commonTableExpressions.length > 0 || !disableEscaping) return null;
  return JSON.stringify([
    selects,
    wheres,
    orderBys,
    groupBys,
    havings,
    limit,
    offset,
    useIndex,
    aliases.map((alias) => [alias.name, alias.hasMetadata ? alias.metadata.name : alias.subQuery]),
    joinAttributes.map((join) => [
      join.direction,
      typeof join.entityOrProperty === 'string' ? join.entityOrProperty : join.entityOrProperty.name,
      join.alias.name,
      join.condition,
    ]),
  ]);
}
