import { refused } from '../../../testing/answers';
import { aBranch, aRegistration } from '../../../testing/branches';
import { aCreditNote, aDraftNote, approveNote } from '../../../testing/creditNotes';
import { aCustomer, bookingOf, cityNamed } from '../../../testing/factories';
import { aManualInvoice, approve } from '../../../testing/invoices';
import { aUser } from '../../../testing/people';
import { aBill, pay } from '../../../testing/receivables';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
/** The same server as a user of the branch in Karnataka uses it. */
let there: TestServer;
let registration: Json;
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date('2026-12-12T06:00:00Z'));
  server.admin = await server.signIn(server.app.config.adminEmail);
  server.member = await server.signIn(server.app.config.memberEmail);
  registration = (await server.admin.rest('POST', 'registrations', aRegistration())).body.resultObject;
  const bengaluru = { cityId: cityNamed('Bengaluru'), pinCode: '560001', registrationId: registration.id };
  const { body } = await server.admin.rest('POST', 'branches', aBranch({ ...bengaluru, code: 'BLR' }));
  const { client } = await aUser(server, { role: 1, branchId: body.resultObject.id });
  there = { ...server, admin: client, member: client };
});
afterAll(() => server.close());

const november = '2026-11-30';
const closed = refused(409, 'GSTR-1 of November 2026 is filed');
const filing = (given: object = {}) =>
  server.admin.rest('PUT', 'gst/periods/2026-11', {
    filedOn: '2026-12-11',
    arn: 'AA271126123456T',
    reason: 'Agreed',
    ...given,
  });
const reopening = (given: object = {}) =>
  server.admin.rest('PUT', 'gst/periods/2026-11/reopen', { reason: 'Wrong invoice', ...given });
const ofOther = () => ({ registrationId: registration.uniqueId });
const draftAt = (at: TestServer) => aManualInvoice(at, { invoiceDate: november, invoiceMonth: '2026-11' });
/** Drafts of November, since none is made once it is filed. */
const someDrafts = async (at: TestServer) => [await draftAt(at), await draftAt(at), await draftAt(at)];
const approving = (at: TestServer, drafts: Json[]) => async () => (await approve(at, drafts.shift())).status;

afterEach(async () => {
  await reopening();
  await reopening(ofOther());
});

test('a month is filed for one registration, and stays open for the other', async () => {
  const approveHere = approving(server, await someDrafts(server));
  const approveThere = approving(there, await someDrafts(there));
  const { status, body } = await filing(ofOther());
  expect([status, body.errors]).toEqual([200, []]);
  expect(body.resultObject).toMatchObject({ month: '2026-11', registrationId: registration.id });
  expect([await approveHere(), await approveThere()]).toEqual([200, 409]);
  const periodOf = async (query: string) =>
    (await server.admin.rest('GET', `gst/gstr1?month=2026-11${query}`)).body.resultObject.period;
  expect(await periodOf(`&registrationId=${registration.id}`)).toMatchObject({ filedOn: '2026-12-11' });
  expect(await periodOf('')).toBeNull();

  expect((await filing({ arn: 'AA291126123456T' })).status).toBe(200);
  expect(await approveHere()).toBe(409);
  const { body: list } = await server.admin.rest('GET', 'gst/periods');
  expect(list.resultObject.map(({ month, registrationId }: Json) => [month, registrationId]).sort()).toEqual([
    ['2026-11', 1],
    ['2026-11', registration.id],
  ]);
  expect(await filing()).toMatchObject(closed);
  expect((await reopening()).status).toBe(200);
  expect([await approveHere(), await approveThere()]).toEqual([200, 409]);
  expect(await reopening({ registrationId: '4711' })).toMatchObject(refused(400, 'Registration not found'));
});

test('bookings, notes and advances of the other registration go on', async () => {
  const customerId = (await aCustomer(server)).id;
  const [here, other] = [
    await aBill(server, customerId, 1000, { invoiceDate: '2026-10-30' }),
    await aBill(there, customerId, 1000, { invoiceDate: '2026-10-30' }),
  ];
  const draft = await aDraftNote(server, { invoiceId: here.id, taxable: 100, noteDate: november });
  expect((await filing()).status).toBe(200);
  const booked = async (at: TestServer) =>
    at.member.rest('POST', 'consignments', { ...(await bookingOf(server)), bookingDate: november });
  expect(await booked(server)).toMatchObject(refused(400, "GSTR-1 of November 2026 is filed; use today's date"));
  expect((await booked(there)).status).toBe(200);
  expect(await approveNote(server, draft)).toMatchObject(closed);
  expect(await aCreditNote(server, { invoiceId: other.id, taxable: 100, noteDate: november })).toBeDefined();
  const advance = { customerId, amount: 100, receivedOn: november };
  expect(await pay(server, advance)).toMatchObject(
    refused(
      409,
      'GSTR-1 of November 2026 is filed',
      'Its advances would change: use a later date, or reopen the month',
    ),
  );
  expect((await pay(there, advance)).status).toBe(200);
});

test('what holds for all registrations does not change in a month that one of them has filed', async () => {
  await filing(ofOther());
  const { status, body } = await server.admin.rest('PUT', 'settings/credit.days', {
    validFrom: november,
    value: '20',
  });
  expect([status, body.errors[0]]).toEqual([409, 'GSTR-1 of November 2026 is filed']);
});

test('each registration that has billed waits for its return', async () => {
  for (const at of [server, there]) expect((await approve(at, await draftAt(at))).status).toBe(200);
  const due = async () => {
    const { data } = await server.admin.graphql('{ needsToday { kind count } }');
    return data.needsToday.find(({ kind }: Json) => kind === 'Gstr1Due').count;
  };
  expect(await due()).toBe(2);
  await filing(ofOther());
  expect(await due()).toBe(1);
  await filing();
  expect(await due()).toBe(0);
});
