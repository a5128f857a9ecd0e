/** Kills a real server process while clerks are booking: every acknowledged booking must exist completely and once. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { demoPassword } from '../config';
import { bookingBody, indiaToday } from './factories';
import { clientOf, freshDatabase, type Client, type Json } from './testServer';

const root = resolve(__dirname, '../../..');

let place: Awaited<ReturnType<typeof freshDatabase>>;
let child: ChildProcess | undefined;
beforeAll(async () => {
  place = await freshDatabase();
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await place.drop();
});

/** Starts the server as `npm start` does, on the database of this test, and signs the admin in. */
async function start(): Promise<Client> {
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: place.dataDir,
    SEED: 'base',
    ADMIN_PASSWORD: demoPassword,
    DATABASE_URL: place.databaseUrl ?? '',
    JWT_SECRET: 'a secret for the crash, long enough to be one',
  };
  child = spawn(process.execPath, ['-r', './scripts/register.cjs', 'server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /ready at (http:\S+)/.exec(line)?.[1];
    if (!origin) continue;
    const { body } = await clientOf(origin, null).rest('POST', 'account/authenticate', {
      emailAddress: 'admin@waybill.test',
      password: demoPassword,
    });
    return clientOf(origin, body.resultObject.token);
  }
  throw new Error('the server did not start');
}

async function kill(): Promise<void> {
  const exit = child && once(child, 'exit');
  child?.kill('SIGKILL');
  await exit;
}

interface Attempt {
  key: string;
  body: Record<string, unknown>;
  /** The acknowledged number; null if unknown. */
  awbNo: string | null;
}

const attempts: Attempt[] = [];

const book = (client: Client, { key, body }: Attempt) =>
  client.rest('POST', 'consignments', body, { 'idempotency-key': key });

/** Books until the server is killed; every third booking uses the receipt book. */
async function bookUntilKilled(client: Client, senderId: number, acknowledged: number): Promise<void> {
  let done = 0;
  let isKilled = false;
  const clerk = async () => {
    while (!isKilled) {
      const number = attempts.length;
      const own = number % 3 === 0 ? { autofillAwb: true, vendorId: 32 } : { awbNo: `CRASH-${number}`, vendorId: 35 };
      const attempt: Attempt = {
        key: `crash-${number}`,
        awbNo: null,
        body: bookingBody({
          ...own,
          senderId,
          serviceType: 1 + (number % 2),
          parcelType: 1,
          paymentMode: 1 + (number % 4),
        }),
      };
      attempts.push(attempt);
      const answer = await book(client, attempt).catch(() => null);
      if (!answer) return;
      expect(answer.body.errors).toEqual([]);
      attempt.awbNo = answer.body.resultObject.awbNo;
      done += 1;
      if (done === acknowledged) {
        isKilled = true;
        await kill();
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, clerk));
}

async function expectWhole(client: Client): Promise<void> {
  const rows: Json[] = (await client.rest('GET', 'consignments?take=5000')).body.resultObject;
  const numbers = rows.map(({ awbNo }) => awbNo as string);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const { awbNo } of attempts) if (awbNo) expect(numbers).toContain(awbNo);
  for (const { uniqueId } of rows) {
    const { body } = await client.rest('GET', `consignments/${uniqueId}`);
    expect(body.resultObject.consignmentHistories).toEqual([
      expect.objectContaining({ deliveryStatus: 1, nonDeletable: true }),
    ]);
    const log = await client.rest('GET', `audit/changelog?entityName=Consignment&primaryKey=${uniqueId}`);
    expect(log.body.resultObject).toContainEqual(
      expect.objectContaining({ propertyName: 'awbNo', newValue: body.resultObject.awbNo }),
    );
  }
  // These are counted by the rollup; the rows are counted for comparison.
  for (const filter of ['serviceType=1', 'serviceType=2', ...[1, 2, 3, 4].map((mode) => `paymentMode=${mode}`)]) {
    const [name = '', value] = filter.split('=');
    const { rowCount } = (await client.rest('GET', `consignments?take=1&fromDate=${indiaToday()}&${filter}`)).body;
    expect([filter, rowCount]).toEqual([
      filter,
      rows.filter((row) => row[name] === Number(value) && row.bookingDate >= indiaToday()).length,
    ]);
  }
}

test('every acknowledged booking is there exactly once, and one in doubt is settled by its key', async () => {
  let client = await start();
  const sender = await client.rest('POST', 'customers', { name: 'A', company: 'B', contact: '1' });
  for (const acknowledged of [40, 25]) {
    await bookUntilKilled(client, sender.body.resultObject.id, acknowledged);
    client = await start();
    await expectWhole(client);
  }
  const inDoubt = attempts.filter(({ awbNo }) => awbNo === null);
  expect(inDoubt.length).toBeGreaterThan(0);
  for (const attempt of attempts) {
    const { status, body } = await book(client, attempt);
    expect([attempt.key, status]).toEqual([attempt.key, 200]);
    attempt.awbNo ??= body.resultObject.awbNo;
    expect(body.resultObject.awbNo).toBe(attempt.awbNo);
  }
  await expectWhole(client);
  expect((await client.rest('GET', 'consignments?take=1')).body.rowCount).toBe(attempts.length);
}, 240_000);

test('asked to stop, the process finishes and leaves without an error', async () => {
  const exit = child && once(child, 'exit');
  child?.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});
