/**
 * SQL of a query builder. TypeORM takes as long to write the text of a list page as the whole rest of the list takes, so that the
 * text is kept by what it is written from.
 */
import { LRUCache } from 'lru-cache';
import type { EntityMetadata, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Texts of each kind of record, which are up to 3,000 characters long. */
const maxTexts = 200;
/** By metadata, of which each database connection has its own. */
const known = new WeakMap<EntityMetadata, LRUCache<string, string>>();

/** SQL with its positional parameters. */
export type PositionalStatement = readonly [sql: string, parameters: readonly unknown[]];

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
