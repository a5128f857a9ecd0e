import { startServerProcess, type ServerProcess } from '../serverProcess';
import { freshDatabase } from '../testServer';
import { fuzz } from './run';

/** Number of cases here; `npm run fuzz` runs for a given time. */
const isShort = process.env.TEST_LENGTH === 'short';
const cases = isShort ? 400 : 1_200;

let place: Awaited<ReturnType<typeof freshDatabase>>;
let server: ServerProcess;
beforeAll(async () => {
  place = await freshDatabase();
  server = await startServerProcess(place, { SEED: 'demo' });
});
afterAll(async () => {
  await server.kill();
  await place.drop();
});

test('whatever is asked is answered, in the shape of its API, and never with a failure of the server', async () => {
  const { failures, statuses, ...found } = await fuzz(server, { seed: 1, goOn: (done) => done < cases });
  expect(failures).toEqual([]);
  expect(found.cases).toBe(cases);
  // The cases include valid requests and most kinds of errors.
  for (const status of [200, 400, 401, 403, 404, 409]) expect(statuses[status] ?? 0).toBeGreaterThan(isShort ? 1 : 5);
}, 300_000);
