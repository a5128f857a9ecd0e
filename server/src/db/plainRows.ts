/** Reading rows without the cost of entities. */
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Adds the columns of the names that are columns, under their property names, to a raw select. */
export function selectColumns<T extends ObjectLiteral>(query: SelectQueryBuilder<T>, names: Iterable<string>): void {
  const wanted = new Set(names);
  for (const { propertyName } of query.expressionMap.mainAlias?.metadata.ownColumns ?? []) {
    if (propertyName !== 'id' && wanted.has(propertyName)) query.addSelect(`${query.alias}.${propertyName}`, propertyName);
  }
}

/** The selected columns by property name, flags as flags. */
export async function plainRows<T extends ObjectLiteral>(query: SelectQueryBuilder<T>): Promise<T[]> {
  const rows = await query.getRawMany<Record<string, unknown>>();
  const [first = {}] = rows;
  for (const { type, propertyName } of query.expressionMap.mainAlias?.metadata.ownColumns ?? []) {
    if (type !== 'boolean' || !(propertyName in first)) continue;
    for (const row of rows) row[propertyName] = row[propertyName] === null ? null : Boolean(row[propertyName]);
  }
  return rows as T[];
}
