/**
 * Text search and sorting that behave alike on both databases: case and accents are ignored. Free texts are compared by
 * their search forms (`domain/values/text.ts`), stored in separate columns.
 */
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { foldedOf } from '../../db/schema/columns';
import type { ColumnName } from '../../db/write/newRecord';
import { fold } from '../../domain/values/text';

/** Column of a search form; the free text's own column does not compile here. */
type FoldedPath<Entity> = `r.${Extract<ColumnName<Entity>, `${string}Folded`>}`;
/** Lower-case SQL of a column that holds only ASCII, e.g. numbers and addresses. */
export type LowerCode = `LOWER(r.${string})`;
export const lowerCode = <Entity>(column: ColumnName<Entity>): LowerCode => `LOWER(r.${column})`;

export type SearchableColumn<Entity> =
  FoldedPath<Entity> | LowerCode | `CONCAT(${FoldedPath<Entity>}, ' ', ${FoldedPath<Entity>})`;

/** Patterns for LIKE … ESCAPE '!'; wildcards in the text are escaped. */
export const startingWith = (text: string) => `${escapeLike(fold(text.trim()))}%`;
export const containing = (text: string) => `%${escapeLike(fold(text.trim()))}%`;

const escapeLike = (text: string) => text.replace(/[!%_]/g, (char) => `!${char}`);

/** Accepts a condition: a `FilterQuery` or a query builder. */
interface Conditions {
  andWhere(condition: string, parameters: ObjectLiteral): unknown;
}

/** Usable as a `Filter` of a list. */
type TextFilter = (query: Conditions, text: string) => unknown;

/** Matches if any of the columns contains the text. */
export function searchIn<Entity>(...columns: SearchableColumn<Entity>[]): TextFilter {
  const condition = columns.map((column) => `${column} LIKE :searchText ESCAPE '!'`).join(' OR ');
  return (query, text) => query.andWhere(`(${condition})`, { searchText: containing(text) });
}

/** The highest code point; search forms are compared bytewise. */
const lastCharacter = '\u{10ffff}';

/** Prefix match as a range condition, which uses an index on both databases. */
export function beginsWith<Entity>(column: FoldedPath<Entity>): TextFilter {
  return (query, text) => {
    const start = fold(text.trim());
    return query.andWhere(`${column} >= :start AND ${column} < :end`, { start, end: `${start}${lastCharacter}` });
  };
}

/**
 * SQL expression to sort a text column by. MySQL's collation ignores case while SQLite compares bytes, so free texts
 * are sorted by their search forms. Unique texts are ASCII codes, and texts that a filter has an index for are names of
 * enumerations; both are sorted directly, by their index.
 */
export function sortable(query: SelectQueryBuilder<ObjectLiteral>, path: string): string {
  const [alias = '', property = ''] = path.split('.');
  const { connection, expressionMap } = query;
  const metadata = expressionMap.aliases.find(({ name }) => name === alias)?.metadata;
  const folded = metadata && foldedOf(metadata.name, property);
  if (folded) return `${alias}.${folded}`;
  if (connection.options.type !== 'better-sqlite3') return path;
  const column = metadata?.findColumnWithPropertyName(property);
  const isCode = metadata?.indices.some(
    ({ isUnique, columns: [first, second] }) => first === column && (isUnique || second?.propertyName === 'deletedOn'),
  );
  return column?.type === 'varchar' && !isCode ? `LOWER(${path})` : path;
}
