/** Rule 18 of complete billing: money that couriers have collected for us. */
import { refused } from '../../../testing/answers';
import { asGraphql } from '../../../testing/bothApis';
import { aConsignment, aVendor, bookingOf, type Made, type MadeConsignment } from '../../../testing/factories';
import { addRows, check, profileOf, start } from '../../../testing/imports';
import { startServerOn } from '../../../testing/receivables';
import { ownCourier } from '../../../testing/runSheets';
import { inconsistenciesOf } from '../../../testing/inconsistencies';
import type { Json, RestAnswer, TestServer } from '../../../testing/testServer';

const today = '2026-11-22';
const modes = { cash: 1, transfer: 3, adjustment: 6, notStated: 7 };
const [toPay, credit] = [3, 2];
const [pending, paid] = [1, 2];

let server: TestServer;
beforeAll(async () => {
  server = await startServerOn(today);
});
afterAll(() => server.close());

/** A consignment of the vendor, delivered on a day; to-pay unless it says otherwise. */
async function delivered(vendorId: number, given: object, day = today): Promise<MadeConsignment> {
  const made = await aConsignment(server, {}, { vendorId, paymentMode: toPay, bookingDate: day, ...given });
  const movement = { action: 'Delivered', city: 'Pune', deliveryStatus: 3, actionDate: day };
  const { status, body } = await server.member.rest('POST', `consignments/${made.uniqueId}/histories`, movement);
  expect([status, body.errors]).toEqual([200, []]);
  return { ...made, ...body.resultObject };
}

const consignmentOf = async ({ uniqueId }: Made): Promise<Json> =>
  (await server.member.rest('GET', `consignments/${uniqueId}`)).body.resultObject;
const ageingOf = async ({ id }: Pick<Made, 'id'>): Promise<Json | undefined> =>
  (await server.admin.rest('GET', 'courierdues/ageing')).body.resultObject.rows.find(
    ({ vendorId }: Json) => vendorId === id,
  );
const duesOf = async ({ id }: Pick<Made, 'id'>, isOpen = true): Promise<Json[]> =>
  (await server.admin.rest('GET', `courierdues?vendorId=${id}&isOpen=${isOpen}`)).body.resultObject;
const openOf = async (vendor: Pick<Made, 'id'>) =>
  (await duesOf(vendor)).map(({ consignment, openAmount }) => [consignment.awbNo, openAmount]);
const remit = ({ id }: Pick<Made, 'id'>, amount: number, given: object = {}): Promise<RestAnswer> =>
  server.admin.rest('POST', 'courierdues/remittances', {
    vendorId: id,
    remittedOn: today,
    mode: modes.transfer,
    reference: 'UTR 1',
    amount,
    ...given,
  });
async function remitted(vendor: Pick<Made, 'id'>, amount: number, given: object = {}): Promise<Json> {
  const { body } = await remit(vendor, amount, given);
  expect(body.errors).toEqual([]);
  return body.resultObject;
}
const reverse = ({ uniqueId }: Json, reversedOn = today) =>
  server.admin.rest('PUT', `courierdues/remittances/${uniqueId}/reverse`, { reversedOn, reason: 'Of another courier' });

test('case 15: of 4,310 that a courier has collected it hands over 4,000, and two AWBs are named', async () => {
  const vendor = await aVendor(server);
  const all: MadeConsignment[] = [];
  for (const customerAmount of [380, 380, 380, 380, 380, 380, 380, 380, 380, 380, 255, 255])
    all.push(await delivered(vendor.id, { customerAmount }, `2026-11-${String(all.length + 5).padStart(2, '0')}`));
  expect(await ageingOf(vendor)).toMatchObject({
    vendor: vendor.name,
    consignments: 12,
    since: '2026-11-05',
    days7: 255 + 255,
    days15: 8 * 380,
    days30: 2 * 380,
    older: 0,
    due: 4310,
  });

  const remittance = await remitted(vendor, 4000);
  expect(remittance).toMatchObject({ amount: 4000, vendor: { name: vendor.name } });
  expect(remittance.number).toMatch(/^CRM\/26-27\/\d+$/);
  expect(remittance.lines).toHaveLength(11);
  const [short, open] = all.slice(-2) as [MadeConsignment, MadeConsignment];
  expect(remittance.lines.at(-1)).toMatchObject({ amount: 200, openAmount: 55, consignment: { awbNo: short.awbNo } });
  expect(await ageingOf(vendor)).toMatchObject({ consignments: 2, due: 310 });
  expect(await openOf(vendor)).toEqual([
    [short.awbNo, 55],
    [open.awbNo, 255],
  ]);
  expect(await consignmentOf(all[0] as Made)).toMatchObject({ paymentStatus: paid, paymentRecivedDate: today });
  expect(await consignmentOf(short)).toMatchObject({ paymentStatus: pending, paymentRecivedDate: null });
});

test('what is collected is freight, commissions and VPP amount; the sender is owed as before', async () => {
  const vendor = await aVendor(server);
  const vpp = { isVpp: true, vppAmount: 1500, vppCommission: 75, isInsurance: true, insuranceAmount: 2000 };
  const both = await delivered(vendor.id, { customerAmount: 100, ...vpp, insuranceCommission: 50 });
  const onCredit = await delivered(vendor.id, { paymentMode: credit, ...vpp, insuranceCommission: 50 });
  await delivered(vendor.id, { paymentMode: credit });
  await aConsignment(server, {}, { vendorId: vendor.id, paymentMode: toPay });
  expect(await duesOf(vendor)).toMatchObject([
    { consignment: { awbNo: both.awbNo }, freight: 100, commissions: 125, vppAmount: 1500, amount: 1725 },
    { consignment: { awbNo: onCredit.awbNo }, freight: 0, commissions: 125, vppAmount: 1500, amount: 1625 },
  ]);
  await remitted(vendor, 1725 + 1625);
  expect((await consignmentOf(both)).paymentStatus).toBe(paid);
  expect((await consignmentOf(onCredit)).paymentStatus).toBe(pending);
  const debts = (await server.admin.rest('GET', `vpp/owed?customerId=${both.senderId}`)).body.resultObject;
  expect(debts).toMatchObject([{ awbNo: both.awbNo, amount: 1500 }]);
});

test('what the company delivers by itself, and what was paid otherwise, is not due', async () => {
  const vendor = await aVendor(server);
  const vendors = (await server.member.rest('GET', 'vendors')).body.resultObject;
  const own = vendors.find(({ id }: Json) => id === ownCourier);
  await delivered(ownCourier, { customerAmount: 90 });
  await delivered(vendor.id, { customerAmount: 90, deliveryCourier: own.name });
  const atDesk = await delivered(vendor.id, { customerAmount: 120.5 });
  expect(await openOf(vendor)).toEqual([[atDesk.awbNo, 120.5]]);
  const payment = { customerAmount: 120.5, vendorAmount: 80, paymentRecivedDate: today, paymentStatus: 2 };
  await server.admin.rest('PUT', `consignments/${atDesk.uniqueId}/payment`, payment);
  expect(await openOf(vendor)).toEqual([]);
  expect(await ageingOf({ id: ownCourier })).toBeUndefined();
});

test('a remittance is for what is ticked, and may be short of some', async () => {
  const vendor = await aVendor(server);
  const [one, two, three] = [
    await delivered(vendor.id, { customerAmount: 100 }, '2026-11-10'),
    await delivered(vendor.id, { customerAmount: 200 }, '2026-11-11'),
    await delivered(vendor.id, { customerAmount: 300 }, '2026-11-12'),
  ];
  const ofTwo = [{ consignmentId: three.uniqueId }, { consignmentId: two.id, amount: 150 }];
  const { lines } = await remitted(vendor, 450, { lines: ofTwo });
  expect(lines.map((line: Json) => [line.consignment.awbNo, line.amount, line.openAmount])).toEqual([
    [two.awbNo, 150, 50],
    [three.awbNo, 300, 0],
  ]);
  expect(await openOf(vendor)).toEqual([
    [one.awbNo, 100],
    [two.awbNo, 50],
  ]);
  // The rest came a day before, but was entered later: all of it is in hand since the later day.
  await remitted(vendor, 50, { remittedOn: '2026-11-21', lines: [{ consignmentId: two.id }] });
  expect(await consignmentOf(two)).toMatchObject({ paymentStatus: paid, paymentRecivedDate: today });
});

test('refused: more than is due, other sums, what is not due, a day before the delivery, mode and amount missing', async () => {
  const vendor = await aVendor(server);
  const one = await delivered(vendor.id, { customerAmount: 100 });
  const elsewhere = await delivered((await aVendor(server)).id, { customerAmount: 100 });
  const line = { consignmentId: one.uniqueId };
  expect(await remit(vendor, 100.01)).toMatchObject(
    refused(400, `Amount is more than is due from ${vendor.name}: ₹ 100.00`),
  );
  expect(await remit(vendor, 90, { lines: [{ ...line, amount: 80 }] })).toMatchObject(
    refused(400, 'The consignments add up to ₹ 80.00, the remittance is ₹ 90.00'),
  );
  expect(await remit(vendor, 110, { lines: [{ ...line, amount: 110 }] })).toMatchObject(
    refused(400, `Only ₹ 100.00 of AWB ${one.awbNo} is due`),
  );
  expect(await remit(vendor, 100, { lines: [line, line] })).toMatchObject(
    refused(400, `AWB ${one.awbNo} is given twice`),
  );
  expect(await remit(vendor, 100, { lines: [{ consignmentId: elsewhere.uniqueId }] })).toMatchObject(
    refused(409, `Consignment ${elsewhere.uniqueId} is not due from this vendor`),
  );
  expect(await remit(vendor, 100, { lines: [] })).toMatchObject(
    refused(400, 'The consignments add up to ₹ 0.00, the remittance is ₹ 100.00'),
  );
  expect(await remit(vendor, 100, { remittedOn: '2026-11-21' })).toMatchObject(
    refused(400, 'Remittance date cannot be before the last delivery'),
  );
  expect(await remit(vendor, 100, { remittedOn: '2026-11-23' })).toMatchObject(
    refused(400, 'Remittance date cannot be in the future'),
  );
  expect(await remit(vendor, 0, { mode: null })).toMatchObject(
    refused(400, 'Please select mode', 'Please enter amount'),
  );
  expect(await remit(vendor, 100, { mode: modes.notStated })).toMatchObject(refused(400, 'Please select mode'));
  expect(await remit({ id: 9_999_999 }, 100)).toMatchObject(refused(400, 'Vendor not found'));
  expect((await server.member.rest('GET', 'courierdues')).status).toBe(403);
  expect(await openOf(vendor)).toEqual([[one.awbNo, 100]]);
});

test('to-pay freight is billed on the day of the remittance', async () => {
  const vendor = await aVendor(server);
  await delivered(vendor.id, { customerAmount: 118 }, '2026-11-18');
  const amountOn = async (day: string) => {
    const { body } = await server.admin.rest('GET', `invoices/counterdays?fromDate=${day}&toDate=${day}`);
    return (body.resultObject as Json[]).reduce((sum, { amount }) => sum + Number(amount), 0);
  };
  const [delivery, collection] = [await amountOn('2026-11-18'), await amountOn('2026-11-20')];
  await remitted(vendor, 118, { remittedOn: '2026-11-20' });
  expect(await amountOn('2026-11-18')).toBe(delivery);
  expect(await amountOn('2026-11-20')).toBe(collection + 118);
});

test('a reversed remittance leaves all due again, unless a bill has what it paid', async () => {
  const vendor = await aVendor(server);
  const [one, two] = [
    await delivered(vendor.id, { customerAmount: 100 }, '2026-11-14'),
    await delivered(vendor.id, { customerAmount: 60 }, '2026-11-14'),
  ];
  const first = await remitted(vendor, 120, { remittedOn: '2026-11-15' });
  const second = await remitted(vendor, 40, { remittedOn: '2026-11-16' });
  expect(await consignmentOf(two)).toMatchObject({ paymentStatus: paid, paymentRecivedDate: '2026-11-16' });
  expect(await reverse(first, '2026-11-14')).toMatchObject(
    refused(400, 'Reversal date cannot be before the remittance date'),
  );
  const reversed = await reverse(second);
  expect(reversed.body.resultObject).toMatchObject({ reversedOn: today, lines: [{ amount: 40, openAmount: 40 }] });
  expect(await reverse(second)).toMatchObject(refused(409, 'Remittance is already reversed'));
  expect(await consignmentOf(two)).toMatchObject({ paymentStatus: pending, paymentRecivedDate: null });
  expect(await openOf(vendor)).toEqual([[two.awbNo, 40]]);

  const bill = await server.admin.rest('POST', 'invoices/counterbills', { day: '2026-11-15', placeOfSupply: '27' });
  expect(bill.body.errors).toEqual([]);
  const { invoiceNumber } = bill.body.resultObject;
  expect(await reverse(first)).toMatchObject(refused(409, `AWB ${one.awbNo} on ${invoiceNumber}: cancel that first`));
  expect(await openOf(vendor)).toEqual([[two.awbNo, 40]]);
});

test('what is handed over of a consignment is closed', async () => {
  const vendor = await aVendor(server);
  const one = await delivered(vendor.id, { customerAmount: 100 });
  const { number, ...remittance } = await remitted(vendor, 60);
  const locked = refused(409, `Money of ${one.awbNo} is remitted by ${number}: reverse that first`);
  const payment = { customerAmount: 90, vendorAmount: 80, paymentRecivedDate: today, paymentStatus: 2 };
  expect(await server.admin.rest('PUT', `consignments/${one.uniqueId}/payment`, payment)).toMatchObject(locked);
  const { consignmentHistories } = await consignmentOf(one);
  const movement = consignmentHistories.find((each: Json) => each.deletedOn === null);
  const path = `consignments/${one.uniqueId}/histories/${movement.uniqueId}`;
  expect(await server.member.rest('DELETE', path)).toMatchObject(locked);

  // The rest was paid at the desk: nothing is due, and nothing after the reversal either.
  const rest = await server.admin.rest('PUT', `consignments/${one.uniqueId}/payment`, {
    ...payment,
    customerAmount: 100,
  });
  expect(rest.body.errors).toEqual([]);
  expect(await openOf(vendor)).toEqual([]);
  expect((await reverse(remittance)).status).toBe(200);
  expect(await openOf(vendor)).toEqual([]);
  expect((await consignmentOf(one)).paymentStatus).toBe(paid);
});

test('a delivery that is taken back and an amount that is changed change what is due', async () => {
  const vendor = await aVendor(server);
  const one = await delivered(vendor.id, { customerAmount: null });
  expect(await openOf(vendor)).toEqual([]);
  const booking = { awbNo: one.awbNo, senderId: one.senderId, vendorId: vendor.id, paymentMode: toPay };
  const edit = await bookingOf(server, { ...booking, customerAmount: 75 });
  expect((await server.member.rest('PUT', `consignments/${one.uniqueId}`, edit)).body.errors).toEqual([]);
  expect(await openOf(vendor)).toEqual([[one.awbNo, 75]]);
  const movement = (await consignmentOf(one)).consignmentHistories.find((each: Json) => each.deletedOn === null);
  await server.member.rest('DELETE', `consignments/${one.uniqueId}/histories/${movement.uniqueId}`);
  expect(await duesOf(vendor)).toEqual([]);
  expect(await ageingOf(vendor)).toBeUndefined();
});

test('a remittance that pays is not dated in a filed month; one that is short is', async () => {
  const vendor = await aVendor(server);
  const one = await delivered(vendor.id, { customerAmount: 100 }, '2026-10-05');
  const filing = { filedOn: '2026-11-11', arn: 'AA271026123456T', reason: 'Agreed' };
  expect((await server.admin.rest('PUT', 'gst/periods/2026-10', filing)).body.errors).toEqual([]);
  expect(await remit(vendor, 100, { remittedOn: '2026-10-06' })).toMatchObject(
    refused(409, 'GSTR-1 of October 2026 is filed'),
  );
  await remitted(vendor, 40, { remittedOn: '2026-10-06' });
  await remitted(vendor, 60);
  expect(await consignmentOf(one)).toMatchObject({ paymentStatus: paid, paymentRecivedDate: today });
});

test('cash of a courier is a receipt of the cash book, until it is reversed', async () => {
  const vendor = await aVendor(server);
  await delivered(vendor.id, { customerAmount: 300 });
  const entries = async () =>
    (await server.member.rest('GET', 'cashbook/day')).body.resultObject.entries
      .filter(({ name }: Json) => name === vendor.name)
      .map(({ kind, amount }: Json) => [kind, amount]);
  const remittance = await remitted(vendor, 300, { mode: modes.cash });
  expect(await entries()).toEqual([[6, 300]]);
  await reverse(remittance);
  expect(await entries()).toEqual([]);
  await remitted(vendor, 300, { mode: modes.adjustment });
  expect(await entries()).toEqual([]);
});

test('the rows of a file are the lines of a remittance; a row of totals and what is not due are bad', async () => {
  const vendor = await aVendor(server);
  const [one, two] = [
    await delivered(vendor.id, { customerAmount: 100 }),
    await delivered(vendor.id, { customerAmount: 60 }),
  ];
  const file = {
    headers: ['AWB', 'Amount', 'Branch'],
    rows: [
      [one.awbNo.toLowerCase(), '₹ 100.00', 'X'],
      [two.awbNo, '40', 'X'],
      ['', '140', ''],
      ['UNKNOWN1', '5', 'X'],
    ],
  };
  const started = await start(server.admin, 'CourierRemittance', file);
  await addRows(server.admin, started, file);
  const profile = await profileOf(server.admin, 'CourierRemittance', file, { vendorId: vendor.id });
  const importId = started.uniqueId;
  expect(await remit(vendor, 140, { importId })).toMatchObject(refused(409, 'Check the rows first'));
  expect(await check(server.admin, started, profile.id)).toMatchObject({ good: 2, bad: 2 });
  expect(await server.admin.rest('PUT', `imports/${importId}/run`, {})).toMatchObject(
    refused(409, 'Record the remittance from these rows'),
  );
  expect(await remit(vendor, 145, { importId })).toMatchObject(
    refused(400, 'The consignments add up to ₹ 140.00, the remittance is ₹ 145.00'),
  );
  const { lines } = await remitted(vendor, 140, { importId });
  expect(lines.map((line: Json) => [line.consignment.awbNo, line.amount])).toEqual([
    [one.awbNo, 100],
    [two.awbNo, 40],
  ]);
  expect(await openOf(vendor)).toEqual([[two.awbNo, 20]]);
  expect(await remit(vendor, 140, { importId })).toMatchObject(refused(409, 'Import is done'));
  await remitted(vendor, 20, { lines: [{ awb: two.awbNo, amount: 20 }] });
  expect(await remit(vendor, 20, { lines: [{ amount: 20 }] })).toMatchObject(refused(400, 'Please select consignment'));
});

test('GraphQL: recorded, read and reversed', async () => {
  const vendor = await aVendor(server);
  const one = await delivered(vendor.id, { customerAmount: 150 });
  const input = asGraphql({ vendorId: vendor.id, remittedOn: today, mode: 'Upi', amount: 150 });
  const { data, errors } = await server.admin.graphql(
    `mutation($input: RecordCourierRemittanceInput!) {
      recordCourierRemittance(input: $input) { uniqueId amount vendor { name } lines { amount consignment { awbNo } } }
    }`,
    { input },
  );
  expect(errors).toBeUndefined();
  const { uniqueId, ...made } = data.recordCourierRemittance;
  expect(made).toEqual({
    amount: 150,
    vendor: { name: vendor.name },
    lines: [{ amount: 150, consignment: { awbNo: one.awbNo } }],
  });
  const list = await server.admin.graphql(
    `{ courierRemittances(search: { vendorId: [${vendor.id}] }) { rowCount rows { uniqueId } } courierDueAgeing { asOf total { due } } }`,
  );
  expect(list.data.courierRemittances).toEqual({ rowCount: 1, rows: [{ uniqueId }] });
  expect(list.data.courierDueAgeing.asOf).toBe(today);
  const reversed = await server.admin.graphql(
    'mutation($input: ReverseCourierRemittanceInput!) { reverseCourierRemittance(input: $input) { reversedOn } }',
    { input: { uniqueId, reversedOn: today, reason: 'Mistake' } },
  );
  expect(reversed.data.reverseCourierRemittance).toEqual({ reversedOn: today });
  expect(await openOf(vendor)).toEqual([[one.awbNo, 150]]);
});

test('the nightly checks find nothing', async () => {
  expect(await inconsistenciesOf(server)).toEqual([]);
});
