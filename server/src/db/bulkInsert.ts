import type { EntityManager } from 'typeorm';

/** SQLite takes at most 32,766 placeholders in a statement. */
const mostPlaceholders = 30_000;

/**
 * Inserts rows by property name with as few statements as the databases take. TypeORM's own insert of many rows costs
 * many times as much, and a transaction holds its locks meanwhile. Generated ids are not read back.
 */
export async function bulkInsert(db: EntityManager, entity: new () => object, rows: readonly object[]): Promise<void> {
  const { driver } = db.connection;
  const { columns: all, tableName } = db.connection.getMetadata(entity);
  const columns = all.filter((column) => !column.isGenerated);
  const one = `(${columns.map(() => '?').join(', ')})`;
  const most = Math.floor(mostPlaceholders / columns.length);
  for (let at = 0; at < rows.length; at += most) {
    const some = rows.slice(at, at + most) as Readonly<Record<string, unknown>>[];
    const values = some.flatMap((row) =>
      columns.map((column) => driver.preparePersistentValue(row[column.propertyName] ?? null, column)));
    const names = columns.map((column) => column.databaseName).join(', ');
    await db.query(`INSERT INTO ${tableName} (${names}) VALUES ${some.map(() => one).join(', ')}`, values);
  }
}
