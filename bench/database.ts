/** MariaDB with 1,000,000 (or BENCH_ROWS) and with 100,000 consignments; kept between runs, since seeding takes minutes. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { fillBilling } from './billing';
import { fillMonth } from './month';
import { multiply, seededRows } from './multiply';

/** BENCH_ROWS=10000000 for ten times as many, BENCH_ROWS=100000 for a quick look at what does not depend on it. */
export const large = Number(process.env.BENCH_ROWS ?? 1_000_000);
export const small = 100_000;
const billedRows = 50_000;
const sizes = [small, large];
const nameOf = (rows: number) => `waybill_${rows}`;
const root = join(__dirname, '..');

/** The scripts are untyped ES modules. */
export const importScript = (path: string): Promise<unknown> => import(join(root, path));

export interface BenchDatabases {
  urlOf(rows: number): string;
  /** 1,00,000 consignments and 2,000 invoices of one month. */
  month(): Promise<string>;
  /** 50,000 consignments of 500 customers in one month, to be billed; filled anew each time. */
  billing(): Promise<string>;
  stop(): Promise<void>;
}

/** BENCH_DATABASE_URL=mysql://root@host:port/ uses an existing server; otherwise a private one is started. */
export async function openDatabases(): Promise<BenchDatabases> {
  const given = process.env.BENCH_DATABASE_URL;
  if (given)
    return opened(
      (name) => `${given.replace(/\/?$/, '/')}${name}`,
      async () => {},
    );
  const { startMariaDb } = (await importScript('scripts/mariadb.mjs')) as {
    startMariaDb(options: object): Promise<{ url(database: string): string; stop(): Promise<void> }>;
  };
  const server = await startMariaDb({
    dir: join(root, '.cache/bench'),
    durable: true,
    bufferPool: large > 2_000_000 ? '12G' : '4G',
    sortBuffer: '32M',
    databases: [...sizes.map(nameOf), 'waybill_month', 'waybill_billing'],
  });
  return opened(
    (name) => server.url(name),
    () => server.stop(),
  );
}

async function opened(urlOfName: (name: string) => string, stop: () => Promise<void>): Promise<BenchDatabases> {
  const urlOf = (rows: number) => urlOfName(nameOf(rows));
  for (const rows of sizes) await fill(urlOf(rows), rows, 730);
  const month = async () => {
    const url = urlOfName('waybill_month');
    if (await fill(url, 100_000, 30)) await fillMonth(url);
    return url;
  };
  const billing = async () => {
    const url = urlOfName('waybill_billing');
    await emptied(url);
    await fill(url, billedRows, 30);
    await fillBilling(url, billedRows);
    runScript(url, 'bench/recount.ts');
    return url;
  };
  return { urlOf, month, billing, stop };
}

/** False if it is filled already. */
async function fill(url: string, rows: number, days: number): Promise<boolean> {
  if ((await countOf(url)) >= rows) {
    await analyze(url);
    return false;
  }
  await emptied(url);
  const seeded = rows % seededRows === 0 ? seededRows : rows;
  const start = Date.now();
  console.log(`Seeding ${rows.toLocaleString('en-IN')} consignments …`);
  runScript(url, 'scripts/seed.ts', '--consignments', String(seeded), '--days', String(days));
  if (rows > seeded) await multiply(url, rows);
  await analyze(url);
  runScript(url, 'bench/recount.ts');
  console.log(`${rows.toLocaleString('en-IN')} consignments in ${((Date.now() - start) / 1000).toFixed(0)} s`);
  return true;
}

function runScript(url: string, ...args: string[]): void {
  // Statements over all rows take longer than those of requests.
  const env = { ...process.env, DATABASE_URL: url, SEED: 'demo', REQUEST_DEADLINE_MS: '2000000000' };
  const { status } = spawnSync(process.execPath, ['-r', './scripts/register.cjs', ...args], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed`);
}

/** What an interrupted fill has left goes. */
async function emptied(url: string): Promise<void> {
  const { pathname } = new URL(url);
  const name = pathname.slice(1);
  const connection = await createConnection(url.slice(0, -name.length));
  try {
    await connection.query(`DROP DATABASE IF EXISTS ${name}`);
    await connection.query(`CREATE DATABASE ${name}`);
  } finally {
    await connection.end();
  }
}

async function countOf(url: string): Promise<number> {
  const connection = await createConnection(url);
  try {
    const [rows] = await connection.query<RowDataPacket[]>('SELECT COUNT(*) AS n FROM consignment');
    return Number(rows[0]?.n ?? 0);
  } catch {
    return 0;
  } finally {
    await connection.end();
  }
}

/** Statistics for the optimizer: without them MySQL reads whole tables for each row of a filled one. */
async function analyze(url: string): Promise<void> {
  const connection = await createConnection(url);
  try {
    await connection.query('ANALYZE TABLE consignment, consignment_history, consignment_day, consignment_facet');
  } finally {
    await connection.end();
  }
}
