import { refused } from '../../../testing/answers';
import { refusedByBoth } from '../../../testing/bothApis';
import { aConsignment, aCustomer, bookingOf } from '../../../testing/factories';
import {
  aGeneratedInvoice,
  aManualInvoice,
  approve,
  billableOf,
  generationOf,
  manualBody,
} from '../../../testing/invoices';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date('2026-12-12T06:00:00Z'));
  server.admin = await server.signIn(server.app.config.adminEmail);
  server.member = await server.signIn(server.app.config.memberEmail);
});
afterAll(() => server.close());

const closed = (month = 'November') => refused(409, `GSTR-1 of ${month} 2026 is filed`);
const filing = (month: string, given: object = {}) =>
  server.admin.rest('PUT', `gst/periods/${month}`, {
    filedOn: '2026-12-11',
    arn: 'AA271126123456T',
    reason: 'Agreed',
    ...given,
  });
const reopening = (month: string, reason = 'Wrong invoice') =>
  server.admin.rest('PUT', `gst/periods/${month}/reopen`, { reason });
const dated = (invoiceDate: string) => ({ invoiceDate, invoiceMonth: invoiceDate.slice(0, 7) });
const returnOf = async (month: string) =>
  (await server.admin.rest('GET', `gst/gstr1?month=${month}`)).body.resultObject;
const reopened = async (month: string) => expect((await reopening(month)).status).toBe(200);

test('case 13: with November filed, an invoice of 30 Nov is not approved; dated 1 Dec it is', async () => {
  const draft = await aManualInvoice(server, dated('2026-11-30'));
  const filed = await filing('2026-11', { arn: ' aa271126123456t ' });
  expect(filed).toMatchObject({
    status: 200,
    body: { resultObject: { month: '2026-11', filedOn: '2026-12-11', arn: 'AA271126123456T', version: 1 } },
  });
  expect((await returnOf('2026-11')).period).toMatchObject({ filedOn: '2026-12-11', arn: 'AA271126123456T' });
  expect(
    await refusedByBoth(server.admin, {
      method: 'PUT',
      path: `invoices/${draft.uniqueId}/approve`,
      body: { invoiceStatus: 2 },
      mutation: 'approveInvoice',
      input: 'ApproveInvoiceInput',
      named: { uniqueId: draft.uniqueId, invoiceStatus: 'Approved' },
    }),
  ).toMatchObject({ status: 409, code: 'CONFLICT', messages: ['GSTR-1 of November 2026 is filed'] });
  const bulk = await server.admin.rest('POST', 'invoices/bulk/approve', { items: [{ uniqueId: draft.uniqueId }] });
  expect(bulk.body.resultObject[0]).toMatchObject({ ok: false, message: 'GSTR-1 of November 2026 is filed' });

  expect((await server.admin.rest('PUT', `invoices/${draft.uniqueId}`, { invoiceDate: '2026-12-01' })).status).toBe(
    200,
  );
  const { status, body } = await approve(server, draft);
  expect([status, body.resultObject.invoiceNumber]).toEqual([200, expect.stringMatching(/^INV\/26-27\//)]);
  await reopened('2026-11');
});

test('nothing is made, changed or moved into a filed month', async () => {
  const approved = (await approve(server, await aManualInvoice(server, dated('2026-11-10')))).body.resultObject;
  const draft = await aManualInvoice(server, dated('2026-11-10'));
  const other = await aManualInvoice(server, dated('2026-12-02'));
  const { id } = await aCustomer(server);
  const billable = await billableOf(server, id, [120.5]);
  await filing('2026-11');
  const put = (uniqueId: string, body: object) => server.admin.rest('PUT', `invoices/${uniqueId}`, body);
  const born = { ...dated('2026-11-20'), invoiceStatus: 3, invoiceNumber: 'TP-1', paymentDate: '2026-12-01' };
  const make = async (given: object) =>
    server.admin.rest('POST', 'invoices/manual', await manualBody(server, { customerId: id, ...given }));
  const tries = [
    put(approved.uniqueId, { remark: 'Corrected' }),
    put(draft.uniqueId, { actualAmount: 900, totalAmount: 1080 }),
    put(draft.uniqueId, { invoiceStatus: 2 }),
    put(other.uniqueId, { invoiceDate: '2026-11-30' }),
    make(dated('2026-11-20')),
    make(born),
    server.admin.rest('POST', 'invoices', { ...generationOf(server, id, billable), ...dated('2026-11-30') }),
  ];
  for (const answer of await Promise.all(tries)) expect(answer).toMatchObject(closed());
  expect((await server.admin.rest('DELETE', `invoices/${approved.uniqueId}`)).status).toBe(409);
  await reopened('2026-11');
});

test('what leaves the return as it is goes on: a payment, and the end of a draft', async () => {
  const customerId = (await aCustomer(server)).id;
  const [paidByHand, paidByReceipt] = [
    (await approve(server, await aManualInvoice(server, { customerId, ...dated('2026-11-10') }))).body.resultObject,
    (await approve(server, await aManualInvoice(server, { customerId, ...dated('2026-11-11') }))).body.resultObject,
  ];
  const draft = await aManualInvoice(server, dated('2026-11-12'));
  await filing('2026-11');
  const before = await returnOf('2026-11');
  const byHand = { invoiceStatus: 3, paymentDate: '2026-12-05' };
  expect((await approve(server, paidByHand, byHand)).body.errors).toEqual([]);
  const receipt = { customerId, receivedOn: '2026-12-06', mode: 3, amount: 1180 };
  const allocations = [{ invoiceId: paidByReceipt.id, cash: 1180 }];
  expect((await server.admin.rest('POST', 'payments', { ...receipt, allocations })).status).toBe(200);
  expect((await server.admin.rest('DELETE', `invoices/${draft.uniqueId}`)).status).toBe(200);
  expect(await returnOf('2026-11')).toEqual(before);
  await reopened('2026-11');
});

test('a filed month is reopened with a reason, which the change log has', async () => {
  await filing('2026-10');
  expect(await filing('2026-10')).toMatchObject(closed('October'));
  expect(await reopening('2026-10', ' ')).toMatchObject(refused(400, 'Please enter reason'));
  const stale = { reason: 'x', version: 7 };
  expect(await server.admin.rest('PUT', 'gst/periods/2026-10/reopen', stale)).toMatchObject(
    refused(409, 'This record was changed by someone else'),
  );
  const { body } = await reopening('2026-10', ' INV/7 was of October ');
  expect(body.resultObject).toMatchObject({ filedOn: null, arn: 'AA271126123456T', version: 2 });
  const { data } = await server.admin.graphql(
    `{ changeLog(search: { entityName: "GstPeriod", primaryKey: "${body.resultObject.uniqueId}" }) {
      rows { propertyName remark } } }`,
  );
  expect(data.changeLog.rows).toContainEqual({
    propertyName: 'filedOn',
    remark: 'Reopened: INV/7 was of October',
  });
  expect(await reopening('2026-10')).toMatchObject(refused(409, 'Month is not filed'));
  expect(await reopening('2026-09')).toMatchObject(refused(404, 'GST period not found'));
  const again = await filing('2026-10', { version: 2 });
  expect(again.body.resultObject).toMatchObject({ version: 3, filedOn: '2026-12-11' });
  const list = await server.admin.rest('GET', 'gst/periods');
  expect(list.body.resultObject.map(({ month }: Json) => month)).toEqual(['2026-11', '2026-10']);
  await reopened('2026-10');
});

test('a return whose checks find something is filed with a reason, which the change log has', async () => {
  await aConsignment(server, {}, { bookingDate: '2026-08-20' });
  for (const reason of [undefined, ' '])
    expect(await filing('2026-08', { reason })).toMatchObject(refused(400, 'Please enter reason: 1 of 6 checks fails'));
  const { body } = await filing('2026-08', { reason: ' Billed in September ' });
  const { data } = await server.admin.graphql(
    `{ changeLog(search: { entityName: "GstPeriod", primaryKey: "${body.resultObject.uniqueId}" }) { rows { remark } } }`,
  );
  expect(data.changeLog.rows).toContainEqual({ remark: 'Filed though 1 of 6 checks fails: Billed in September' });
  await reopened('2026-08');
});

test.each([
  ['2026-11', { filedOn: null }, 'Please enter filed on'],
  ['2026-11', { arn: ' ' }, 'Please enter ARN'],
  ['2026-11', { arn: 'A'.repeat(21) }, 'ARN must have at most 20 characters'],
  ['2026-11', { arn: 'AA-1' }, 'ARN takes letters and digits'],
  ['2026-11', { filedOn: '2026-12-13' }, 'Filed on cannot be in the future'],
  ['2026-11', { filedOn: '2026-11-30' }, 'Filed on cannot be before 01-Dec-2026'],
  ['2026-12', {}, 'December 2026 is not over yet'],
  ['2022-12', {}, 'Select a month since January 2023'],
])('%s is not filed with %j', async (month, given, message) => {
  const { status, body } = await filing(month, given);
  expect([status, body.errors[0]]).toEqual([400, message]);
});

test('a setting does not change within a filed month, nor one of the return for it', async () => {
  await filing('2026-10');
  const set = (key: string, validFrom: string, value: string) =>
    server.admin.rest('PUT', `settings/${key}`, { validFrom, value });
  expect(await set('credit.days', '2026-10-31', '20')).toMatchObject(closed('October'));
  expect((await set('credit.days', '2026-09-30', '20')).status).toBe(200);
  expect(await set('gst.b2cl', '2026-09-30', '150000')).toMatchObject(closed('October'));
  expect((await set('gst.b2cl', '2026-11-01', '100000')).status).toBe(200);
  await reopened('2026-10');
  expect((await set('gst.b2cl', '2026-09-30', '150000')).status).toBe(200);
});

test('is for admins', async () => {
  const arn = { filedOn: '2026-12-11', arn: 'A1' };
  expect((await server.member.rest('PUT', 'gst/periods/2026-11', arn)).status).toBe(403);
  expect((await server.member.rest('PUT', 'gst/periods/2026-11/reopen', { reason: 'x' })).status).toBe(403);
  expect((await server.member.rest('GET', 'gst/periods')).status).toBe(403);
});

test('what a month says when it is filed is what it says afterwards, with approvals at the same moment', async () => {
  const rounds = process.env.TEST_DATABASE_URL ? 20 : 4;
  const outcomes: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const month = `2024-${String((round % 12) + 1).padStart(2, '0')}`;
    const draft = await aManualInvoice(server, dated(`${month}-15`));
    const approval = approve(server, draft);
    const filed = filing(month, { filedOn: '2026-12-10' });
    const asFiled = filed.then(() => returnOf(month));
    const [{ status }, answer] = [await approval, await filed];
    expect(answer.status).toBe(200);
    outcomes.push(String(status));
    expect(await returnOf(month)).toEqual(await asFiled);
    const numbers = (await returnOf(month)).docs.reduce((total: number, each: Json) => total + each.total, 0);
    expect([status, numbers > 0]).toEqual(status === 200 ? [200, true] : [409, expect.any(Boolean)]);
    await reopened(month);
  }
  expect(outcomes.filter((each) => each !== '200' && each !== '409')).toEqual([]);
});

test('two who file a month at once do not overwrite each other', async () => {
  const answers = await Promise.all(['A1', 'A2', 'A3'].map((arn) => filing('2026-08', { arn })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const invoice = await aGeneratedInvoice(server);
  expect((await approve(server, invoice)).status).toBe(200);
});

test('a booking is not dated in a filed month', async () => {
  expect((await filing('2026-11')).status).toBe(200);
  const book = async (bookingDate: string) =>
    server.member.rest('POST', 'consignments', await bookingOf(server, { bookingDate }));
  const november = refused(400, "GSTR-1 of November 2026 is filed; use today's date");
  expect(await book('2026-11-30')).toMatchObject(november);
  const { body } = await book('2026-12-01');
  expect(body.errors).toEqual([]);
  const moved = await bookingOf(server, { bookingDate: '2026-11-30', senderId: body.resultObject.senderId });
  const path = `consignments/${body.resultObject.uniqueId}`;
  expect(await server.member.rest('PUT', path, moved)).toMatchObject(november);
  await reopened('2026-11');
  expect((await book('2026-11-30')).body.errors).toEqual([]);
});
