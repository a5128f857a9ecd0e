/** Other records that a row shows, read for all rows at once: no read per row, whoever asks. */
import type { RecordEntity } from './db/record';
import type { Reader } from './db/reader';
import { below, wants, type Fields } from './fields';

/** Finds records by their ids, with whatever of them is asked for. */
export type ReadByIds = (db: Reader, ids: number[], fields: Fields) => Promise<ReadonlyMap<number, object>>;

/** Field name to the column that holds the id, and to how the named record is read. */
export type Relations<Row> = {
  readonly [Name in keyof Row & string]?: readonly [column: keyof Row & string, read: ReadByIds];
};

export const recordOf = <T extends RecordEntity>(entity: new () => T): ReadByIds =>
  (db, ids, fields) => db.byIds(entity, ids, fields);

type Entry<Row> = [name: string, relation: readonly [column: keyof Row & string, read: ReadByIds]];

const wanted = <Row>(relations: Relations<Row>, fields: Fields): Entry<Row>[] =>
  (Object.entries(relations) as Entry<Row>[]).filter(([name]) => wants(fields, name));

/** The columns without which the requested relations cannot be found. */
export const columnsFor = <Row>(relations: Relations<Row>, fields: Fields): string[] =>
  wanted(relations, fields).map(([, [column]]) => column);

/** What a command has at hand already is not read again. */
export const lacks = <Row extends object>(rows: readonly Row[], name: keyof Row): boolean =>
  rows.some((row) => row[name] === undefined || row[name] === null);

export async function attachTo<Row extends object>(
  db: Reader, relations: Relations<Row>, rows: readonly Row[], fields: Fields,
): Promise<void> {
  await Promise.all(wanted(relations, fields).filter(([name]) => lacks(rows, name as keyof Row)).map(async ([name, [column, read]]) => {
    const ids = new Set<number>();
    for (const row of rows) ids.add(Number(row[column] ?? 0));
    ids.delete(0);
    const found = await read(db, [...ids], below(fields, name));
    for (const row of rows) row[name as keyof Row] = (found.get(Number(row[column] ?? 0)) ?? null) as Row[keyof Row];
  }));
}
