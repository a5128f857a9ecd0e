/** How many rows each index of a list would read, and which part of all rows each filter lets through. */
import type { EntityMetadata, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { decodeRows, integer, nullable, text } from '../../db/read/rawRows';
import type { Reader } from '../../db/read/reader';
import type { PositionalStatement } from '../../db/read/statement';
import type { FilteredColumns } from './filters';
import type { Estimate } from './listCost';
import { forcing } from './listPage';

export interface Estimates {
  /** Rows of the list. */
  total: number;
  byIndex: ReadonlyMap<string, Estimate>;
}

/** What the optimizer expects of each index. */
export async function estimatesOf<Entity extends ObjectLiteral>(
  db: Reader,
  metadata: EntityMetadata,
  query: SelectQueryBuilder<Entity>,
  indexes: ReadonlySet<string>,
  filtered: ReadonlySet<string>,
): Promise<Estimates> {
  const statements: PositionalStatement[] = [
    [`SELECT 1 FROM ${metadata.tableName} whole`, []],
    ...[...indexes].map((index) => forcing(query.clone().select('1'), index)),
  ];
  const explained = decodeRows(
    await db.query(
      `EXPLAIN FORMAT=TRADITIONAL ${statements.map(([sql]) => `(${sql})`).join(' UNION ALL ')}`,
      statements.flatMap(([, parameters]) => parameters),
    ),
    {
      table: nullable(text),
      type: nullable(text),
      key: nullable(text),
      rows: nullable(integer),
      Extra: nullable(text),
    },
  );
  const total = Math.max(1, explained.find(({ table }) => table === 'whole')?.rows ?? 1);
  const ofRows = explained.filter(({ table }) => table === 'r');
  const byIndex = ofRows.flatMap(({ type, key, rows, Extra }) => {
    if (key === null || rows === null) return [];
    const columns = columnsOf(metadata, key);
    // Reading a whole index in its order, the estimate is the length of the page.
    const isWhole = type === 'index' || !filtered.has(firstColumn(columns));
    const range = { index: key, columns, rows: isWhole ? total : rangeRows(rows, total) };
    return [[key, { ...range, inOrder: !Extra?.includes('filesort') }] as const];
  });
  return { total, byIndex: new Map(byIndex) };
}

/** Up to here InnoDB reads all pages of a range. What it expects beyond is doubled, and at most half of the table. */
const maxCountedRows = 4000;
/** What stands for half of the table or more: from a quarter of the rows to all of them. */
const largePart = 0.7;

/** The rows that the optimizer's estimate of a range means. */
export function rangeRows(estimated: number, total: number): number {
  if (estimated >= 0.49 * total && total > maxCountedRows) return largePart * total;
  return Math.min(estimated > maxCountedRows ? estimated / 2 : estimated, total);
}

/**
 * For each filtered column the part of the rows that its filters let through; 1 if unknown. Where an index continues with another
 * filtered column, its estimate is of both filters: then the part is of the rows that the other one lets through.
 */
export function sharesOf(
  { columns: filtered, listed }: Pick<FilteredColumns, 'columns' | 'listed'>,
  byColumn: ReadonlyMap<string, string>,
  { total, byIndex }: Estimates,
): ReadonlyMap<string, number> {
  const estimateOf = (column: string) => byIndex.get(byColumn.get(column) ?? '');
  return new Map(
    [...filtered].map((column) => {
      const own = estimateOf(column);
      if (!own) return [column, 1];
      const [, next = ''] = own.columns.filter((each) => each !== 'deletedOn');
      const among = listed.has(column) && filtered.has(next) ? estimateOf(next)?.rows : undefined;
      return [column, Math.min(1, own.rows / Math.max(1, among ?? total))];
    }),
  );
}

export const columnsOf = ({ indices }: EntityMetadata, name: string | null): readonly string[] =>
  indices.find((index) => index.name === name)?.columns.map(({ propertyName }) => propertyName) ?? [];

/** The date of deletion is null in all live rows. */
const firstColumn = (columns: readonly string[]): string => columns.find((column) => column !== 'deletedOn') ?? '';
