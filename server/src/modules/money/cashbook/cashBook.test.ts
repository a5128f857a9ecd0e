/** Rule 17 of complete billing: the cash book. */
import { refused } from '../../../testing/answers';
import { aConsignment, aCustomer, type Made } from '../../../testing/factories';
import { paid, startServerOn } from '../../../testing/receivables';
import { aPerson, createSheet, parcelsOf } from '../../../testing/runSheets';
import { inconsistenciesOf } from '../../../testing/inconsistencies';
import type { Json, RestAnswer, TestServer } from '../../../testing/testServer';

const today = '2026-11-22';

let server: TestServer;
let customerId: number;
beforeAll(async () => {
  server = await startServerOn(today);
  customerId = (await aCustomer(server)).id;
});
afterAll(() => server.close());

const modes = { cash: 1, upi: 4 };
const states = { open: 1, closed: 2, confirmed: 3 };
const dayOf = async (date = ''): Promise<Json> =>
  (await server.member.rest('GET', `cashbook/day${date && `?date=${date}`}`)).body.resultObject;
const close = (body: object) => server.member.rest('POST', 'cashbook', body);
const deposit = (date: string, amount: number) =>
  server.member.rest('POST', 'cashbook/deposits', { date, amount, reference: 'SLIP 1' });
const spend = (amount: number) => server.member.rest('POST', 'expenses', { remark: 'Diesel', date: today, amount });
const receive = (receivedOn: string, amount: number, mode = modes.cash) =>
  paid(server, { customerId, amount, receivedOn, mode });
const made = ({ body }: RestAnswer): Made => body.resultObject;
/** Sessions do not last until then. */
async function continueOn(day: string): Promise<void> {
  server.setNow(new Date(`${day}T06:30:00Z`));
  const { adminEmail, memberEmail } = server.app.config;
  server = { ...server, admin: await server.signIn(adminEmail), member: await server.signIn(memberEmail) };
}

test('case 14: what is counted differs by a rupee, and the day is closed with a reason alone', async () => {
  expect(await dayOf('2026-11-19')).toMatchObject({ state: states.open, after: null, openingCash: null, entries: [] });
  expect(await close({ date: '2026-11-20', countedCash: 2_000 })).toMatchObject(
    refused(400, 'Please enter the opening cash'),
  );
  await receive('2026-11-20', 500);
  expect((await close({ date: '2026-11-20', openingCash: 1_500, countedCash: 2_000 })).status).toBe(200);

  await receive(today, 9_000);
  await receive(today, 430);
  await receive(today, 700, modes.upi);
  await spend(310);
  await deposit(today, 8_000);
  const open = await dayOf();
  expect(open).toMatchObject({
    state: states.open,
    after: '2026-11-20',
    openingCash: 2_000,
    receipts: 9_430,
    expenses: 310,
    deposits: 8_000,
    expectedCash: 3_120,
  });
  const names = (open.entries as Json[]).map(({ kind, amount }) => [kind, amount]);
  expect(names).toEqual([
    [4, -8_000],
    [3, -310],
    [1, 9_000],
    [1, 430],
  ]);
  const count = { date: today, countedCash: 3_119 };
  expect(await close(count)).toMatchObject(refused(400, 'Enter the reason for the difference of -₹ 1.00'));
  const { status, body } = await close({ ...count, differenceRemark: 'Change given in excess' });
  expect([status, body.errors]).toEqual([200, []]);
  expect(body.resultObject).toMatchObject({ difference: -1, countedCash: 3_119 });
  expect(await close({ ...count, differenceRemark: 'Again' })).toMatchObject(
    refused(409, 'The cash of 22-Nov-2026 is closed'),
  );
});

test('who counts does not confirm; what is in a closed day stays there', async () => {
  const { closed, entries } = await dayOf();
  const { uniqueId } = closed as Made;
  expect((await server.member.rest('PUT', `cashbook/${uniqueId}/confirm`)).status).toBe(403);
  const confirmed = await server.admin.rest('PUT', `cashbook/${uniqueId}/confirm`);
  expect(confirmed.body.resultObject.confirmedOn).not.toBeNull();
  expect(await server.admin.rest('PUT', `cashbook/${uniqueId}/confirm`)).toMatchObject(
    refused(409, 'The cash is already confirmed'),
  );
  expect((await dayOf()).state).toBe(states.confirmed);
  const { data } = await server.member.graphql(
    '{ cashDays { rows { date createdBy { firstName } confirmedBy { firstName } } } }',
  );
  expect(data.cashDays.rows).toMatchObject([
    { date: today, createdBy: { firstName: expect.any(String) }, confirmedBy: { firstName: expect.any(String) } },
    { date: '2026-11-20', confirmedBy: null },
  ]);
  expect((entries as Json[]).find(({ kind }) => kind === 4)).toMatchObject({ number: 'SLIP 1', amount: -8_000 });
});

test('cash that is entered late, a reversal and a changed expense go to the next open day', async () => {
  await continueOn('2026-11-23');
  await receive('2026-11-21', 250);
  const reversed = await server.admin.rest('GET', `payments?customerId=${customerId}`);
  const first = (reversed.body.resultObject as Json[]).find(({ amount }) => amount === 430);
  await server.admin.rest('PUT', `payments/${first?.uniqueId}/reverse`, {
    kind: 2,
    reversedOn: '2026-11-23',
    reason: 'Of another customer',
  });
  const [expense] = (await server.member.rest('GET', 'expenses')).body.resultObject as Json[];
  await server.member.rest('DELETE', `expenses/${expense?.uniqueId}`);
  const open = await dayOf('2026-11-23');
  expect(open).toMatchObject({ openingCash: 3_119, receipts: -180, expenses: -310, expectedCash: 3_249 });
  expect((open.entries as Json[]).map(({ date, amount }) => [date, amount])).toEqual([
    ['2026-11-21', 250],
    [today, 310],
    [today, -430],
  ]);
  expect((await dayOf('2026-11-21')).date).toBe(today);
});

test('the last closed day can be reopened with a reason, and is closed anew', async () => {
  const closedOn = async (date: string): Promise<Made> => (await dayOf(date)).closed;
  const [earlier, last] = [await closedOn('2026-11-20'), await closedOn(today)];
  const reopen = ({ uniqueId }: Made, reason = 'Counted again') =>
    server.admin.rest('PUT', `cashbook/${uniqueId}/reopen`, { reason });
  expect(await reopen(earlier)).toMatchObject(refused(409, 'Only the last closed day can be reopened'));
  expect(await reopen(last, ' ')).toMatchObject(refused(400, 'Please enter the reason'));
  expect((await reopen(last)).status).toBe(200);
  expect(await dayOf(today)).toMatchObject({ state: states.open, openingCash: 2_000, receipts: 9_250, expenses: 0 });
  expect((await close({ date: today, countedCash: 3_250 })).status).toBe(200);
});

test('a deposit is deleted until its day is closed', async () => {
  const before = made(await deposit('2026-11-23', 100));
  expect((await server.member.rest('DELETE', `cashbook/deposits/${before.uniqueId}`)).status).toBe(200);
  const after = made(await deposit('2026-11-23', 200));
  expect((await close({ date: '2026-11-23', countedCash: 3_050 })).body.errors).toEqual([]);
  expect(await server.member.rest('DELETE', `cashbook/deposits/${after.uniqueId}`)).toMatchObject(
    refused(409, 'The deposit is in a closed day'),
  );
  expect(await deposit('2026-11-24', 100)).toMatchObject(refused(400, 'Date cannot be in the future'));
  expect(await deposit('2026-11-19', 100)).toMatchObject(refused(400, 'Date cannot be before 20-Nov-2026'));
});

test('the cash of a run sheet is in the book once it is confirmed', async () => {
  const { body } = await createSheet(server, await parcelsOf(server, 1), await aPerson(server));
  const { uniqueId, lines, number } = body.resultObject as Json;
  await server.member.rest('PUT', `runsheets/${uniqueId}/issue`);
  await server.member.rest('PUT', `runsheets/${uniqueId}/lines/${(lines as Json[])[0]?.uniqueId}`, { state: 4 });
  const closing = { countedCash: 75, differenceRemark: 'A tip' };
  expect((await server.member.rest('PUT', `runsheets/${uniqueId}/close`, closing)).body.errors).toEqual([]);
  await continueOn('2026-11-25');
  expect((await dayOf()).entries).toEqual([]);
  expect((await server.admin.rest('PUT', `runsheets/${uniqueId}/cash`)).body.errors).toEqual([]);
  expect((await dayOf()).entries).toMatchObject([{ kind: 2, number, amount: 75 }]);
});

test('VPP money that is paid out in cash leaves the book, and comes back if that is reversed', async () => {
  const sender = await aCustomer(server);
  const vpp = { senderId: sender.id, isVPP: true, vppAmount: 500, vppCommission: 5 };
  const { id } = await aConsignment(server, { delivered: true }, vpp);
  const remittance = await server.admin.rest('POST', 'vpp/remittances', {
    ...{ customerId: sender.id, remittedOn: '2026-11-25', mode: modes.cash, consignmentIds: [id] },
  });
  expect(remittance.body.errors).toEqual([]);
  const payouts = async () => ((await dayOf()).entries as Json[]).filter(({ kind }) => kind === 5);
  expect(await payouts()).toMatchObject([{ number: remittance.body.resultObject.number, amount: -500 }]);
  expect(await dayOf()).toMatchObject({ expenses: 500 });
  await server.admin.rest('PUT', `vpp/remittances/${made(remittance).uniqueId}/reverse`, {
    reversedOn: '2026-11-25',
    reason: 'Given to somebody else',
  });
  expect(await payouts()).toEqual([]);
});

test('a refund in cash is paid from it', async () => {
  const { uniqueId } = await receive('2026-11-25', 900);
  const before = await dayOf();
  const refund = { refundedOn: '2026-11-25', mode: modes.cash, amount: 400 };
  const { body } = await server.admin.rest('POST', `payments/${uniqueId}/refunds`, refund);
  expect(body.errors).toEqual([]);
  const after = await dayOf();
  const paid = (after.entries as Json[]).filter(({ kind }) => kind === 7);
  expect(paid).toMatchObject([{ number: body.resultObject.number, amount: -400 }]);
  expect(after).toMatchObject({ expenses: before.expenses + 400, expectedCash: before.expectedCash - 400 });
});

test('the nightly checks find nothing', async () => {
  expect(await inconsistenciesOf(server)).toEqual([]);
});
