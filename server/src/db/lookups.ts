import type { EntityManager } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';
import { chosenColumns, selectList, withFlags } from './plainRows';

interface Lookup {
  table: string;
  columns: readonly ColumnMetadata[];
  ids: readonly number[];
  found(rows: Record<string, unknown>[]): void;
  failed(error: unknown): void;
}

/** Records by their ids. What is asked for in one go, of whatever kinds, is read in one statement. */
export class Lookups {
  private waiting: Lookup[] = [];

  constructor(private readonly db: () => EntityManager) {}

  find<T extends { id: number }>(entity: new () => T, ids: readonly number[], names: Iterable<string>): Promise<Map<number, T>> {
    const metadata = this.db().connection.getMetadata(entity);
    const columns = chosenColumns(metadata, names);
    return new Promise((resolve, failed) => {
      const found = (rows: Record<string, unknown>[]) =>
        resolve(new Map(withFlags<T>(rows, columns).map((row) => [row.id, row])));
      this.waiting.push({ table: metadata.tableName, columns, ids, found, failed });
      if (this.waiting.length === 1) queueMicrotask(() => void this.read(this.waiting.splice(0)));
    });
  }

  private async read(lookups: readonly Lookup[]): Promise<void> {
    try {
      const all = await (lookups.length === 1 ? this.readOne(lookups[0] as Lookup) : this.readTogether(lookups));
      lookups.forEach((lookup, at) => lookup.found(all[at] ?? []));
    } catch (error) {
      for (const { failed } of lookups) failed(error);
    }
  }

  private async readOne(lookup: Lookup): Promise<Record<string, unknown>[][]> {
    return [await this.db().query(`SELECT ${selectList(lookup.columns, 'r')} ${from(lookup)}`, [...lookup.ids])];
  }

  /** Kinds differ in their columns, so each row travels as one JSON list. */
  private async readTogether(lookups: readonly Lookup[]): Promise<Record<string, unknown>[][]> {
    const parts = lookups.map((lookup, at) =>
      `SELECT ${at} AS kind, JSON_ARRAY(${lookup.columns.map(({ databaseName }) => `r.${databaseName}`).join(', ')}) AS cells ${from(lookup)}`);
    const rows: { kind: number; cells: string | unknown[] }[] =
      await this.db().query(parts.join(' UNION ALL '), lookups.flatMap(({ ids }) => ids));
    const all = lookups.map((): Record<string, unknown>[] => []);
    for (const { kind, cells } of rows) {
      // MySQL's driver has read the list already, MariaDB's type for it is a text.
      const values: unknown[] = typeof cells === 'string' ? JSON.parse(cells) : cells;
      all[kind]?.push(Object.fromEntries(lookups[kind]?.columns.map(({ propertyName }, at) => [propertyName, values[at]]) ?? []));
    }
    return all;
  }
}

const from = ({ table, ids }: Lookup) => `FROM ${table} r WHERE r.id IN (${ids.map(() => '?').join(', ')})`;
