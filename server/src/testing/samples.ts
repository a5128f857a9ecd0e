/** The samples of the nouns: what creates a record of each, for the tests that try every noun. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { restTable } from '../registry';
import { unused, type Made } from './factories';
import { made, rest, type Scenario } from './faults/requests';
import type { Json, TestServer } from './testServer';

/** In `<noun>.sample.ts`. Its routes are `POST <path>` and, of a record, `PUT` and `DELETE <path>/:uniqueId`. */
export interface Sample {
  path: string;
  /** What a client of REST sends; `number` is another one for each record, for names that only one may have. */
  body: (given: { today: string; number: number }) => Json;
  /** Of what is sent to create a record, what cannot be changed later. */
  fixed?: readonly string[];
}

const modules = resolve(__dirname, '../modules');
const load = createRequire(__filename);

export const samples: readonly Sample[] = readdirSync(modules, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.sample.ts'))
  .flatMap((file) => Object.values(load(join(modules, file)) as Record<string, Sample>));

const bodyOf = (server: TestServer, { body }: Sample): Json =>
  body({ today: server.app.clock.today(), number: unused() });

/** A record of the sample. */
export const aSampled = (server: TestServer, sample: Sample): Promise<Made> =>
  made(server.admin, sample.path, bodyOf(server, sample));

const actionOf = (method: string, path: string): string => {
  const found = restTable.find((row) => row.method === method && row.path === path);
  if (!found) throw new Error(`No route ${method} ${path}`);
  return String(found.run.action);
};

/** The inputs of the creating commands, by action. */
export const sampleInputs = (server: TestServer): Record<string, Json> =>
  Object.fromEntries(samples.map((sample) => [actionOf('POST', sample.path), bodyOf(server, sample)]));

/** Creating, updating and deleting a record of each sample. */
export const sampleScenarios: Readonly<Record<string, Scenario>> = Object.fromEntries(
  samples.flatMap((sample) => {
    const { path, fixed = [] } = sample;
    const changed = (server: TestServer) =>
      Object.fromEntries(Object.entries(bodyOf(server, sample)).filter(([name]) => !fixed.includes(name)));
    const one = async (server: TestServer) => `${path}/${(await aSampled(server, sample)).uniqueId}`;
    const create: Scenario = async (server) => rest(server.admin, 'POST', path, bodyOf(server, sample));
    const update: Scenario = async (server) => rest(server.admin, 'PUT', await one(server), changed(server));
    const remove: Scenario = async (server) => rest(server.admin, 'DELETE', await one(server));
    return [
      [actionOf('POST', path), create],
      [actionOf('PUT', `${path}/:uniqueId`), update],
      [actionOf('DELETE', `${path}/:uniqueId`), remove],
    ];
  }),
);
