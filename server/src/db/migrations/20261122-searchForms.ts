import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { fold } from './fold.v1';
import { index } from './table.v1';

interface SearchForm {
  table: string;
  column: string;
  length: number;
}

const forms: readonly SearchForm[] = [
  { table: 'customer', column: 'name', length: 120 },
  { table: 'customer', column: 'company', length: 160 },
  { table: 'customer', column: 'contact', length: 40 },
  { table: 'vendor', column: 'name', length: 120 },
  { table: 'city', column: 'name', length: 80 },
  { table: 'user', column: 'first_name', length: 60 },
  { table: 'user', column: 'last_name', length: 60 },
  { table: 'enquiry', column: 'resolution', length: 2000 },
  { table: 'consignment', column: 'receiver', length: 160 },
];

/** The indexes of the texts themselves give way to those of their search forms. */
const indexes: readonly { table: string; before: string[]; after: string[] }[] = [
  { table: 'customer', before: ['company', 'id'], after: ['company_folded', 'id'] },
  { table: 'city', before: ['name', 'id'], after: ['name_folded', 'id'] },
  {
    table: 'consignment',
    before: ['receiver', 'deleted_on', 'booking_date', 'id'],
    after: ['receiver_folded', 'deleted_on', 'booking_date', 'id', 'receiver'],
  },
];

const rowsAtOnce = 500;

/**
 * SQLite lowers ASCII alone, and MySQL's collations differ: texts are searched by forms that the server makes itself, and
 * that are compared by their bytes.
 */
export class SearchForms1763785000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.connection.options.type === 'better-sqlite3';
    for (const { table, column, length } of forms) {
      const collation = isSqlite ? '' : 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';
      await runner.query(
        `ALTER TABLE ${quoted(table)} ADD COLUMN ${column}_folded varchar(${length}) ${collation} NULL`,
      );
      await runner.query(`UPDATE ${quoted(table)} SET ${column}_folded = LOWER(${column})`);
      await foldOthers(runner, { table, column, length }, isSqlite);
    }
    for (const { table, before, after } of indexes) await replaceIndex(runner, table, before, after);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table, before, after } of indexes) await replaceIndex(runner, table, after, before);
    for (const { table, column } of forms)
      await runner.query(`ALTER TABLE ${quoted(table)} DROP COLUMN ${column}_folded`);
  }
}

/** `user` is a word of SQL; both databases take these quotes. */
const quoted = (table: string) => `\`${table}\``;

/** Texts that are not ASCII, which no database folds as the server does. */
async function foldOthers(
  runner: QueryRunner,
  { table, column, length }: SearchForm,
  isSqlite: boolean,
): Promise<void> {
  const isOther = isSqlite
    ? `LENGTH(CAST(${column} AS BLOB)) <> LENGTH(${column})`
    : `LENGTH(${column}) <> CHAR_LENGTH(${column})`;
  const select = `SELECT id, ${column} AS text FROM ${quoted(table)} WHERE id > ? AND ${isOther} ORDER BY id LIMIT ${rowsAtOnce}`;
  for (let last = 0; ;) {
    const rows: { id: number; text: string }[] = await runner.query(select, [last]);
    const end = rows.at(-1);
    if (!end) return;
    const cases = rows.map(() => 'WHEN ? THEN ?').join(' ');
    await runner.query(
      `UPDATE ${quoted(table)} SET ${column}_folded = CASE id ${cases} END WHERE id IN (${rows.map(() => '?').join(', ')})`,
      [...rows.flatMap(({ id, text }) => [id, fold(text).slice(0, length)]), ...rows.map(({ id }) => id)],
    );
    last = end.id;
  }
}

async function replaceIndex(runner: QueryRunner, table: string, before: string[], after: string[]): Promise<void> {
  await runner.createIndex(table, new TableIndex(index(...after)));
  await runner.dropIndex(
    table,
    new TableIndex({ ...index(...before), name: runner.connection.namingStrategy.indexName(table, before) }),
  );
}
