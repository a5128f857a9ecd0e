/**
 * How texts are found and put in order, alike on both databases: neither case nor accents count. Free texts are compared by
 * their search forms (`domain/text.ts`), which have a column of their own.
 */
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { foldedOf } from '../db/columns';
import { fold } from '../domain/text';

/** A column that holds a search form; a free text itself does not compile here. */
type FoldedPath = `r.${string}Folded`;
/** SQL that is in lower case: of a column that holds ASCII codes alone, as numbers and addresses. */
export type LowerCode = `LOWER(r.${string})`;
export const lowerCode = (path: `r.${string}`): LowerCode => `LOWER(${path})`;

export type SearchableColumn = FoldedPath | LowerCode | `CONCAT(${FoldedPath}, ' ', ${FoldedPath})`;

/** Patterns of LIKE … ESCAPE '!'; the pattern characters of the text are taken literally. */
export const startingWith = (text: string) => `${escapeLike(fold(text.trim()))}%`;
export const containing = (text: string) => `%${escapeLike(fold(text.trim()))}%`;

const escapeLike = (text: string) => text.replace(/[!%_]/g, (char) => `!${char}`);

/** As a `Filter` of a list. */
type TextFilter<Entity extends ObjectLiteral> = (query: SelectQueryBuilder<Entity>, text: string) => unknown;

/** The text stands in any of the columns. */
export function searchIn<Entity extends ObjectLiteral>(...columns: SearchableColumn[]): TextFilter<Entity> {
  const condition = columns.map((column) => `${column} LIKE :searchText ESCAPE '!'`).join(' OR ');
  return (query, text) => query.andWhere(`(${condition})`, { searchText: containing(text) });
}

/** No character stands behind this one; search forms are compared by their bytes. */
const lastCharacter = '\u{10ffff}';

/** The column begins with the text: a range, which an index serves on both databases. */
export function beginsWith<Entity extends ObjectLiteral>(column: FoldedPath): TextFilter<Entity> {
  return (query, text) => {
    const start = fold(text.trim());
    return query.andWhere(`${column} >= :start AND ${column} < :end`, { start, end: `${start}${lastCharacter}` });
  };
}

/**
 * The SQL by which a text column is sorted. MySQL's collation knows no case, SQLite compares bytes; so free texts are sorted
 * by their search forms. Unique texts are codes, sorted along their index as they are.
 */
export function sortable(query: SelectQueryBuilder<ObjectLiteral>, path: string): string {
  const [alias = '', property = ''] = path.split('.');
  const { connection, expressionMap } = query;
  const metadata = expressionMap.aliases.find(({ name }) => name === alias)?.metadata;
  const folded = metadata && foldedOf(metadata.name, property);
  if (folded) return `${alias}.${folded}`;
  if (connection.options.type !== 'better-sqlite3') return path;
  const column = metadata?.findColumnWithPropertyName(property);
  const isUnique = metadata?.indices.some((index) => index.isUnique && index.columns[0] === column);
  return column?.type === 'varchar' && !isUnique ? `LOWER(${path})` : path;
}
