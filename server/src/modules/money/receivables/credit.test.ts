import { findInconsistencies } from '../../../core/module/consistency';
import { openReadOnly } from '../../../db/read/readOnly';
import { aConsignment, aCustomer, bookingOf } from '../../../testing/factories';
import { aManualInvoice, approve } from '../../../testing/invoices';
import { asGraphql } from '../../../testing/bothApis';
import { aBill, ageingAt, karnataka, ledgerOf, paid, startServerOn } from '../../../testing/receivables';
import type { Client, Json, TestServer } from '../../../testing/testServer';
import { receivablesChecks } from './receivables.checks';

let server: TestServer;
beforeAll(async () => {
  server = await startServerOn('2026-11-30');
});
afterAll(() => server.close());

const creditOf = async ({ uniqueId }: { uniqueId: string }): Promise<Json> =>
  (await server.member.rest('GET', `customers/${uniqueId}/credit`)).body.resultObject;

/** Outstanding 30,000, generated 5,900, unbilled 8,000, advance 3,200; limit 50,000. */
async function nearLimit() {
  const customer = await aCustomer(server, karnataka);
  const untaxed = { actualAmount: 30_000, igst: 0, cgst: 0, sgst: 0, totalAmount: 30_000 };
  await approve(server, await aManualInvoice(server, { customerId: customer.id, ...untaxed }));
  const generated = { actualAmount: 5000, igst: 900, cgst: 0, sgst: 0, totalAmount: 5900 };
  await aManualInvoice(server, { customerId: customer.id, ...generated });
  await aConsignment(server, {}, { senderId: customer.id, customerAmount: 8000 });
  await paid(server, { customerId: customer.id, amount: 3200 });
  await server.admin.rest('PUT', `customers/${customer.uniqueId}/credit`, { creditLimit: 50_000 });
  return customer;
}

type Book = (client: Client, body: Json) => Promise<{ status: number; errors: string[]; id: number | null }>;

const book: Record<'REST' | 'GraphQL', Book> = {
  REST: async (client, body) => {
    const { status, body: answer } = await client.rest('POST', 'consignments', body);
    return { status, errors: answer.errors, id: answer.resultObject?.id ?? null };
  },
  GraphQL: async (client, body) => {
    const document = 'mutation($input: BookConsignmentInput!) { bookConsignment(input: $input) { id } }';
    const { data, errors } = await client.graphql(document, { input: asGraphql(body) });
    const status = { CONFLICT: 409, FORBIDDEN: 403 }[errors?.[0]?.extensions.code ?? ''] ?? 200;
    return { status, errors: errors?.[0]?.extensions.messages ?? [], id: data?.bookConsignment?.id ?? null };
  },
};

describe.each(['REST', 'GraphQL'] as const)('credit by %s', (api) => {
  const bookingFor = (senderId: number, customerAmount: number, more: object = {}) =>
    bookingOf(server, { senderId, customerAmount, ...more });

  test('case 7: a booking above the limit is refused in words, one within it or in cash is not', async () => {
    const customer = await nearLimit();
    expect(await creditOf(customer)).toMatchObject({ creditLimit: 50_000, exposure: 42_140, refusal: null });
    expect(await book[api](server.member, await bookingFor(customer.id, 7000))).toMatchObject({
      status: 409,
      errors: [`Credit limit of ${customer.company} is exceeded: ₹ 50,400.00 of ₹ 50,000.00 with this booking`],
    });
    const cash = await book[api](server.member, await bookingFor(customer.id, 7000, { paymentMode: 1 }));
    expect(cash).toMatchObject({ status: 200, errors: [] });
    expect(await book[api](server.member, await bookingFor(customer.id, 6000))).toMatchObject({ errors: [] });
    expect(await creditOf(customer)).toMatchObject({ exposure: 49_220 });
  });

  test('case 8: an administrator overrides with a reason, a member may not', async () => {
    const customer = await nearLimit();
    const body = await bookingFor(customer.id, 7000, { creditOverrideReason: 'Cheque seen' });
    expect(await book[api](server.member, body)).toMatchObject({ status: 403, errors: ['You are not authorized'] });
    const { errors, id } = await book[api](server.admin, body);
    expect(errors).toEqual([]);
    const [row] = await server.app.database.writer.query(
      'SELECT exposure, credit_limit, reason FROM credit_override WHERE consignment_id = ?',
      [id],
    );
    expect({ ...row, exposure: Number(row.exposure), credit_limit: Number(row.credit_limit) }).toEqual({
      exposure: 5_040_000,
      credit_limit: 5_000_000,
      reason: 'Cheque seen',
    });
  });
});

describe('bookings on credit', () => {
  test('are refused while an invoice is overdue by more than the days of grace, until that is lifted', async () => {
    const customer = await aCustomer(server);
    const old = await aBill(server, customer.id, 1000, { invoiceDate: '2026-10-30' });
    const body = await bookingOf(server, { senderId: customer.id });
    const { status, body: answer } = await server.member.rest('POST', 'consignments', body);
    const words = `Invoice ${old.invoiceNumber} of ${customer.company} is overdue by 21 days`;
    expect({ status, errors: answer.errors }).toEqual({ status: 409, errors: [words] });
    expect(await creditOf(customer)).toMatchObject({ refusal: words, overdueSince: '2026-11-09' });
    const lift = (until: string) =>
      server.admin.rest('POST', `customers/${customer.uniqueId}/creditlift`, { until, reason: 'Cheque is coming' });
    expect((await lift('2026-12-08')).body.errors).toEqual(['Until cannot be after 7 days from today']);
    expect((await lift('2026-12-07')).status).toBe(200);
    expect((await server.member.rest('POST', 'consignments', body)).status).toBe(200);
  });

  test('pass with an invoice in the days of grace, or with little left of it', async () => {
    const customer = await aCustomer(server);
    await aBill(server, customer.id, 1000, { invoiceDate: '2026-11-05' });
    const old = await aBill(server, customer.id, 1000, { invoiceDate: '2026-08-01' });
    const allocations = [{ invoiceId: old.id, cash: 1080.01 }];
    await paid(server, { customerId: customer.id, amount: 1080.01, allocations });
    expect((await creditOf(customer)).refusal).toBeNull();
    await aConsignment(server, {}, { senderId: customer.id });
  });

  test('are checked when an edit makes more of them', async () => {
    const customer = await nearLimit();
    const body = await bookingOf(server, { senderId: customer.id, customerAmount: 7000, paymentMode: 1 });
    const { body: booked } = await server.member.rest('POST', 'consignments', body);
    const path = `consignments/${booked.resultObject.uniqueId}`;
    const edit = (more: object) => server.member.rest('PUT', path, { ...body, ...more });
    expect((await edit({ paymentMode: 2 })).status).toBe(409);
    expect((await edit({ paymentMode: 2, customerAmount: 6000 })).status).toBe(200);
    expect((await edit({ paymentMode: 2, customerAmount: 6700 })).status).toBe(409);
    expect((await edit({ paymentMode: 2, customerAmount: 5000 })).status).toBe(200);
  });

  test('are checked when an edit makes a booking one on credit, also without an amount', async () => {
    const [late, other] = [await aCustomer(server), await aCustomer(server)];
    const old = await aBill(server, late.id, 1000, { invoiceDate: '2026-09-01' });
    const words = `Invoice ${old.invoiceNumber} of ${late.company} is overdue by 80 days`;
    const unpriced = await bookingOf(server, { senderId: late.id, paymentMode: 1, customerAmount: null });
    const { body: booked } = await server.member.rest('POST', 'consignments', unpriced);
    const edit = async ({ uniqueId }: Json, body: object) =>
      (await server.member.rest('PUT', `consignments/${uniqueId}`, body)).body.errors;
    expect(await edit(booked.resultObject, { ...unpriced, paymentMode: 2 })).toEqual([words]);
    expect(await edit(booked.resultObject, { ...unpriced, receiver: 'Meera Stores' })).toEqual([]);
    const onCredit = await bookingOf(server, { senderId: other.id, paymentMode: 2, customerAmount: null });
    const { body: second } = await server.member.rest('POST', 'consignments', onCredit);
    expect(await edit(second.resultObject, { ...onCredit, senderId: late.id })).toEqual([words]);
    expect(await edit(second.resultObject, { ...onCredit, receiver: 'Meera Stores' })).toEqual([]);
  });

  test('of two at once that fit each by itself, one is refused', async () => {
    const customer = await nearLimit();
    const bodies = [6000, 6000].map((customerAmount) => bookingOf(server, { senderId: customer.id, customerAmount }));
    const answers = await Promise.all(
      (await Promise.all(bodies)).map((body) => server.member.rest('POST', 'consignments', body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('what is unbilled counts with the tax of its own service', () => {
  const [ownCargo, road, air] = [32, 2, 1];
  const limited = async (given: Record<string, unknown>) => {
    const customer = await aCustomer(server, given);
    await server.admin.rest('PUT', `customers/${customer.uniqueId}/credit`, { creditLimit: 1_500 });
    return customer;
  };
  const bookAt = (senderId: number, customerAmount: number, serviceType: number, more: object = {}) =>
    bookingOf(server, { senderId, customerAmount, serviceType, vendorId: ownCargo, ...more });
  const booked = async (body: object): Promise<Json> => (await server.admin.rest('POST', 'consignments', body)).body;

  beforeAll(async () => {
    const election = { value: 'Goods transport by road', validFrom: '2026-04-01' };
    expect((await server.admin.rest('PUT', 'settings/gst.ownCargoService', election)).status).toBe(200);
  });

  test('own cargo by road of a registered sender bears none, his other bookings that of couriers', async () => {
    const customer = await limited(karnataka);
    const { resultObject } = await booked(await bookAt(customer.id, 1_000, road));
    expect(await creditOf(customer)).toMatchObject({ exposure: 1_000, unbilled: 1_000, unbilledRoad: 1_000 });
    expect(await creditOf(customer)).toMatchObject({ taxPercent: 18, roadTaxPercent: 0 });
    const words = `Credit limit of ${customer.company} is exceeded: ₹ 1,590.00 of ₹ 1,500.00 with this booking`;
    expect((await booked(await bookAt(customer.id, 500, air))).errors).toEqual([words]);
    const { resultObject: second } = await booked(await bookAt(customer.id, 500, road));
    expect(await creditOf(customer)).toMatchObject({ exposure: 1_500, unbilledRoad: 1_500 });
    const { uniqueId, version } = second;
    await server.admin.rest('DELETE', `consignments/${uniqueId}`, { uniqueId, version });
    const body = { ...(await bookAt(customer.id, 1_000, air)), awbNo: resultObject.awbNo };
    await server.admin.rest('PUT', `consignments/${resultObject.uniqueId}`, body);
    expect(await creditOf(customer)).toMatchObject({ exposure: 1_180, unbilled: 1_000, unbilledRoad: 0 });
    const database = await openReadOnly(server.app.config);
    expect(await findInconsistencies(database, receivablesChecks)).toEqual([]);
    await database.close();
  });

  test('an edit of service or vendor alone is checked, for the tax that comes with it', async () => {
    const customer = await limited(karnataka);
    const body = await bookAt(customer.id, 1_300, road);
    const { resultObject } = await booked(body);
    const edit = async (more: object) => {
      const changed = { ...body, awbNo: resultObject.awbNo, ...more };
      return (await server.member.rest('PUT', `consignments/${resultObject.uniqueId}`, changed)).body
        .errors as string[];
    };
    const words = `Credit limit of ${customer.company} is exceeded: ₹ 1,534.00 of ₹ 1,500.00 with this booking`;
    expect(await edit({ serviceType: air })).toEqual([words]);
    expect(await edit({ vendorId: 12 })).toEqual([words]);
    expect(await edit({ serviceType: air, customerAmount: 1_290 })).toEqual([words.replace('1,534.00', '1,522.20')]);
    expect(await edit({ receiver: 'Meera Stores' })).toEqual([]);
    expect(await edit({ serviceType: air, customerAmount: 1_200 })).toEqual([]);
    await server.admin.rest('PUT', `customers/${customer.uniqueId}/credit`, { creditLimit: 1_000 });
    // Less is owed by it, although still more than the limit.
    expect(await edit({ serviceType: road, customerAmount: 1_200 })).toEqual([]);
  });

  test('who is not registered pays it if it is not exempt, and a zone under bond pays none', async () => {
    const [unregistered, zone] = [await limited({}), await limited({ ...karnataka, gstCategory: 3 })];
    await booked(await bookAt(unregistered.id, 1_000, road));
    expect(await creditOf(unregistered)).toMatchObject({ exposure: 1_000, roadTaxPercent: 0 });
    const taxed = { value: 'Forward', validFrom: '2026-04-01' };
    expect((await server.admin.rest('PUT', 'settings/gst.transportUnregistered', taxed)).status).toBe(200);
    expect(await creditOf(unregistered)).toMatchObject({ exposure: 1_050, roadTaxPercent: 5 });
    await booked(await bookAt(zone.id, 1_000, air));
    expect(await creditOf(zone)).toMatchObject({ exposure: 1_180, taxPercent: 18 });
    const bond = { value: 'No', validFrom: '2026-04-01' };
    expect((await server.admin.rest('PUT', 'settings/gst.sezWithTax', bond)).status).toBe(200);
    expect(await creditOf(zone)).toMatchObject({ exposure: 1_000, taxPercent: 0 });
  });
});

test('case 6: what is owed by days after the due date, less advances, is the balance of the ledger', async () => {
  const customer = await aCustomer(server, karnataka);
  const bills = {
    '2026-11-01': 10_000,
    '2026-10-01': 5000,
    '2026-11-25': 20_000,
    '2026-07-15': 2000,
    '2026-08-22': 1000,
  };
  for (const [invoiceDate, taxable] of Object.entries(bills))
    await aBill(server, customer.id, taxable, { invoiceDate });
  await paid(server, { customerId: customer.id, amount: 3200 });
  const { total, items, rows } = await ageingAt(server, customer.id, '2026-11-30');
  expect(total).toEqual({
    notDue: 23_600,
    days30: 11_800,
    days60: 5900,
    days90: 1180,
    days180: 2360,
    older: 0,
    writtenOff: 0,
    advances: 3200,
    balance: 41_640,
  });
  expect(rows).toHaveLength(1);
  expect(items.map(({ dueDate, days }: Json) => [dueDate, days])).toEqual([
    ['2026-07-25', 128],
    ['2026-09-01', 90],
    ['2026-10-11', 50],
    ['2026-11-11', 19],
    ['2026-12-05', -5],
  ]);
  expect((await ledgerOf(server, customer, '2026-11-30')).closingBalance).toBe(41_640);
});

test('an opening balance is owed from its date, paid like an invoice, and changed by a further movement', async () => {
  const customer = await aCustomer(server);
  const set = (date: string, amount: number) =>
    server.admin.rest('PUT', `customers/${customer.uniqueId}/opening`, { date, amount });
  expect((await set('2026-04-01', 5000)).status).toBe(200);
  expect((await set('2026-05-01', 4000)).status).toBe(200);
  const { lines, closingBalance } = await ledgerOf(server, customer, '2026-11-30');
  expect(lines.map(({ day, debit, credit }: Json) => [day, debit, credit])).toEqual([
    ['2026-04-01', 5000, 0],
    ['2026-04-01', 0, 5000],
    ['2026-05-01', 4000, 0],
  ]);
  expect(closingBalance).toBe(4000);
  await paid(server, { customerId: customer.id, amount: 1500, auto: true });
  expect((await ageingAt(server, customer.id, '2026-11-30')).total).toMatchObject({ older: 2500, balance: 2500 });
  expect((await set('2026-05-01', 4500)).body.errors).toEqual(['Opening balance is already allocated']);
});
