/**
 * A migrated database on TEST_DATABASE_URL, made once and copied for each test file: the migrations take many times as long
 * as creating the tables as they are in the end.
 */
import { createHash } from 'node:crypto';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { openMysql } from '../db/mysql/mysql';
import { databaseModel } from '../registry';

const charset = 'CHARACTER SET utf8mb4';
/** Exists in a template that is complete, and is not copied. */
const marker = 'template_is_complete';
const lockSeconds = 600;

/** Creates the database `name` with all tables, and the rows that migrations have written. */
export async function createFromTemplate(server: string, name: string): Promise<void> {
  const connection = await createConnection({ uri: server, multipleStatements: true });
  try {
    const template = await templateOn(connection, server);
    await connection.query(`CREATE DATABASE ${name} ${charset}; USE ${name}; SET foreign_key_checks = 0`);
    for (const table of await tablesOf(connection, template)) {
      await connection.query(await creationOf(connection, `${template}.${table}`));
      await connection.query(`INSERT INTO ${table} SELECT * FROM ${template}.${table}`);
    }
  } finally {
    await connection.end();
  }
}

/** The name of the template of these migrations; other processes wait while it is made. */
async function templateOn(connection: Connection, server: string): Promise<string> {
  const source = databaseModel.migrations.map(({ name, prototype }) => `${name} ${String(prototype.up)}`).join('\n');
  const template = `template_${createHash('sha256').update(source).digest('hex').slice(0, 16)}`;
  const isComplete = async () => (await tablesOf(connection, template, [marker])).length > 0;
  if (await isComplete()) return template;
  await connection.query('SELECT GET_LOCK(?, ?)', [template, lockSeconds]);
  if (!(await isComplete())) {
    await connection.query(`DROP DATABASE IF EXISTS ${template}; CREATE DATABASE ${template} ${charset}`);
    await migrate(`${server.replace(/\/[^/]*$/, '')}/${template}`);
    await connection.query(`CREATE TABLE ${template}.${marker} (id int)`);
  }
  await connection.query('SELECT RELEASE_LOCK(?)', [template]);
  return template;
}

async function migrate(url: string): Promise<void> {
  const database = await openMysql({ requestDeadline: 60_000 }, url, databaseModel);
  try {
    await database.migrate();
  } finally {
    await database.close();
  }
}

async function tablesOf(connection: Connection, database: string, only: string[] = []): Promise<string[]> {
  const [rows] = await connection.query<RowDataPacket[]>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ? ORDER BY table_name',
    [database],
  );
  const names = rows.map(({ name }) => String(name));
  return names.filter((name) => (only.length > 0 ? only.includes(name) : name !== marker));
}

async function creationOf(connection: Connection, table: string): Promise<string> {
  const [[row]] = await connection.query<RowDataPacket[]>(`SHOW CREATE TABLE ${table}`);
  return String(row?.['Create Table']);
}
