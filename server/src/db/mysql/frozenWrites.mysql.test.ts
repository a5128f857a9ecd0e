/** Keyed writes while the database stands still at random moments and comes back. */
import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { openApp } from '../../app';
import type { App } from '../../core/module/app.types';
import { buildHttp } from '../../api/http/server';
import { random } from '../../seed/data/random';
import { databaseProxy, type DatabaseProxy } from '../../testing/databaseProxy';
import { clientOf, startTestServer, type RestAnswer, type TestServer } from '../../testing/testServer';

const seed = Number(process.env.FREEZE_SEED ?? 1);
const rounds = Number(process.env.FREEZES ?? (process.env.TEST_LENGTH === 'short' ? 1 : 12));
const perRound = 12;
const refusals = [
  'The database is not available now; please try again',
  'Somebody else is changing this record now; please try again',
  'The request took too long',
];
const unknown = 'This may have been saved; please send it again with the same key: it is not saved twice';

let server: TestServer;
let proxy: DatabaseProxy;
let app: App;
let http: FastifyInstance;
beforeAll(async () => {
  server = await startTestServer();
  proxy = await databaseProxy(server.app.config.databaseUrl ?? '');
  app = await openApp({ ...server.app.config, databaseUrl: proxy.url, requestDeadline: 1_500 });
  http = await buildHttp(app, { logLevel: 'silent' });
  await http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await http.close();
  await app.close();
  await proxy.close();
  await server.close();
});

/** By the server whose database freezes, or by the one beside it. */
const write = (origin: string, company: string): Promise<RestAnswer> =>
  clientOf(origin, server.member.token).rest(
    'POST',
    'customers',
    { name: 'A', company, contact: '1' },
    { 'idempotency-key': company },
  );
const stored = async (company: string): Promise<number> =>
  (await server.member.rest('GET', `customers?searchText=${encodeURIComponent(company)}`)).body.rowCount ?? -1;

test(`every write acknowledged is there once, every other one is told as what it is (seed ${seed})`, async () => {
  const draw = random(seed);
  for (let round = 0; round < rounds; round += 1) {
    const names = Array.from({ length: perRound }, (_, n) => `Frost${seed}x${round}x${n}y`);
    const seenBefore = proxy.seen('COMMIT');
    const asked = Promise.all(names.map((name) => write(http.listeningOrigin, name)));
    // The moment is drawn in commits that were sent, not in time.
    const moment = seenBefore + draw.int(0, perRound - 1);
    while (proxy.seen('COMMIT') < moment) await pause(1);
    proxy.freeze({ keeps: draw.chance(0.5) });
    const answers = await asked;
    proxy.thaw();
    for (const [at, { status, body }] of answers.entries()) {
      const name = names[at] ?? '';
      const said = [status, ...body.errors];
      expect([[200], ...refusals.map((words) => [503, words]), [503, unknown]]).toContainEqual(said);
      // Waits for what the thawed database still executes, by the key's index entry.
      const again = await write(server.origin, name);
      expect([name, again.status, await stored(name)]).toEqual([name, 200, 1]);
      if (status === 200) expect(again.body.resultObject.uniqueId).toBe(body.resultObject.uniqueId);
    }
  }
});

test('a COMMIT that a stopped database executes later is told as unknown, and its key finds it', async () => {
  const name = `Frost of one ${seed}`;
  const asked = new Promise<RestAnswer>((resolve) => {
    proxy.onceAt('COMMIT', () => proxy.freeze({ keeps: true }));
    resolve(write(http.listeningOrigin, name));
  });
  const { status, body } = await asked;
  proxy.thaw();
  expect([status, body.errors]).toEqual([503, [unknown]]);
  const again = await write(server.origin, name);
  expect([again.status, await stored(name)]).toEqual([200, 1]);
  expect((await write(server.origin, name)).body.resultObject).toEqual(again.body.resultObject);
});
