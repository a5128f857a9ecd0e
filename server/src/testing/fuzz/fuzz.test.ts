import { startServerProcess, type ServerProcess } from '../serverProcess';
import { freshDatabase } from '../testServer';
import { fuzz } from './run';

/** How many are sent here; `npm run fuzz` sends them for as long as it is told. */
const cases = 1_200;

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
  // Some of it is right, and most ways of being wrong are met.
  for (const status of [200, 400, 401, 403, 404, 409]) expect(statuses[status] ?? 0).toBeGreaterThan(5);
}, 300_000);
