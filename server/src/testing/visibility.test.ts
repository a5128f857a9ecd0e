/** What the change log shows of a record, and of names of others in it, is no more than the record's own list shows. */
import { getNamedType, isObjectType } from 'graphql';
import { buildAppSchema } from '../api/graphql/schema';
import { records } from '../registry';
import { ImportJob } from '../modules/bookings/imports/importJob.entity';
import { SavedView } from '../modules/insight/views/savedView.entity';
import { aConsignment, aCustomer } from './factories';
import { addRows, check, done, profileOf, start } from './imports';
import { aUser } from './people';
import { startTestServer, type Client, type Json, type TestServer } from './testServer';

let server: TestServer;
let viewers: Record<string, Client>;
beforeAll(async () => {
  server = await startTestServer({ seed: 'demo' });
  const other = (await aUser(server)).client;
  viewers = { admin: server.admin, member: server.member, other, nobody: server.nobody };
  const file = { headers: ['Name'], rows: [['A']] };
  for (const [name, client] of Object.entries({ admin: server.admin, member: server.member, other })) {
    for (const isShared of [true, false]) {
      const view = { screen: 'consignments', name: `${name} ${isShared}`, address: '', isShared };
      const { uniqueId } = await done(client.rest('POST', 'views', view));
      await done(client.rest('PUT', `views/${uniqueId}`, { ...view, address: 'vendorId=35' }));
    }
    const job = await start(client, 'Customers', { ...file, rows: [[name]] });
    await addRows(client, job, file);
    await check(client, job, (await profileOf(client, 'Customers', file)).id);
  }
  await aConsignment(server, {}, { senderId: (await aCustomer(server)).id });
});
afterAll(() => server.close());

const schema = buildAppSchema();
const most = process.env.TEST_LENGTH === 'short' ? 60 : 400;

/** The list of a kind, if it has one of its own that needs no other argument. */
function listOf(kind: string, listedBy: string): boolean {
  const field = schema.getQueryType()?.getFields()[listedBy];
  const page = field && getNamedType(field.type);
  const rows = page && isObjectType(page) ? page.getFields().rows : undefined;
  return rows !== undefined && getNamedType(rows.type).name === kind;
}

async function listed(client: Client, listedBy: string): Promise<Set<number> | null> {
  const { data, errors } = await client.graphql(`{ ${listedBy}(search: { take: 5000 }) { rows { id } } }`);
  return errors ? null : new Set(data[listedBy].rows.map(({ id }: Json) => id));
}

const entries = async (client: Client, entityName: string, id: number): Promise<number> => {
  const { status, body } = await client.rest('GET', `audit/changelog?entityName=${entityName}&primaryKey=${id}`);
  if (status === 200) return body.rowCount ?? 0;
  expect([401, 403]).toContain(status);
  return 0;
};

const kinds = [...records].filter(([kind, { listedBy }]) => listOf(kind, listedBy));

test.each(kinds)('%s', async (kind, { entity, listedBy }) => {
  const all = await server.app.database.reader.manager.find(entity, { order: { id: 'DESC' }, take: most });
  const differences: string[] = [];
  for (const [name, client] of Object.entries(viewers)) {
    const own = await listed(client, listedBy);
    for (const { id, deletedOn } of all) {
      if (deletedOn !== null || own?.has(id)) continue;
      const found = await entries(client, kind, id);
      if (found > 0) differences.push(`${name} reads ${found} changes of ${kind} ${id}`);
    }
  }
  expect(differences).toEqual([]);
});

/** Kinds whose lists ask for more, by their own rule. */
test('views and imports of others have no changes', async () => {
  const { manager } = server.app.database.reader;
  const views = await manager.find(SavedView, {});
  const jobs = await manager.find(ImportJob, {});
  const members = { member: server.member, other: viewers.other ?? server.nobody };
  for (const [name, client] of Object.entries(members)) {
    const me = (await client.graphql('{ me { id } }')).data.me.id as number;
    const own = async (kind: string, rows: readonly { id: number }[]) => {
      const counts = await Promise.all(rows.map(({ id }) => entries(client, kind, id)));
      return rows.filter((_, at) => (counts[at] ?? 0) > 0);
    };
    const seenViews = (await own('SavedView', views)) as SavedView[];
    expect(seenViews.filter(({ isShared, ownerId }) => !isShared && ownerId !== me)).toEqual([]);
    expect([name, seenViews.some(({ isShared, ownerId }) => !isShared && ownerId === me)]).toEqual([name, true]);
    const seenJobs = (await own('ImportJob', jobs)) as ImportJob[];
    expect(new Set(seenJobs.map(({ createdById }) => createdById))).toEqual(new Set([me]));
  }
  expect(jobs.some(({ createdById }) => createdById === 1)).toBe(true);
});

/** What a user's own record tells, such as the address and the last sign-in, is for admins and the user alone. */
test('whoever made or changed a record is told by name: only operations on users answer with a user', () => {
  const operations = ['Query', 'Mutation', 'SignIn', 'UserPage'];
  const tellers = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !operations.includes(type.name)
      ? Object.values(type.getFields())
          .filter((field) => getNamedType(field.type).name === 'User')
          .map((field) => `${type.name}.${field.name}`)
      : [],
  );
  expect(tellers).toEqual([]);
});
