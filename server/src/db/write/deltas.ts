import type { ColumnName } from './newRecord';
import { type Statement, chunks } from '../read/statement';
import type { Writer } from './writer';

/**
 * Collects a transaction's additions to a table of sums, by key, and writes them together. Missing keys are inserted.
 */
export class Deltas<Entity extends object> {
  private readonly rows = new Map<string, { key: readonly unknown[]; sums: number[] }>();

  constructor(
    private readonly entity: new () => Entity,
    private readonly key: readonly ColumnName<Entity>[],
    private readonly sums: readonly ColumnName<Entity>[],
  ) {}

  add(key: readonly (string | number)[], sums: readonly number[]): void {
    const name = key.join();
    const row = this.rows.get(name);
    if (row)
      sums.forEach((sum, at) => {
        row.sums[at] = (row.sums[at] ?? 0) + sum;
      });
    else this.rows.set(name, { key, sums: [...sums] });
  }

  /** Statements in key order, so that concurrent transactions cannot deadlock. */
  statements(db: Writer): Statement[] {
    const changed = [...this.rows]
      .filter(([, { sums }]) => sums.some((sum) => sum !== 0))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, row]) => row);
    return [...chunks(changed, 200)].map((rows) => this.upsert(db, rows));
  }

  private upsert(db: Writer, rows: readonly { key: readonly unknown[]; sums: readonly number[] }[]): Statement {
    const { tableName, columns: metadata } = db.internal.connection.getMetadata(this.entity);
    const columnOf = (property: string) =>
      metadata.find(({ propertyName }) => propertyName === property)?.databaseName ?? '';
    const keyColumns = this.key.map(columnOf);
    const sumColumns = this.sums.map(columnOf);
    const columns = [...keyColumns, ...sumColumns];
    const added = (column: string) => (db.embedded ? `excluded.${column}` : `VALUES(${column})`);
    const onDuplicate = db.embedded
      ? `ON CONFLICT (${keyColumns.join(', ')}) DO UPDATE SET`
      : 'ON DUPLICATE KEY UPDATE';
    const place = `(${columns.map(() => '?').join(', ')})`;
    return {
      sql: `INSERT INTO ${tableName} (${columns.join(', ')}) VALUES ${rows.map(() => place).join(', ')}
       ${onDuplicate} ${sumColumns.map((column) => `${column} = ${column} + ${added(column)}`).join(', ')}`,
      parameters: rows.flatMap(({ key, sums }) => [...key, ...sums]),
    };
  }
}
