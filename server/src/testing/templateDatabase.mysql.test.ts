import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { openMysql } from '../db/mysql/mysql';
import { databaseModel } from '../registry';
import { createFromTemplate } from './templateDatabase';
import { freshDatabase } from './testServer';

type Place = Awaited<ReturnType<typeof freshDatabase>>;

/** Every table with its columns, indexes and keys, and which migrations are done. */
async function contentOf({ databaseUrl }: Place) {
  const connection = await createConnection(databaseUrl ?? '');
  const query = async (sql: string) => (await connection.query<RowDataPacket[]>(sql))[0];
  const tables = (await query('SHOW TABLES')).map((row) => String(Object.values(row)[0]));
  const creations = [];
  for (const table of tables) creations.push((await query(`SHOW CREATE TABLE ${table}`))[0]?.['Create Table']);
  const migrations = await query('SELECT timestamp, name FROM schema_migration ORDER BY id');
  await connection.end();
  return { creations, migrations };
}

test('a copy of the template has the tables that the migrations make', async () => {
  const [copied, migrated] = [await freshDatabase(createFromTemplate), await freshDatabase()];
  const database = await openMysql({ requestDeadline: 60_000 }, migrated.databaseUrl ?? '', databaseModel);
  await database.migrate();
  await database.close();
  const content = await contentOf(copied);
  expect(content.creations.length).toBeGreaterThan(20);
  expect(content).toEqual(await contentOf(migrated));
  await copied.drop();
  await migrated.drop();
});
