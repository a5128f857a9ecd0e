import { DataSource, Table, TableColumn, TableIndex, type QueryRunner } from 'typeorm';
import { databaseModel } from '../../registry';
import { freshDatabase } from '../../testing/testServer';
import { mysqlOptions } from '../mysql/mysql';
import { runMigrations } from './migrate';

type Up = (runner: QueryRunner) => Promise<unknown>;

const migrationsOf = (ups: readonly Up[], kind: 'expand' | 'contract') =>
  ups.map(
    (up, at) =>
      class {
        readonly name = `Tried${1900000000000 + at}`;
        readonly kind = kind;
        up = async (runner: QueryRunner) => void (await up(runner));
        down = async () => undefined;
      },
  );

const createTable: Up = (runner) =>
  runner.createTable(new Table({ name: 'tried', columns: [{ name: 'id', type: 'int', isPrimary: true }] }));

let place: Awaited<ReturnType<typeof freshDatabase>>;
beforeEach(async () => {
  place = await freshDatabase();
});
afterEach(() => place.drop());

/** Creates a table and executes `up` on it; returns the definition of the table. */
async function migrated(up: Up, kind: 'expand' | 'contract' = 'expand'): Promise<string> {
  const migrations = migrationsOf([createTable, up], kind);
  const model = { ...databaseModel, records: new Map(), internalEntities: [], migrations };
  const source = await new DataSource(mysqlOptions(place.databaseUrl ?? '', model)).initialize();
  try {
    await runMigrations(source, { isTransactional: false });
    const [row]: Record<string, string>[] = await source.query('SHOW CREATE TABLE tried');
    return row?.['Create Table'] ?? '';
  } finally {
    await source.destroy();
  }
}

const statement =
  (sql: string): Up =>
  (runner) =>
    runner.query(sql);

test.each([
  ['a column', 'ALTER TABLE tried ADD COLUMN note varchar(20) NULL, ALGORITHM=INSTANT', '`note` varchar(20)'],
  ['an index', 'CREATE INDEX by_id ON tried (id) ALGORITHM=INPLACE LOCK=NONE', 'KEY `by_id`'],
  ['another index', 'ALTER TABLE tried ADD INDEX by_id (id), ALGORITHM=INPLACE, LOCK=NONE', 'KEY `by_id`'],
])('an expansion adds %s online', async (_, sql, defined) => {
  expect(await migrated(statement(sql))).toContain(defined);
});

test.each([
  ['a statement without a way', statement('ALTER TABLE tried ADD COLUMN note varchar(20) NULL')],
  ['one that stops writes', statement('CREATE INDEX by_id ON tried (id) ALGORITHM=INPLACE LOCK=SHARED')],
  ['a copy', statement('ALTER TABLE tried ADD COLUMN note int NULL, ALGORITHM=COPY')],
  ["TypeORM's column", (runner) => runner.addColumn('tried', new TableColumn({ name: 'note', type: 'int' }))],
  ["TypeORM's index", (runner) => runner.createIndex('tried', new TableIndex({ name: 'by_id', columnNames: ['id'] }))],
] satisfies [string, Up][])('%s is refused in an expansion, with the way out', async (_, up) => {
  await expect(migrated(up)).rejects.toThrow(/^Tried1900000000001 is an expansion, .*LOCK=NONE; .* it is a contract$/);
});

test('what the engine cannot do in the stated way is refused by the engine', async () => {
  const copies = 'ALTER TABLE tried MODIFY COLUMN id varchar(20) NOT NULL, ALGORITHM=INPLACE, LOCK=NONE';
  await expect(migrated(statement(copies))).rejects.toThrow(/ALGORITHM=INPLACE is not supported/);
});

test('a contract may stop writes', async () => {
  expect(await migrated(statement('ALTER TABLE tried ADD COLUMN note int NULL'), 'contract')).toContain('`note`');
});
