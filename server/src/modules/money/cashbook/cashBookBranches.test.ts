/** Rule 17 of complete billing: each branch has a cash book of its own. */
import { refused } from '../../../testing/answers';
import { aBranch } from '../../../testing/branches';
import { aCustomer, type Made } from '../../../testing/factories';
import { aUser, ownPassword } from '../../../testing/people';
import { paid, startServerOn } from '../../../testing/receivables';
import { aPerson, createSheet, parcelsOf } from '../../../testing/runSheets';
import { inconsistenciesOf } from '../../../testing/inconsistencies';
import type { Client, Json, TestServer } from '../../../testing/testServer';

const [yesterday, today] = ['2026-11-21', '2026-11-22'];
const cash = 1;

let server: TestServer;
/** As an administrator of Pune sees it. */
let pune: TestServer;
/** The manager of Pune, who sees that branch alone. */
let manager: Client;
let adminOfPune = '';
let branchId = 0;
let customerId = 0;

beforeAll(async () => {
  server = await startServerOn(today);
  branchId = (await server.admin.rest('POST', 'branches', aBranch({ name: 'Pune' }))).body.resultObject.id;
  const { client, user } = await aUser(server, { role: 1, branchId });
  adminOfPune = user.emailAddress;
  pune = { ...server, admin: client, member: client };
  manager = (await aUser(server, { branchId, roleId: 5 })).client;
  customerId = (await aCustomer(server)).id;
});
afterAll(() => server.close());

const dayOf = async (client: Client, search: Record<string, string> = {}): Promise<Json> =>
  (await client.rest('GET', `cashbook/day?${new URLSearchParams(search)}`)).body.resultObject;
const close = (client: Client, body: object) => client.rest('POST', 'cashbook', { date: today, ...body });
const receive = (at: TestServer, amount: number, receivedOn = today) =>
  paid(at, { customerId, amount, receivedOn, mode: cash });
const spend = (client: Client, amount: number) =>
  client.rest('POST', 'expenses', { remark: 'Diesel', date: today, amount });
const deposit = (client: Client, amount: number, given: object = {}) =>
  client.rest('POST', 'cashbook/deposits', { date: today, amount, ...given });

async function begin(at: TestServer, openingCash: number): Promise<void> {
  const first = { date: yesterday, openingCash, countedCash: openingCash };
  expect((await close(at.admin, first)).body.errors).toEqual([]);
}

test('case 14: two branches close the same day, each with what moved its own cash', async () => {
  await begin(server, 2_000);
  await begin(pune, 500);
  for (const amount of [9_000, 430]) await receive(server, amount);
  await receive(pune, 700);
  await spend(server.admin, 310);
  await spend(pune.admin, 50);
  await deposit(server.member, 8_000);
  await deposit(manager, 600);
  expect(await dayOf(server.member)).toMatchObject({
    branchId: 1,
    after: yesterday,
    openingCash: 2_000,
    receipts: 9_430,
    expenses: 310,
    deposits: 8_000,
    expectedCash: 3_120,
  });
  const ofPune = { branchId, openingCash: 500, receipts: 700, expenses: 50, deposits: 600, expectedCash: 550 };
  expect(await dayOf(manager)).toMatchObject(ofPune);
  expect(await close(server.member, { countedCash: 3_119 })).toMatchObject(
    refused(400, 'Enter the reason for the difference of -₹ 1.00'),
  );
  const closed = await Promise.all([
    close(server.member, { countedCash: 3_119, differenceRemark: 'Change given in excess' }),
    close(manager, { countedCash: 550 }),
  ]);
  expect(closed.map(({ status, body }) => [status, body.resultObject.branchId, body.resultObject.difference])).toEqual([
    [200, 1, -1],
    [200, branchId, 0],
  ]);
  expect(await close(manager, { countedCash: 550 })).toMatchObject(refused(409, 'The cash of 22-Nov-2026 is closed'));
});

test('case 14: a day is reopened and closed anew, while that of the other branch stays closed', async () => {
  await receive(pune, 90, yesterday);
  const { uniqueId } = (await dayOf(manager)).closed as Made;
  expect(await dayOf(manager)).toMatchObject({ state: 2, receipts: 700 });
  const reopened = await pune.admin.rest('PUT', `cashbook/${uniqueId}/reopen`, { reason: 'Counted again' });
  expect(reopened.body.errors).toEqual([]);
  expect(await dayOf(manager)).toMatchObject({ state: 1, openingCash: 500, receipts: 790, expectedCash: 640 });
  expect(await dayOf(server.member)).toMatchObject({ state: 2, receipts: 9_430 });
  expect((await close(manager, { countedCash: 640 })).status).toBe(200);
});

test('whoever sees one branch knows no other book', async () => {
  const mumbai = (await dayOf(server.admin)).closed as Made;
  const unknown = refused(400, 'Branch not found');
  expect(await manager.rest('GET', 'cashbook/day?branchId=1')).toMatchObject(unknown);
  expect(await close(manager, { branchId: '1', countedCash: 0 })).toMatchObject(unknown);
  expect(await deposit(manager, 10, { branchId: '1' })).toMatchObject(unknown);
  expect((await manager.rest('PUT', `cashbook/${mumbai.uniqueId}/confirm`)).status).toBe(404);
  const rows = (await manager.rest('GET', 'cashbook')).body.resultObject as Json[];
  expect(rows.map((row) => [row.branchId, row.date])).toEqual([
    [branchId, today],
    [branchId, yesterday],
  ]);
  const own = (await dayOf(manager)).closed as Made;
  expect((await manager.rest('PUT', `cashbook/${own.uniqueId}/confirm`)).body.errors).toEqual([]);
  const log = (await manager.rest('GET', `audit/changelog?entityName=CashDay&primaryKey=${mumbai.uniqueId}`)).body;
  expect(log.resultObject).toEqual([]);
});

test('others choose the branch: its day, its list, its deposits', async () => {
  expect(await dayOf(server.member, { branchId: String(branchId) })).toMatchObject({ branchId, state: 3 });
  const listed = async (search: string) =>
    ((await server.member.rest('GET', `cashbook${search}`)).body.resultObject as Json[]).map((row) => row.branchId);
  expect(await listed(`?branchId=${branchId}`)).toEqual([branchId, branchId]);
  expect(new Set(await listed(''))).toEqual(new Set([1, branchId]));
  expect(await server.member.rest('GET', 'cashbook/day?branchId=999')).toMatchObject(refused(400, 'Branch not found'));
  const { body } = await deposit(server.member, 40, { branchId: String(branchId) });
  expect(body.resultObject).toMatchObject({ branchId, amount: 40 });
  const gone = await server.member.rest('DELETE', `cashbook/deposits/${body.resultObject.uniqueId}`);
  expect(gone.body.errors).toEqual([]);
});

test('the confirmed cash of a run sheet is in the book of its branch', async () => {
  const sheet = (await createSheet(pune, await parcelsOf(pune, 1), await aPerson(pune))).body.resultObject as Json;
  const [line] = sheet.lines as Json[];
  await pune.member.rest('PUT', `runsheets/${sheet.uniqueId}/issue`);
  await pune.member.rest('PUT', `runsheets/${sheet.uniqueId}/lines/${line?.uniqueId}`, { state: 4 });
  const counted = { countedCash: 75, differenceRemark: 'A tip' };
  expect((await pune.member.rest('PUT', `runsheets/${sheet.uniqueId}/close`, counted)).body.errors).toEqual([]);
  expect((await server.admin.rest('PUT', `runsheets/${sheet.uniqueId}/cash`)).body.errors).toEqual([]);
  const own = (await dayOf(manager)).closed as Made;
  await server.admin.rest('PUT', `cashbook/${own.uniqueId}/reopen`, { reason: 'Counted again' });
  const entries = (await dayOf(manager)).entries as Json[];
  expect(entries.filter(({ kind }) => kind === 2)).toMatchObject([{ number: sheet.number, amount: 75 }]);
});

test('what a branch pays back in cash leaves its own drawer, whoever had received it', async () => {
  const received = await receive(server, 900);
  const { body } = await pune.admin.rest('POST', `payments/${received.uniqueId}/refunds`, {
    ...{ refundedOn: today, mode: cash, amount: 400 },
  });
  expect(body.errors).toEqual([]);
  // The manager does not see the payment, but counts the drawer that it was paid from.
  const { entries, expectedCash } = await dayOf(manager);
  expect((entries as Json[]).filter(({ kind }) => kind === 7)).toMatchObject([{ amount: -400 }]);
  expect(expectedCash).toBe(640 + 75 - 400);
  expect((await close(manager, { countedCash: 315 })).body.resultObject.difference).toBe(0);
});

test('case 14: late cash goes to the next open day of its own branch', async () => {
  server.setNow(new Date('2026-11-25T06:30:00Z'));
  const admin = await server.signIn(adminOfPune, ownPassword);
  await receive({ ...pune, admin }, 60);
  await receive({ ...pune, admin }, 250, today);
  const own = await dayOf(admin);
  expect(own).toMatchObject({ date: '2026-11-25', openingCash: 315, receipts: 310, expectedCash: 625 });
  expect((own.entries as Json[]).map(({ date, amount }) => [date, amount])).toEqual([
    [today, 60],
    [today, 250],
  ]);
  expect(await dayOf(admin, { branchId: '1' })).toMatchObject({ openingCash: 3_119, receipts: 900 });
});

test('the dashboard counts the days that each branch has not closed', async () => {
  const { adminEmail } = server.app.config;
  const needs = async (client: Client) => {
    const { data } = await client.graphql('{ needsToday { kind count filters { name value } } }');
    return (data.needsToday as Json[]).find(({ kind }) => kind === 'OpenCashDays');
  };
  const admin = await server.signIn(adminEmail);
  const day = { name: 'day', value: '2026-11-24' };
  expect(await needs(admin)).toMatchObject({ count: 4, filters: [day] });
  expect((await close(admin, { date: '2026-11-24', countedCash: 4_019 })).body.errors).toEqual([]);
  const ofPune = { name: 'branchId', value: String(branchId) };
  expect(await needs(admin)).toMatchObject({ count: 2, filters: [day, ofPune] });
});

test('the nightly checks find nothing', async () => {
  expect(await inconsistenciesOf(server)).toEqual([]);
});
