import { aCargo, aConsignment, aCustomer, type MadeConsignment } from '../../../testing/factories';
import { aManualInvoice } from '../../../testing/invoices';
import { rollups } from '../../../testing/rollup';
import { startTestServer, type Client, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
let senderId: number;
beforeAll(async () => {
  server = await startTestServer();
  senderId = (await aCustomer(server)).id;
});
afterAll(() => server.close());

type State = Parameters<typeof aConsignment>[1];

/** As many consignments of one state, in booking order. */
async function some(count: number, state: State = {}, given: Record<string, unknown> = {}): Promise<MadeConsignment[]> {
  const made: MadeConsignment[] = [];
  while (made.length < count) {
    const part = Array.from({ length: Math.min(20, count - made.length) }, () =>
      aConsignment(server, state, { senderId, ...given }),
    );
    made.push(...(await Promise.all(part)));
  }
  return made;
}

const itemsOf = (rows: readonly { uniqueId: string; version: number }[]) =>
  rows.map(({ uniqueId, version }) => ({ uniqueId, version }));
const bulk = (name: string, body: object, client: Client = server.admin, headers: Record<string, string> = {}) =>
  client.rest('POST', `consignments/bulk/${name}`, body, headers);
const dispatch = (rows: readonly MadeConsignment[]) => ({
  items: itemsOf(rows),
  action: 'Left the hub',
  city: 'Mumbai',
  deliveryStatus: 2,
});
const countOf = (lines: readonly Json[], message: string | null) =>
  lines.filter((line) => line.message === message && line.ok === (message === null)).length;
const countRows = async (table: string, rows: readonly MadeConsignment[]) => {
  const [found] = await server.app.database.reader.query(
    `SELECT COUNT(*) AS n FROM ${table} WHERE consignment_id IN (${rows.map(({ id }) => id).join(', ')})`,
  );
  return Number(found.n);
};

async function expectRollupsToAgree() {
  const { kept, counted } = await rollups(server);
  expect(Object.keys(counted).length).toBeGreaterThan(0);
  expect(kept).toEqual(counted);
}

test('case 1: of 200 ticked all but the 3 delivered take the movement, the 7 approved too', async () => {
  const rows = [...(await some(190)), ...(await some(7, { approved: true })), ...(await some(3, { delivered: true }))];
  const before = await countRows('consignment_history', rows);
  const { status, body } = await bulk('histories', dispatch(rows), server.member);
  expect([status, body.hasErrors, body.errors]).toEqual([200, false, []]);
  const lines = body.resultObject as Json[];
  expect(lines.map(({ uniqueId, awbNo }) => [uniqueId, awbNo])).toEqual(rows.map((row) => [row.uniqueId, row.awbNo]));
  expect([countOf(lines, null), countOf(lines, 'Consignment is already delivered')]).toEqual([197, 3]);
  expect((await countRows('consignment_history', rows)) - before).toBe(197);
  expect(lines[0]).toEqual({
    uniqueId: rows[0]?.uniqueId,
    awbNo: rows[0]?.awbNo,
    ok: true,
    message: null,
    version: 2,
  });
  await expectRollupsToAgree();
});

test('case 2: of 200 to approve the 7 approved ones are refused', async () => {
  const rows = [...(await some(7, { approved: true })), ...(await some(193))];
  const { data } = await server.admin.graphql(
    `mutation($input: BulkInput!) {
      bulkApprove(input: $input) { ok message version record { uniqueId isApproved version sender { company } } }
    }`,
    { input: { items: itemsOf(rows) } },
  );
  const lines = data.bulkApprove as Json[];
  expect([countOf(lines, null), countOf(lines, 'Consignment is already approved')]).toEqual([193, 7]);
  expect(lines[0].record).toBeNull();
  expect(lines[199]).toMatchObject({
    version: 2,
    record: { uniqueId: rows[199]?.uniqueId, isApproved: true, version: 2, sender: { company: expect.any(String) } },
  });
});

test('case 3: a row that another edited between is refused, the 199 others are done', async () => {
  const rows = await some(200);
  const edited = rows[120];
  if (!edited) throw new Error('200 rows');
  const move = { action: 'Moved by another', city: 'Pune', deliveryStatus: 2 };
  await server.member.rest('POST', `consignments/${edited.uniqueId}/histories`, move);
  const lines = (await bulk('histories', dispatch(rows), server.member)).body.resultObject as Json[];
  expect(countOf(lines, null)).toBe(199);
  expect(lines[120]).toMatchObject({
    awbNo: edited.awbNo,
    ok: false,
    message: 'This record was changed by someone else',
    version: 2,
  });
});

test('case 5: the same part sent again with its key gets the same lines, and nothing is done twice', async () => {
  const rows = [...(await some(198)), ...(await some(2, { delivered: true }))];
  const headers = { 'idempotency-key': 'a part' };
  const first = await bulk('histories', dispatch(rows), server.member, headers);
  const count = await countRows('consignment_history', rows);
  const again = await bulk('histories', dispatch(rows), server.member, headers);
  expect(again.body).toEqual(first.body);
  expect(await countRows('consignment_history', rows)).toBe(count);
  const other = await bulk('histories', { ...dispatch(rows), city: 'Pune' }, server.member, headers);
  expect([other.status, other.body.errors]).toEqual([409, ['This idempotency key was used for another request']]);
});

test('a part whose answer was lost before it was stored is completed by its key, and nothing is done twice', async () => {
  const rows = await some(5);
  const body = dispatch(rows).items.map(({ uniqueId }) => ({ uniqueId }));
  const headers = { 'idempotency-key': 'a part that ended early' };
  const first = await bulk('histories', { ...dispatch(rows), items: body }, server.member, headers);
  // As if the server had stopped after the third row: neither the part's answer nor the last rows' exist.
  const { writer } = server.app.database;
  await writer.query("DELETE FROM request_key WHERE scope LIKE '%:bulkAddHistory'");
  const count = await countRows('consignment_history', rows);
  const again = await bulk('histories', { ...dispatch(rows), items: body }, server.member, headers);
  expect(again.body.resultObject).toEqual(first.body.resultObject);
  expect(await countRows('consignment_history', rows)).toBe(count);
});

test('case 6: 201 rows and none are refused before any is done, and a member may not approve', async () => {
  const [one] = await some(1);
  if (!one) throw new Error('one row');
  const many = Array.from({ length: 201 }, () => ({ uniqueId: one.uniqueId }));
  for (const items of [many, [], undefined]) {
    const { status, body } = await bulk('approve', { items, ...(items ? {} : { items: null }) });
    expect([status, body.errors]).toEqual([400, ['Select from 1 to 200 rows']]);
  }
  for (const name of ['approve', 'payment'])
    expect((await bulk(name, { items: itemsOf([one]) }, server.member)).status).toBe(403);
  const read = await server.member.rest('GET', `consignments/${one.uniqueId}`);
  expect(read.body.resultObject).toMatchObject({ version: 1, isApproved: false });
});

test('case 7: of 10 to be paid 2 have no amount and 1 is paid, and Outstanding falls by the 7 amounts', async () => {
  const rows = [
    ...(await some(3, {}, { customerAmount: 100.5 })),
    ...(await some(2, {}, { customerAmount: null })),
    ...(await some(1, { paid: true })),
    ...(await some(4, {}, { customerAmount: 40 })),
  ];
  const outstanding = async () => {
    const { body } = await server.admin.rest('GET', 'dashboard/billingsummary');
    return Number(body.resultObject.find(({ title }: Json) => title === 'Outstanding').total);
  };
  const before = await outstanding();
  const { body } = await bulk('payment', { items: itemsOf(rows), paymentRecivedDate: server.app.clock.today() });
  const lines = body.resultObject as Json[];
  expect(countOf(lines, null)).toBe(7);
  expect(countOf(lines, 'Customer Amount is required')).toBe(2);
  expect(countOf(lines, 'Consignment is already paid')).toBe(1);
  expect(before - (await outstanding())).toBeCloseTo(3 * 100.5 + 4 * 40, 2);
  const { resultObject } = (await server.admin.rest('GET', `consignments/${rows[0]?.uniqueId}`)).body;
  expect(resultObject).toMatchObject({ paymentStatus: 2, customerAmount: 100.5, vendorAmount: 80 });
  await expectRollupsToAgree();
});

test('rows are deleted, tracked and named by their numbers; one that does not exist is refused', async () => {
  const [booked, moved] = [...(await some(1)), ...(await some(1, { delivered: true }))];
  if (!booked || !moved) throw new Error('two rows');
  const items = [{ uniqueId: String(booked.id) }, { uniqueId: moved.uniqueId }, { uniqueId: 'nothing' }];
  const tracked = (await bulk('track', { items }, server.member)).body.resultObject as Json[];
  expect(tracked.map(({ ok }) => ok)).toEqual([true, true, false]);
  const lines = (await bulk('delete', { items }, server.member)).body.resultObject as Json[];
  expect(lines.map(({ awbNo, ok, message }) => [awbNo, ok, message])).toEqual([
    [booked.awbNo, true, null],
    [moved.awbNo, false, 'Only a Booked consignment can be deleted'],
    [null, false, 'Consignment not found'],
  ]);
});

test('cargo is approved and paid, invoices go on to their next status', async () => {
  const cargo = [await aCargo(server), await aCargo(server, { approved: true })];
  const of = (name: string, body: object) => server.admin.rest('POST', `consignment/cargo/bulk/${name}`, body);
  const approved = (await of('approve', { items: itemsOf(cargo) })).body.resultObject as Json[];
  expect(approved.map(({ message }) => message)).toEqual([null, 'Consignment is already approved']);
  const items = cargo.map(({ uniqueId }) => ({ uniqueId }));
  const paid = (await of('payment', { items, paymentDate: server.app.clock.today() })).body.resultObject as Json[];
  expect(paid.map(({ ok }) => ok)).toEqual([true, true]);

  const written = [await aManualInvoice(server), await aManualInvoice(server)];
  const go = await server.admin.rest('POST', 'invoices/bulk/approve', { items: itemsOf(written) });
  expect((go.body.resultObject as Json[]).map(({ ok, version }) => [ok, version])).toEqual([
    [true, 2],
    [true, 2],
  ]);
});
