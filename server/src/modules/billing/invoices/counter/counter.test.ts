import { findInconsistencies } from '../../../../core/module/consistency';
import { openReadOnly } from '../../../../db/read/readOnly';
import { consistencyChecks } from '../../../../registry';
import { aCity, aConsignment, aCustomer, type Made } from '../../../../testing/factories';
import { generationOf } from '../../../../testing/invoices';
import { ledgerOf, startServerOn } from '../../../../testing/receivables';
import type { Json, TestServer } from '../../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServerOn('2026-11-22');
});
afterAll(() => server.close());

const modes = { Cash: 1, Credit: 2, ToPay: 3 };

const booked = (bookingDate: string, customerAmount: number | null, given: object = {}) =>
  aConsignment(server, {}, { bookingDate, customerAmount, paymentMode: modes.Cash, ...given });
const daysOf = async (day: string): Promise<Json[]> =>
  (await server.admin.rest('GET', `invoices/counterdays?fromDate=${day}&toDate=${day}`)).body.resultObject;
const make = (day: string, placeOfSupply = '27') =>
  server.admin.rest('POST', 'invoices/counterbills', { day, placeOfSupply });
const read = async ({ uniqueId }: Made): Promise<Json> =>
  (await server.admin.rest('GET', `consignments/${uniqueId}`)).body.resultObject;

async function inGujarat(): Promise<number> {
  const { body } = await server.admin.rest('GET', 'states');
  const state = (body.resultObject as Json[]).find(({ code }) => code === '24');
  return (await aCity(server, { stateId: state?.id })).id;
}

describe('the first counter bills', () => {
  test('of several days at once are to one customer', async () => {
    const days = ['2026-02-03', '2026-02-04', '2026-02-05', '2026-02-06', '2026-02-07', '2026-02-08'];
    for (const day of days) await booked(day, 118);
    const answers = await Promise.all(days.map((day) => make(day)));
    expect(answers.map(({ status }) => status)).toEqual(days.map(() => 200));
    const { body } = await server.admin.rest('GET', 'customers?take=1000');
    const counters = (body.resultObject as Json[]).filter(({ company }) => company === 'Counter Sales');
    expect(counters).toHaveLength(1);
    const billed = answers.map((answer) => answer.body.resultObject.customerId as number);
    expect(new Set(billed)).toEqual(new Set([counters[0]?.id]));
  });
});

describe('a counter bill', () => {
  test('is proposed for each day and state, over cash and to-pay bookings of unregistered senders', async () => {
    const day = '2026-03-05';
    const registered = await aCustomer(server, { gst: '29ABACS0877M1ZS' });
    await booked(day, 118);
    await booked(day, 236, { paymentMode: modes.ToPay });
    await booked(day, null);
    await booked(day, 500, { paymentMode: modes.Credit });
    await booked(day, 600, { senderId: registered.id });
    await booked(day, 59, { bookingCityId: await inGujarat() });
    expect(await daysOf(day)).toEqual([
      { day, placeOfSupply: '24', state: 'Gujarat', consignments: 1, amount: 59, unpriced: 0 },
      { day, placeOfSupply: '27', state: 'Maharashtra', consignments: 2, amount: 354, unpriced: 1 },
    ]);
    const { data } = await server.admin.graphql(
      `{ counterDays(search: { fromDate: "${day}", toDate: "${day}" }) { placeOfSupply amount } }`,
    );
    expect(data.counterDays).toHaveLength(2);
  });

  test('has the tax inside the amounts, the next number, and is paid without anybody owing anything', async () => {
    const day = '2026-03-06';
    const [cash, toPay] = [await booked(day, 3_000), await booked(day, 2_000, { paymentMode: modes.ToPay })];
    const { status, body } = await make(day);
    expect([status, body.errors]).toEqual([200, []]);
    const bill = body.resultObject;
    expect(bill).toMatchObject({
      invoiceType: 3,
      invoiceStatus: 3,
      invoiceDate: day,
      paymentDate: day,
      totalConsignments: 2,
      actualAmount: 4_237.28,
      cgst: 381.36,
      sgst: 381.36,
      igst: 0,
      totalAmount: 5_000,
      customer: { company: 'Counter Sales' },
    });
    expect(bill.invoiceNumber).toMatch(/^INV\/25-26\/\d+$/);
    for (const each of [cash, toPay]) expect(await read(each)).toMatchObject({ invoiceId: bill.id, paymentStatus: 1 });
    const sender = await read(cash);
    const { body: found } = await server.admin.rest('GET', `customers?take=1000`);
    const customers = found.resultObject as Json[];
    const own = customers.find(({ id }) => id === sender.senderId);
    expect((await ledgerOf(server, own as Made & Json, '2026-11-22')).lines).toEqual([]);
    const counter = customers.find(({ company }) => company === 'Counter Sales');
    expect((await ledgerOf(server, counter as Made & Json, '2026-11-22')).closingBalance).toBe(0);
    expect(await daysOf(day)).toEqual([]);
  });

  test('of another state bears IGST', async () => {
    const day = '2026-03-07';
    await booked(day, 1_180, { bookingCityId: await inGujarat() });
    const { body } = await make(day, '24');
    expect(body.resultObject).toMatchObject({ actualAmount: 1_000, igst: 180, cgst: 0, totalAmount: 1_180 });
  });

  test('is in the return by its place of supply, and covers its bookings', async () => {
    const day = '2025-03-08';
    await booked(day, 3_000);
    await booked(day, 2_000);
    const covered = async () => {
      const { body } = await server.admin.rest('GET', 'gst/gstr1?month=2025-03');
      const { b2cs, checks } = body.resultObject;
      return { b2cs, findings: (checks as Json[]).flatMap(({ findings }) => findings as string[]) };
    };
    expect((await covered()).findings).toEqual([
      'Cash: 2 bookings, ₹ 5,000.00 (taxable ₹ 4,237.28, GST inside ₹ 762.72)',
    ]);
    await make(day);
    expect(await covered()).toEqual({
      b2cs: [
        { placeOfSupply: '27', isInterState: false, rate: 18, taxable: 4_237.28, igst: 0, cgst: 381.36, sgst: 381.36 },
      ],
      findings: [],
    });
  });

  test('takes what is booked for the day later into another one, and nothing twice', async () => {
    const day = '2026-03-09';
    const first = await booked(day, 118);
    expect((await make(day)).status).toBe(200);
    expect((await make(day)).body.errors).toEqual(['No booking of 09-Mar-2026 is left for a counter bill']);
    const again = generationOf(server, first.senderId, [first]);
    const { status, body } = await server.admin.rest('POST', 'invoices', again);
    expect([status, body.errors.join()]).toEqual([409, expect.stringContaining(first.awbNo)]);
    await booked(day, 236);
    expect((await make(day)).body.resultObject).toMatchObject({ totalConsignments: 1, totalAmount: 236 });
  });

  test('made twice at once is made once', async () => {
    const day = '2026-03-10';
    await booked(day, 118);
    const answers = await Promise.all([make(day), make(day)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is cancelled like any invoice: its payment is reversed with it, and its bookings are proposed again', async () => {
    const day = '2026-03-11';
    const first = await booked(day, 118);
    const { body } = await make(day);
    const bill = body.resultObject;
    const cancelled = await server.admin.rest('PUT', `invoices/${bill.uniqueId}/cancel`, { reason: 'Wrong amounts' });
    expect(cancelled.body.errors).toEqual([]);
    expect(cancelled.body.resultObject).toMatchObject({ invoiceNumber: bill.invoiceNumber, cancelledOn: '2026-11-22' });
    expect((await read(first)).invoiceId).toBeNull();
    expect(await daysOf(day)).toMatchObject([{ consignments: 1, amount: 118 }]);
    const again = await make(day);
    expect(again.body.resultObject.invoiceNumber).not.toBe(bill.invoiceNumber);
    const database = await openReadOnly(server.app.config);
    try {
      expect(await findInconsistencies(database, consistencyChecks)).toEqual([]);
    } finally {
      await database.close();
    }
  });

  test('is for those who approve invoices, of a day and a state', async () => {
    expect((await server.member.rest('POST', 'invoices/counterbills', { day: '2026-03-05' })).status).toBe(403);
    const errors = async (body: object) => (await server.admin.rest('POST', 'invoices/counterbills', body)).body.errors;
    expect(await errors({ day: '2026-03-05', placeOfSupply: 'MH' })).toEqual([
      'Place of supply is a state code of two digits',
    ]);
    expect(await errors({ day: '2026-11-23', placeOfSupply: '27' })).toEqual(['Day cannot be in the future']);
    expect(await errors({ placeOfSupply: '27' })).toEqual(['Please select day']);
  });
});
