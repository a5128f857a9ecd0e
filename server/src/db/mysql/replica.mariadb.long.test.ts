/** Exports, reports and the playground on a replica that is caught up, behind, broken and gone. */
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { startOwnMariaDb, type OwnMariaDb } from '../../testing/ownMariaDb';
import { aCustomer } from '../../testing/factories';
import { startTestServer, type Client, type TestServer } from '../../testing/testServer';
import { openDatabase } from '../dataSource';
import type { ReplicaReads } from '../database.types';

let writer: OwnMariaDb;
let replica: OwnMariaDb;
let server: TestServer;
/** On the server's database of the replica. */
let onReplica: (sql: string, parameters?: unknown[]) => Promise<RowDataPacket[]>;
let disconnect: () => Promise<void>;

beforeAll(async () => {
  [writer, replica] = await Promise.all([
    startOwnMariaDb('--log-bin=binlog', '--binlog-format=ROW', '--server-id=1'),
    // The template of the tests' databases is made on the writer, and not needed here.
    startOwnMariaDb('--server-id=2', '--replicate-wild-ignore-table=template%.%'),
  ]);
  const copy = await createConnection(replica.url(''));
  await copy.query(
    `CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = ${writer.port}, MASTER_USER = 'root', MASTER_USE_GTID = slave_pos`,
  );
  await copy.query('START SLAVE');
  onReplica = async (sql, parameters = []) => (await copy.query<RowDataPacket[]>(sql, parameters))[0];
  disconnect = () => copy.end();
  const common = process.env.TEST_DATABASE_URL;
  process.env.TEST_DATABASE_URL = writer.url('');
  try {
    server = await startTestServer(
      {},
      {
        open: async (config, model) => {
          const readDatabaseUrl = (config.databaseUrl ?? '').replace(String(writer.port), String(replica.port));
          return openDatabase({ ...config, readDatabaseUrl }, model);
        },
      },
    );
  } finally {
    process.env.TEST_DATABASE_URL = common;
  }
  while ((await companies(server.admin, inFile)).read.replica === 0) await soon();
  await copy.query(`USE ${new URL(server.app.config.databaseUrl ?? '').pathname.slice(1)}`);
}, 480_000);
afterAll(async () => {
  await server?.close();
  await disconnect?.();
  await Promise.all([writer?.stop(), replica?.stop()]);
});

const soon = () => new Promise((later) => setTimeout(later, 50));
const inFile = { 'export-id': 'a file' };
const inPlayground = { 'read-preference': 'replica' };

const readsNow = (): ReplicaReads => ({
  replica: 0,
  behind: 0,
  failed: 0,
  ...server.app.database.status().replicaReads,
});

/** What was read where while the work ran. */
async function reading<T>(work: () => Promise<T>): Promise<{ answer: T; read: ReplicaReads }> {
  const before = readsNow();
  const answer = await work();
  const after = readsNow();
  const since = (kind: keyof ReplicaReads) => after[kind] - before[kind];
  return { answer, read: { replica: since('replica'), behind: since('behind'), failed: since('failed') } };
}

const companies = (client: Client, headers: Record<string, string> = {}) =>
  reading(async () => {
    const { data } = await client.graphql('{ customers(search: { take: 1000 }) { rows { company } } }', {}, headers);
    return data.customers.rows.map(({ company }: { company: string }) => company) as string[];
  });

const gauge = async (series: string) => {
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1] ?? NaN,
  );
};

const none = { replica: 0, behind: 0, failed: 0 };
const onlyThere = 'Only on the replica';

test('what is for a file or the playground, exports of REST and reports read the replica, the rest does not', async () => {
  const { id, company } = await aCustomer(server, { company: 'On both' });
  // Once the replica has that customer.
  await companies(server.admin, inFile);
  await onReplica('UPDATE customer SET company = ? WHERE id = ?', [onlyThere, id]);
  for (const headers of [inFile, inPlayground]) {
    const { answer, read } = await companies(server.admin, headers);
    expect([answer.includes(onlyThere), answer.includes(company), read]).toEqual([
      true,
      false,
      { ...none, replica: 1 },
    ]);
  }
  const exported = await reading(() => server.admin.rest('GET', 'customers?take=6000'));
  expect(exported.read.replica).toBeGreaterThan(0);
  expect(exported.answer.body.resultObject).toContainEqual(expect.objectContaining({ company: onlyThere }));
  const report = await reading(() => server.admin.graphql('{ ageing { asOf } }'));
  expect([report.answer.errors, report.read]).toEqual([undefined, { ...none, replica: 1 }]);

  const listed = await companies(server.admin);
  expect([listed.answer.includes(onlyThere), listed.answer.includes(company), listed.read]).toEqual([
    false,
    true,
    none,
  ]);
  await onReplica('UPDATE customer SET company = ? WHERE id = ?', [company, id]);
  expect(await gauge('waybill_replica_reads{answer="replica"}')).toBe(readsNow().replica);
  expect(await gauge('waybill_db_connections_limit{pool="replica"}')).toBe(24);
});

test('the replica takes no write', async () => {
  const { database } = server.app;
  const refused = database.readElsewhere?.(
    async (source) => [
      source.reader === database.reader,
      await source.read("UPDATE customer SET company = 'x'", []).catch(({ errno }: { errno: number }) => errno),
    ],
    () => undefined,
  );
  expect(await refused).toEqual([false, 1792]);
});

test('who has written reads it, though the replica is behind; when that has caught up it is read again', async () => {
  await onReplica('STOP SLAVE SQL_THREAD');
  const { company } = await aCustomer(server, { company: 'Not on the replica yet' });
  expect(await onReplica('SELECT 1 FROM customer WHERE company = ?', [company])).toEqual([]);
  for (const client of [server.member, server.admin]) {
    const { answer, read } = await companies(client, inFile);
    expect([answer.includes(company), read]).toEqual([true, { ...none, behind: 1 }]);
  }
  while (!((await gauge('waybill_replica_lag_seconds')) > 0.1)) await soon();
  await onReplica('START SLAVE SQL_THREAD');
  let later;
  do {
    later = await companies(server.admin, inFile);
    expect(later.answer).toContain(company);
    await soon();
  } while (later.read.replica === 0);
  expect(later.read).toEqual({ ...none, replica: 1 });
  while ((await gauge('waybill_replica_lag_seconds')) !== 0) await soon();
});

test('what the replica fails at, the writer answers', async () => {
  await onReplica('RENAME TABLE customer TO gone');
  try {
    const { answer, read } = await companies(server.admin, inFile);
    expect([answer.length > 0, read]).toEqual([true, { ...none, replica: 1, failed: 1 }]);
    expect((await companies(server.admin, inFile)).read).toEqual({ ...none, failed: 1 });
  } finally {
    await onReplica('RENAME TABLE gone TO customer');
  }
});

test('a replica that has gone, or was never there, is no error', async () => {
  while ((await companies(server.admin, inFile)).read.replica === 0) await soon();
  await disconnect();
  await replica.stop();
  const { answer, read } = await companies(server.admin, inFile);
  expect([answer.length > 0, read]).toEqual([true, { ...none, failed: 1 }]);
  expect(await gauge('waybill_replica_lag_seconds')).toBeNaN();

  const reasons: unknown[] = [];
  const { config, database } = server.app;
  const lonely = await openDatabase({ ...config, readDatabaseUrl: replica.url() }, database.model);
  try {
    const rows = await lonely.readElsewhere?.(
      ({ read: readRows }) => readRows('SELECT 1 AS one', []),
      (reason) => reasons.push(reason),
    );
    expect([rows, reasons]).toEqual([
      [{ one: 1 }],
      [expect.objectContaining({ message: expect.stringMatching(/ECONNREFUSED/) })],
    ]);
  } finally {
    await lonely.close();
  }
});
