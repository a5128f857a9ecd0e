/** A flood of strangers, from a seed: random networks, addresses and times. Nothing is lost from the counts, and rows are bounded. */
import { quotas } from '../../../core/limits/quotaUse.entity';
import { random } from '../../../seed/data/random';
import { inTransaction } from '../../../db/write/transaction';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

const seed = Number(process.env.FLOOD_SEED ?? 1);
const atOnce = 8;
const rounds = Math.ceil(Number(process.env.FLOOD_REQUESTS ?? 2_500) / atOnce);
const quarter = 15 * 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ trustProxy: 'loopback' });
});
afterAll(() => server.close());

test('every attempt is counted once, in a bounded number of rows', async () => {
  const draw = random(seed);
  const accounts = ['admin@waybill.test', 'member@waybill.test'];
  let now = Math.ceil(Date.now() / quarter) * quarter;
  const attempt = async () => {
    const network = `198.${draw.int(0, 3)}.${draw.int(0, 200)}.${draw.int(1, 3)}`;
    const emailAddress = draw.chance(0.2) ? draw.pick(accounts) : `person${draw.int(0, 2_000)}@waybill.test`;
    const headers = { 'x-forwarded-for': network };
    const { status } = await server.nobody.rest('POST', 'accountrecovery/forgetpassword', { emailAddress }, headers);
    expect([200, 429]).toContain(status);
  };
  for (let round = 0; round < rounds; round += 1) {
    if (draw.chance(0.004)) now += draw.int(1, 3) * quarter;
    server.setNow(new Date(now));
    await Promise.all(Array.from({ length: atOnce }, attempt));
  }
  const rows: Json[] = await inTransaction(server.app, (db) =>
    db.query("SELECT times, created_on AS at FROM security_event WHERE kind = 'PasswordRecovery'"),
  );
  expect(rows.reduce((sum: number, { times }: Json) => sum + Number(times), 0)).toBe(rounds * atOnce);
  const perQuarter = new Map<string, number>();
  for (const { at } of rows) perQuarter.set(String(at), (perQuarter.get(String(at)) ?? 0) + 1);
  // Done and refused, each for either account and for all others.
  const most = quotas.strangerEvents + 2 * (accounts.length + 1);
  expect([...perQuarter.values()].filter((count) => count > most)).toEqual([]);
  expect(Math.max(...perQuarter.values())).toBeGreaterThan(quotas.strangerEvents / 2);
}, 300_000);
