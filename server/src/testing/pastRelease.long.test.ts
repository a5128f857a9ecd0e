/**
 * A company that began with 0.1.0 and an embedded database: upgraded while clerks book, checked, backed up, restored elsewhere and
 * moved to a database server, each by the tool. The suite `past-release` builds 0.1.0 from its commit.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { demoPassword } from '../config';
import { systemClock } from '../core/module/clock';
import { spawnServer, startServerProcess } from './serverProcess';
import { clientOf, freshDatabase, type Client, type Json } from './testServer';
import { waybill } from './tool';

const pastProgram = process.env.TEST_PAST_RELEASE ?? '';
const each = 25;
const noDifferences = { status: 0, printed: expect.stringMatching(/\d+ checks, 0 differences/) };

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-past-'));
  folders.push(folder);
  return folder;
};
const source = { dataDir: newFolder(), databaseUrl: null };
const elsewhere = { dataDir: newFolder(), databaseUrl: null };
let target: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  target = await freshDatabase();
});
afterAll(async () => {
  await target.drop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Clerks who go on through everything: a booking is sent with its key until it is acknowledged. */
class Clerks {
  readonly acknowledged: string[] = [];
  private isStopping = false;
  private readonly work: Promise<unknown>;

  constructor(private origin: string) {
    this.work = Promise.all(['A', 'B', 'C'].map((name) => this.book(name)));
    this.work.catch(() => undefined);
  }

  moveTo(origin: string): void {
    this.origin = origin;
  }

  /** Fails with the clerk that failed. */
  async haveBooked(count: number): Promise<void> {
    while (this.acknowledged.length < count) await Promise.race([delay(20), this.work]);
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await this.work;
  }

  private async book(name: string): Promise<void> {
    let client: Client | null = null;
    for (let at = 1; !this.isStopping; at += 1) {
      const [awbNo, key] = [`PAST${name}${at}`, randomUUID()];
      for (;;) {
        client ??= await signedIn(this.origin);
        const answer = await sent(client, awbNo, key);
        if (answer?.status === 200) break;
        // Nobody answers, it is not ready yet, or the session belongs to the server before.
        if (answer && answer.status !== 503 && answer.status !== 401) throw new Error(JSON.stringify(answer.body));
        client = null;
        await delay(50);
      }
      this.acknowledged.push(awbNo);
    }
  }
}

const credentials = { emailAddress: 'admin@waybill.test', password: demoPassword };

async function signedIn(origin: string): Promise<Client | null> {
  const answer = await clientOf(origin, null)
    .rest('POST', 'account/authenticate', credentials)
    .catch(() => null);
  return answer?.status === 200 ? clientOf(origin, answer.body.resultObject.token) : null;
}

const sent = (client: Client | null, awbNo: string, key: string) =>
  client?.rest('POST', 'consignments', { ...booking, awbNo }, { 'idempotency-key': key }).catch(() => null);

const booking = {
  bookingDate: systemClock('Asia/Kolkata').today(),
  senderId: 1,
  vendorId: 35,
  serviceType: 1,
  receiver: 'Meera Traders',
  parcelType: 1,
  paymentMode: 1,
  deliveryCityId: 1,
  actualWeight: 1.25,
  chargeableWeight: 1.5,
  vendorAmount: 80,
  customerAmount: 120,
  packet: 1,
};

/** What a client of the specification reads of each consignment. */
async function consignmentsOf({ rest }: Client): Promise<Json[]> {
  const { status, body } = await rest('GET', 'consignments?take=5000');
  expect(status).toBe(200);
  return body.resultObject;
}

const numbersOf = (consignments: readonly Json[]) =>
  consignments.map(({ awbNo }) => awbNo as string).filter((awbNo) => awbNo.startsWith('PAST'));

test('what 0.1.0 began is upgraded under load, checked, backed up, restored, and moved to a database server', async () => {
  const past = spawnServer(source, { SEED: 'demo' }, [pastProgram]);
  const clerks = new Clerks(await past.origin);
  await clerks.haveBooked(each);
  const seen = await consignmentsOf((await signedIn(await past.origin)) as Client);
  past.signal('SIGTERM');
  await past.ended;

  expect(await waybill(source, ['migrate'])).toEqual({
    status: 0,
    printed: expect.stringMatching(/\d\d+ migrations were run/),
  });
  const now = spawnServer(source, { SEED: 'demo', LOG_LEVEL: 'info' });
  clerks.moveTo(await now.origin);
  await now.says('The change log is converted');
  await clerks.haveBooked(clerks.acknowledged.length + each);
  expect(await waybill(source, ['check'])).toEqual(noDifferences);
  const backups = newFolder();
  expect((await waybill(source, ['backup', backups, '--verify'])).status).toBe(0);
  await clerks.haveBooked(clerks.acknowledged.length + each);
  await clerks.stop();
  const booked = await consignmentsOf((await signedIn(await now.origin)) as Client);
  now.signal('SIGTERM');
  await now.ended;
  expect(numbersOf(booked).sort()).toEqual([...clerks.acknowledged].sort());
  const byId = new Map(booked.map((consignment) => [consignment.id, consignment]));
  expect(seen.map(({ id, awbNo, customerAmount }) => ({ id, awbNo, customerAmount }))).toEqual(
    seen.map(({ id }) => {
      const { awbNo, customerAmount } = byId.get(id) ?? {};
      return { id, awbNo, customerAmount };
    }),
  );

  const [backup] = readdirSync(backups);
  expect(await waybill(elsewhere, ['restore', join(backups, backup ?? '')])).toEqual(noDifferences);
  const restored = await startServerProcess(elsewhere);
  const kept = numbersOf(await consignmentsOf(restored.admin));
  await restored.kill();
  expect(kept.length).toBeGreaterThan(each);
  expect(kept.filter((awbNo) => !clerks.acknowledged.includes(awbNo))).toEqual([]);

  expect(await waybill(source, ['copy', '--to', target.databaseUrl ?? ''])).toEqual(noDifferences);
  const moved = await startServerProcess(target);
  expect(await consignmentsOf(moved.admin)).toEqual(booked);
  expect((await sent(moved.admin, 'PASTMOVED', randomUUID()))?.status).toBe(200);
  await moved.kill();
  expect(await waybill(target, ['check'])).toEqual(noDifferences);
}, 600_000);
