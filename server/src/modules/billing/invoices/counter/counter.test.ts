import { aCity, aConsignment, aCustomer, bookingOf, type Made } from '../../../../testing/factories';
import { generationOf } from '../../../../testing/invoices';
import { ledgerOf, startServerOn } from '../../../../testing/receivables';
import { inconsistenciesOf } from '../../../../testing/inconsistencies';
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
const make = (day: string, placeOfSupply = '27', to: object = {}) =>
  server.admin.rest('POST', 'invoices/counterbills', { day, placeOfSupply, ...to });
const pay = ({ uniqueId }: Made, day: string, customerAmount: number) =>
  server.admin.rest('PUT', `consignments/${uniqueId}/payment`, {
    customerAmount,
    vendorAmount: 80,
    paymentStatus: 2,
    paymentRecivedDate: day,
  });
const deliver = ({ uniqueId }: Made, day: string) =>
  server.member.rest('POST', `consignments/${uniqueId}/histories`, {
    action: 'Handed over',
    city: 'Pune',
    deliveryStatus: 3,
    actionDate: `${day}T12:00:00+05:30`,
  });
const unnamed = { service: 'Courier', senderId: null, consignmentId: null, name: null, lacksAddress: false };
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
  test('is proposed for each day and state, over cash bookings of unregistered senders', async () => {
    const day = '2026-03-05';
    const registered = await aCustomer(server, { gst: '29ABACS0877M1ZS' });
    await booked(day, 118);
    await booked(day, 99, {});
    await booked(day, 236, { paymentMode: modes.ToPay });
    await booked(day, null);
    await booked(day, 500, { paymentMode: modes.Credit });
    await booked(day, 600, { senderId: registered.id });
    await booked(day, 59, { bookingCityId: await inGujarat() });
    expect(await daysOf(day)).toEqual([
      { day, placeOfSupply: '24', state: 'Gujarat', ...unnamed, consignments: 1, amount: 59, unpriced: 0 },
      { day, placeOfSupply: '27', state: 'Maharashtra', ...unnamed, consignments: 2, amount: 217, unpriced: 1 },
    ]);
    const { data } = await server.admin.graphql(
      `{ counterDays(search: { fromDate: "${day}", toDate: "${day}" }) { placeOfSupply amount } }`,
    );
    expect(data.counterDays).toHaveLength(2);
  });

  test('has the tax inside the amounts, the next number, and is paid without anybody owing anything', async () => {
    const day = '2026-03-06';
    const cash = await booked(day, 3_000);
    const { senderId } = cash;
    const second = await booked(day, 2_000, { senderId });
    expect(await daysOf(day)).toMatchObject([{ senderId, consignmentId: null, consignments: 2, amount: 5_000 }]);
    const { status, body } = await make(day, '27', { senderId });
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
      customerId: senderId,
      buyerAddress: 'Fort, Mumbai',
    });
    expect(bill.invoiceNumber).toMatch(/^INV\/25-26\/\d+$/);
    for (const each of [cash, second]) expect(await read(each)).toMatchObject({ invoiceId: bill.id, paymentStatus: 1 });
    const { body: found } = await server.admin.rest('GET', `customers?take=1000`);
    const sender = (found.resultObject as Json[]).find(({ id }) => id === senderId);
    expect((await ledgerOf(server, sender as Made & Json, '2026-11-22')).closingBalance).toBe(0);
    expect(await daysOf(day)).toEqual([]);
  });

  test('of another state bears IGST', async () => {
    const day = '2026-03-07';
    const { senderId } = await booked(day, 1_180, { bookingCityId: await inGujarat() });
    const { body } = await make(day, '24', { senderId });
    expect(body.resultObject).toMatchObject({ actualAmount: 1_000, igst: 180, cgst: 0, totalAmount: 1_180 });
  });

  test('is in the return by its place of supply, and covers its bookings', async () => {
    const day = '2025-03-08';
    const { senderId } = await booked(day, 3_000);
    await booked(day, 2_000, { senderId });
    const covered = async () => {
      const { body } = await server.admin.rest('GET', 'gst/gstr1?month=2025-03');
      const { b2cs, checks } = body.resultObject;
      return { b2cs, findings: (checks as Json[]).flatMap(({ findings }) => findings as string[]) };
    };
    expect((await covered()).findings).toEqual([
      'Cash: 2 bookings, ₹ 5,000.00 (taxable ₹ 4,237.28, GST inside ₹ 762.72)',
    ]);
    await make(day, '27', { senderId });
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
    await booked(day, 136);
    expect((await make(day)).body.resultObject).toMatchObject({ totalConsignments: 1, totalAmount: 136 });
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
    expect(await inconsistenciesOf(server)).toEqual([]);
  });

  test('case 1: commissions are on the bill of the day on which they are collected', async () => {
    const [bookedOn, day] = ['2026-03-14', '2026-03-18'];
    const charges = {
      paymentMode: modes.Credit,
      isVPP: true,
      vppAmount: 1_000,
      vppCommission: 75,
      isInsurance: true,
      insuranceAmount: 5_000,
      insuranceCommission: 50,
    };
    const one = await booked(bookedOn, 100, charges);
    expect(await daysOf(day)).toEqual([]);
    const { body: invoiced } = await server.admin.rest('POST', 'invoices', generationOf(server, one.senderId, [one]));
    expect(invoiced.resultObject).toMatchObject({ totalAmount: 118 });
    await deliver(one, day);
    expect(await daysOf(day)).toMatchObject([{ ...unnamed, consignments: 1, amount: 125 }]);
    const { body } = await make(day);
    expect(body.resultObject).toMatchObject({ actualAmount: 105.94, cgst: 9.53, sgst: 9.53, totalAmount: 125 });
    const billed = await server.admin.graphql(
      `{ invoice(uniqueId: "${body.resultObject.uniqueId}") { consignments { awbNo invoiceId commissionBillId } } }`,
    );
    expect(billed.data.invoice.consignments).toEqual([
      { awbNo: one.awbNo, invoiceId: invoiced.resultObject.id, commissionBillId: body.resultObject.id },
    ]);
    const { senderId, awbNo } = one;
    const changed = { ...charges, senderId, awbNo, bookingDate: bookedOn, customerAmount: 100, vppCommission: 80 };
    const { body: gone } = await server.admin.rest(
      'PUT',
      `consignments/${one.uniqueId}`,
      await bookingOf(server, changed),
    );
    expect(gone.errors).toContain('Commissions are locked: they are on a counter bill');
    const reason = { reason: 'Wrong amounts' };
    await server.admin.rest('PUT', `invoices/${body.resultObject.uniqueId}/cancel`, reason);
    expect(await read(one)).toMatchObject({ invoiceId: invoiced.resultObject.id, commissionBillId: null });
    expect(await daysOf(day)).toMatchObject([{ amount: 125 }]);
  });

  test('case 2: to-pay freight is on the bill of the day on which it was paid, of a registered sender too', async () => {
    const [bookedOn, day] = ['2026-03-16', '2026-03-20'];
    const { id: senderId } = await aCustomer(server, { gst: '27ABACS0877M1ZW' });
    const one = await booked(bookedOn, 300, {
      senderId,
      paymentMode: modes.ToPay,
      vppCommission: 20,
      vppAmount: 500,
      isVPP: true,
    });
    await deliver(one, '2026-03-19');
    expect(await daysOf('2026-03-19')).toEqual([]);
    await server.admin.rest('PUT', `consignments/${one.uniqueId}/approve`);
    expect((await pay(one, day, 300)).body.errors).toEqual([]);
    expect(await daysOf(day)).toMatchObject([{ consignmentId: one.id, name: 'Meera Traders', amount: 320 }]);
    const { body } = await make(day, '27', { consignmentId: one.id });
    expect(body.resultObject).toMatchObject({ totalAmount: 320, buyerName: 'Meera Traders', buyerGstin: null });
    expect(await read(one)).toMatchObject({ invoiceId: body.resultObject.id, commissionBillId: body.resultObject.id });
  });

  test('case 5: small sales are on one bill, larger ones name the sender, from 50,000 with the address', async () => {
    const day = '2026-03-21';
    for (const amount of [150, 199.99, 200, 30_000]) await booked(day, amount);
    const bare = await aCustomer(server, { company: 'Bare Traders', address: null });
    const large = await booked(day, 50_000, { senderId: bare.id });
    const proposed = await daysOf(day);
    expect(proposed.map(({ name, amount, lacksAddress }) => [name === null, amount, lacksAddress])).toEqual(
      expect.arrayContaining([
        [true, 349.99, false],
        [false, 200, false],
        [false, 30_000, false],
        [false, 50_000, true],
      ]),
    );
    expect(proposed).toHaveLength(4);
    expect((await make(day)).body.resultObject).toMatchObject({ totalConsignments: 2, totalAmount: 349.99 });
    const to = { senderId: large.senderId };
    expect((await make(day, '27', to)).body.errors).toEqual([
      'Enter the address of Bare Traders: supplies from ₹ 50,000.00 need it',
    ]);
    const { body } = await make(day, '27', { ...to, buyerAddress: '4 Dock Road' });
    expect(body.resultObject).toMatchObject({ buyerAddress: '4 Dock Road', totalAmount: 50_000 });
  });

  test('case 6: the return lists a bill of another state by itself by its own value, not by the sum of the day', async () => {
    const bookingCityId = await inGujarat();
    const month = async (): Promise<Json> =>
      (await server.admin.rest('GET', 'gst/gstr1?month=2025-12')).body.resultObject;
    const bill = async (day: string, amounts: readonly number[]) => {
      for (const amount of amounts) {
        const { senderId } = await booked(day, amount, { bookingCityId });
        await make(day, '24', amount < 200 ? {} : { senderId });
      }
    };
    await bill('2025-12-04', [70_000, 60_000, 500]);
    expect((await month()).b2cl).toEqual([]);
    // 59,322.03 and 10,677.97; 50,847.46 and 9,152.54; 423.73 and 76.27: the row of the place and the rate is their sum.
    const row = { placeOfSupply: '24', isInterState: true, rate: 18, taxable: 1_10_593.22, igst: 19_906.78 };
    expect((await month()).b2cs).toMatchObject([row]);
    await bill('2025-12-04', [199.99]);
    expect((await month()).b2cl).toEqual([]);
    await bill('2025-12-05', [1_00_000.01]);
    expect((await month()).b2cl).toMatchObject([{ value: 1_00_000.01 }]);
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
