/** MariaDB with 1,000,000 (or BENCH_ROWS) and with 100,000 consignments; kept between runs, since seeding takes minutes. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';

/** A smaller number of rows for a quick look at what does not depend on it: bookings, a page. */
export const large = Number(process.env.BENCH_LARGE ?? 1_000_000);
export const small = 100_000;
/** The scripts are untyped ES modules. */
const importModule = (path: string): Promise<unknown> => import(path);

const nameOf = (rows: number) => `waybill_${rows}`;
const root = join(__dirname, '..');

export interface BenchDatabases {
  urlOf(rows: number): string;
  stop(): Promise<void>;
}

/** BENCH_DATABASE_URL=mysql://root@host:port/ uses an existing server; otherwise a private one is started. */
export async function openDatabases(): Promise<BenchDatabases> {
  const sizes = [small, large];
  const given = process.env.BENCH_DATABASE_URL;
  if (given)
    return seeded(sizes, { urlOf: (rows) => `${given.replace(/\/?$/, '/')}${nameOf(rows)}`, stop: async () => {} });
  const { startMariaDb } = (await importModule(join(root, 'scripts/mariadb.mjs'))) as {
    startMariaDb(options: object): Promise<{ url(database: string): string; stop(): Promise<void> }>;
  };
  const server = await startMariaDb({
    dir: join(root, '.cache/bench'),
    durable: true,
    bufferPool: '4G',
    databases: sizes.map(nameOf),
  });
  return seeded(sizes, { urlOf: (rows) => server.url(nameOf(rows)), stop: () => server.stop() });
}

async function seeded(sizes: readonly number[], databases: BenchDatabases): Promise<BenchDatabases> {
  for (const rows of sizes) {
    const url = databases.urlOf(rows);
    if ((await countOf(url)) >= rows) continue;
    console.log(`Seeding ${rows.toLocaleString('en-IN')} consignments …`);
    const { status } = spawnSync(
      process.execPath,
      ['-r', './scripts/register.cjs', 'scripts/seed.ts', '--consignments', String(rows), '--days', '730'],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, DATABASE_URL: url, SEED: 'demo' },
      },
    );
    if (status !== 0) throw new Error(`Seeding ${rows} failed`);
  }
  return databases;
}

async function countOf(url: string): Promise<number> {
  const connection = await createConnection(url);
  try {
    const [rows] = await connection.query<RowDataPacket[]>('SELECT COUNT(*) AS n FROM consignment');
    await connection.query('ANALYZE TABLE consignment, consignment_history, consignment_day, consignment_facet');
    return Number(rows[0]?.n ?? 0);
  } catch {
    return 0;
  } finally {
    await connection.end();
  }
}
