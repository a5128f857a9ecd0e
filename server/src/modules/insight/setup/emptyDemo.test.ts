import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { databaseEmptier } from '../../../seed/emptyDatabase';
import { inTransaction } from '../../../db/write/transaction';
import { migratedRows } from '../../../db/versions/migratedRows';
import { decodeRows, integer, text } from '../../../db/read/rawRows';
import { refused } from '../../../testing/answers';
import { aCity, aConsignment, aCustomer, aVendor } from '../../../testing/factories';
import { firstStart, ownCompany, setUpAdmin, type FirstStart } from '../../../testing/firstStart';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let demo: TestServer;
let fresh: FirstStart;
beforeAll(async () => {
  demo = await startTestServer({ seed: 'demo' });
  fresh = await firstStart('none');
  await setUpAdmin(fresh);
});
afterAll(() => Promise.all([demo.close(), fresh.server.close()]));

const named = { tradeName: 'Waybill' };
const backups = () => {
  const folder = join(demo.app.config.dataDir, 'before-emptying');
  return existsSync(folder) ? readdirSync(folder) : [];
};

/** Tables that have rows of how the admin was made and signed in. */
const ofSignIns = ['security_event', 'change_record', 'serial'];

async function rowsOf({ app: { database } }: TestServer): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const name of (await migratedRows(database.model)).keys()) {
    const quoted = database.embedded ? `"${name}"` : `\`${name}\``;
    const [found] = decodeRows(await database.read(`SELECT COUNT(*) AS n FROM ${quoted}`, []), { n: integer });
    rows[name] = found?.n ?? 0;
  }
  return rows;
}

test('only the demo, by its name and by an admin', async () => {
  const empty = (server: TestServer, input: object) => server.admin.rest('POST', 'setup/emptydemo', input);
  expect(await empty(demo, { tradeName: 'Way' })).toMatchObject(refused(400, 'Enter Waybill to confirm'));
  expect(await empty(demo, {})).toMatchObject(refused(400, 'Please enter trade name'));
  expect((await demo.member.rest('POST', 'setup/emptydemo', named)).status).toBe(403);
  expect(await empty(fresh.server, named)).toMatchObject(refused(409, 'This company is not the demo'));
  expect(backups()).toEqual([]);
});

test('leaves everything when it is cut at its end', async () => {
  const before = await rowsOf(demo);
  const cut = inTransaction(demo.app, async (db, { database }) => {
    await (
      await databaseEmptier(database.model)
    )(db, 1);
    throw new Error('cut');
  });
  await expect(cut).rejects.toThrow('cut');
  expect(await rowsOf(demo)).toEqual(before);
});

test('leaves what a first start leaves, and the admin who did it, after a backup', async () => {
  const at = demo.admin;
  const twice = await Promise.all([1, 2].map(() => at.rest('POST', 'setup/emptydemo', named)));
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(backups().length).toBeGreaterThan(0);
  const [left, first] = [await rowsOf(demo), await rowsOf(fresh.server)];
  const differing = Object.keys(first).filter((name) => left[name] !== first[name]);
  expect(differing.filter((name) => !ofSignIns.includes(name))).toEqual([]);
  const serials = await demo.app.database.read('SELECT name FROM serial', []);
  expect(decodeRows(serials, { name: text })).toEqual([{ name: 'references' }]);
  expect((await demo.member.rest('GET', 'consignments')).status).toBe(401);
  const { data } = await at.graphql(
    '{ setUpState { isDemo isHidden steps { isDone } } users { rows { emailAddress } } }',
  );
  expect(data).toMatchObject({
    setUpState: { isDemo: false, isHidden: false },
    users: { rows: [{ emailAddress: 'admin@waybill.test' }] },
  });
});

test('is set up and booked in as any new company', async () => {
  expect((await demo.admin.rest('PUT', 'companyprofiles/2023-01-01', ownCompany)).body.errors).toEqual([]);
  demo.member = demo.admin;
  const [city, sender, vendor] = [await aCity(demo), await aCustomer(demo), await aVendor(demo)];
  const booked = await aConsignment(demo, {}, { senderId: sender.id, vendorId: vendor.id, deliveryCityId: city.id });
  expect(booked.uniqueId).toBeTruthy();
  const again = await demo.admin.rest('POST', 'setup/emptydemo', { tradeName: ownCompany.tradeName });
  expect(again).toMatchObject(refused(409, 'This company is not the demo'));
});
