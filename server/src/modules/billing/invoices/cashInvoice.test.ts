/** Rule 3 of complete billing: what is paid already is invoiced with the tax inside. */
import { aConsignment, aCustomer, type Made } from '../../../testing/factories';
import { generationOf } from '../../../testing/invoices';
import { ledgerOf, startServerOn } from '../../../testing/receivables';
import type { Json, RestAnswer, TestServer } from '../../../testing/testServer';

const today = '2026-11-22';
const home = '27ABACS0877M1ZW';

let server: TestServer;
beforeAll(async () => {
  server = await startServerOn(today);
});
afterAll(() => server.close());

const modes = { Cash: 1, Credit: 2, ToPay: 3 };
const booked = async (senderId: number, customerAmount: number, paymentMode: number, paid = false) => {
  const one = await aConsignment(server, { approved: paid }, { senderId, customerAmount, paymentMode });
  if (!paid) return one;
  const payment = { customerAmount, vendorAmount: 80, paymentStatus: 2, paymentRecivedDate: today };
  const { body } = await server.admin.rest('PUT', `consignments/${one.uniqueId}/payment`, payment);
  expect(body.errors).toEqual([]);
  return one;
};
const generate = (path: string, customerId: number, consignments: readonly Made[], given: object = {}) =>
  server.admin.rest('POST', path, { ...generationOf(server, customerId, consignments), ...given });
const said = ({ status, body }: RestAnswer) => [status, body.errors];

test('case 2: cash is on a cash invoice, credit on an ordinary one, to-pay waits for its payment', async () => {
  const customer = await aCustomer(server, { gst: home });
  const [cash, credit] = [
    await booked(customer.id, 400, modes.Cash, true),
    await booked(customer.id, 200, modes.Credit),
  ];
  const toPay = await booked(customer.id, 300, modes.ToPay);
  const { body: preview } = await server.admin.rest('POST', 'invoices/bystate/preview', {
    customerId: customer.id,
    consignmentIds: [cash.id, credit.id],
    paidAs: 'inside',
  });
  expect(preview.resultObject).toMatchObject([
    { isCash: false, totalConsignments: 1, totalAmount: 236 },
    { isCash: true, totalConsignments: 1, actualAmount: 338.98, cgst: 30.51, sgst: 30.51, totalAmount: 400 },
  ]);
  const { status, body } = await generate('invoices/bystate', customer.id, [cash, credit], { paidAs: 'inside' });
  expect([status, body.errors]).toEqual([200, []]);
  const [ordinary, paid] = body.resultObject as Json[];
  expect(ordinary).toMatchObject({ invoiceType: 1, invoiceStatus: 1, invoiceNumber: null, totalAmount: 236 });
  expect(paid).toMatchObject({
    invoiceType: 4,
    invoiceStatus: 3,
    actualAmount: 338.98,
    cgst: 30.51,
    sgst: 30.51,
    totalAmount: 400,
    buyerGstin: home,
    supplyType: 1,
    paymentDate: today,
  });
  expect(paid?.invoiceNumber).toMatch(/^INV\/26-27\/\d+$/);
  const payments = await server.admin.rest('GET', `payments?customerId=${customer.id}`);
  expect(payments.body.resultObject).toMatchObject([{ mode: 1, amount: 400 }]);
  expect((await ledgerOf(server, customer, today)).closingBalance).toBe(0);
  await server.admin.rest('PUT', `invoices/${ordinary?.uniqueId}/approve`, { invoiceStatus: 2 });
  expect((await ledgerOf(server, customer, today)).closingBalance).toBe(236);
  const { body: issued } = await server.admin.rest('GET', `invoices/${ordinary?.uniqueId}`);
  expect(issued.resultObject).toMatchObject({ outstanding: 236 });
  const again = await generate('invoices/bystate', customer.id, [cash, credit], { paidAs: 'inside' });
  expect(said(again)).toEqual([409, [`Consignment is already invoiced: ${cash.awbNo}, ${credit.awbNo}`]]);
  const open = await server.admin.rest('GET', `earnings/unbilled?month=2026-11&senderId=${customer.id}`);
  expect((open.body.resultObject as Json[]).map(({ awbNo }) => awbNo)).toEqual([toPay.awbNo]);
});

test('what is paid already is refused unless it is asked for', async () => {
  const { id } = await aCustomer(server, { gst: home });
  const [paid, open] = [await booked(id, 118, modes.Cash, true), await booked(id, 100, modes.Credit)];
  for (const path of ['invoices', 'invoices/bystate'])
    expect(said(await generate(path, id, [paid, open]))).toEqual([
      409,
      [`1 booking is paid already: AWB ${paid.awbNo}`],
    ]);
  expect(said(await generate('invoices', id, [paid, open], { paidAs: 'inside' }))).toEqual([
    409,
    ['Paid and unpaid bookings need separate invoices'],
  ]);
  expect(said(await generate('invoices', id, [paid], { paidAs: 'outside' }))).toEqual([
    400,
    ["Paid as must be 'inside'"],
  ]);
  const { body } = await generate('invoices', id, [paid], { paidAs: 'inside' });
  expect(body.resultObject).toMatchObject({ invoiceType: 4, totalAmount: 118, actualAmount: 100 });
  const cancelled = await server.admin.rest('PUT', `invoices/${body.resultObject.uniqueId}/cancel`, {
    reason: 'Made twice',
  });
  expect(cancelled.body.errors).toEqual([]);
  const onTop = await generate('invoices', id, [paid, open], { billPaid: true });
  expect(onTop.body.resultObject).toMatchObject({ invoiceType: 1, totalConsignments: 2, totalAmount: 257.24 });
});

test('money at the door is not the freight of a booking on credit', async () => {
  const { id: senderId } = await aCustomer(server, { gst: home });
  const given = {
    senderId,
    customerAmount: 100,
    paymentMode: modes.Credit,
    isVPP: true,
    vppAmount: 500,
    vppCommission: 20,
  };
  const one = await aConsignment(server, { approved: true }, given);
  const payment = { customerAmount: 100, vendorAmount: 80, paymentStatus: 2, paymentRecivedDate: today };
  await server.admin.rest('PUT', `consignments/${one.uniqueId}/payment`, payment);
  const { body } = await generate('invoices', senderId, [one]);
  expect(body.resultObject).toMatchObject({ invoiceType: 1, totalAmount: 118 });
});
