/** Two clients change the same money at once: each is answered by a refusal or by success, and nothing is half written. */
import { aConsignment, aCustomer, type Made } from '../../../testing/factories';
import { approve } from '../../../testing/invoices';
import { aBill, invoiceOf, karnataka, ledgerOf, paid, pay, startServerOn } from '../../../testing/receivables';
import { inconsistenciesOf } from '../../../testing/inconsistencies';
import type { Json, RestAnswer, TestServer } from '../../../testing/testServer';

const today = '2026-11-22';
let server: TestServer;
beforeAll(async () => {
  server = await startServerOn(today);
});
afterAll(() => server.close());

/** Statuses and refusals, the successful ones first. */
const atOnce = async (...asked: Promise<RestAnswer>[]) =>
  (await Promise.all(asked)).map(({ status, body }) => [status, ...body.errors]).sort();

async function billed(amount = 1180) {
  const customer = await aCustomer(server, karnataka);
  const bill = await aBill(server, customer.id, 1000, { invoiceDate: '2026-11-05' });
  const payment = await paid(server, { customerId: customer.id, amount, receivedOn: '2026-11-10' });
  return { customer, bill, payment };
}

const put = (path: string, body: object) => server.admin.rest('PUT', path, body);
const post = (path: string, body: object) => server.admin.rest('POST', path, body);
const remove = (path: string) => server.admin.rest('DELETE', path);
const reversal = { kind: 1, reversedOn: today, reason: 'Bounced' };
const balanceOf = async (customer: Made) => (await ledgerOf(server, customer, today)).closingBalance;

test('an invoice is cancelled while a payment is allocated to it', async () => {
  const { customer, bill, payment } = await billed();
  const allocations = [{ invoiceId: bill.id, cash: 1180 }];
  const answers = await atOnce(
    put(`invoices/${bill.uniqueId}/cancel`, { reason: 'Made twice' }),
    post(`payments/${payment.uniqueId}/allocations`, { allocations }),
  );
  const isCancelled = (await invoiceOf(server, bill)).cancelledOn !== null;
  expect(answers).toEqual([[200], [409, isCancelled ? 'Invoice is cancelled' : 'Invoice has payments']]);
  expect(await balanceOf(customer)).toBe(isCancelled ? -1180 : 0);
});

test('a payment is allocated while it is reversed', async () => {
  const { customer, bill, payment } = await billed();
  const path = `payments/${payment.uniqueId}`;
  const answers = await atOnce(put(`${path}/reverse`, reversal), post(`${path}/allocations`, { auto: true }));
  expect(answers[0]).toEqual([200]);
  expect([[200], [409, 'Payment is already reversed']]).toContainEqual(answers[1]);
  expect((await invoiceOf(server, bill)).outstanding).toBe(1180);
  expect(await balanceOf(customer)).toBe(1180);
});

test('a payment is reversed, and allocated, twice', async () => {
  const { customer, bill, payment } = await billed();
  const path = `payments/${payment.uniqueId}`;
  const allocations = [{ invoiceId: bill.id, cash: 700 }];
  const allocated = post(`${path}/allocations`, { allocations });
  expect(await atOnce(allocated, post(`${path}/allocations`, { allocations }))).toEqual([
    [200],
    [409, 'Allocation is more than is left of the payment'],
  ]);
  expect(await atOnce(put(`${path}/reverse`, reversal), put(`${path}/reverse`, reversal))).toEqual([
    [200],
    [409, 'Payment is already reversed'],
  ]);
  expect(await balanceOf(customer)).toBe(1180);
});

test('an invoice is set to Paid while a payment is recorded for it', async () => {
  const { customer, bill } = await billed(1);
  const allocations = [{ invoiceId: bill.id, cash: 1180 }];
  const answers = await atOnce(
    approve(server, bill, { invoiceStatus: 3, paymentDate: today }),
    pay(server, { customerId: customer.id, amount: 1180, allocations }),
  );
  expect(answers[0]).toEqual([200]);
  expect([`Allocation is more than is due on ${bill.invoiceNumber}`, 'Invoice is paid']).toContain(answers[1]?.[1]);
  expect(await invoiceOf(server, bill)).toMatchObject({ invoiceStatus: 3, outstanding: 0 });
  expect(await balanceOf(customer)).toBe(-1);
});

test('a customer is deleted while a payment is recorded', async () => {
  const customer = await aCustomer(server);
  const answers = await atOnce(
    remove(`customers/${customer.uniqueId}`),
    pay(server, { customerId: customer.id, amount: 5 }),
  );
  expect(answers[0]).toEqual([200]);
  expect([
    [400, 'Customer not found'],
    [409, 'Customer has customer payments'],
  ]).toContainEqual(answers[1]);
});

test('an opening balance is set by two at once: one of them stands', async () => {
  const customer = await aCustomer(server);
  const set = (amount: number) => put(`customers/${customer.uniqueId}/opening`, { date: '2026-04-01', amount });
  const answers = await atOnce(set(100), set(300));
  expect(answers.every(([status]) => status === 200 || status === 409)).toBe(true);
  expect(answers[0]).toEqual([200]);
  expect([100, 300]).toContain(await balanceOf(customer));
});

test('VPP money is remitted while its delivery is taken back, and set off while the invoice is paid', async () => {
  const { customer, bill } = await billed(1);
  const given = { senderId: customer.id, bookingDate: today, isVpp: true, vppAmount: 1500, vppCommission: 1 };
  const delivered = async () => {
    const { uniqueId } = await aConsignment(server, {}, given);
    const movement = { action: 'Handed over', city: 'Pune', deliveryStatus: 3, actionDate: today };
    await post(`consignments/${uniqueId}/histories`, movement);
    const { body } = await server.admin.rest('GET', `consignments/${uniqueId}`);
    const live = (body.resultObject.consignmentHistories as Json[]).find(({ deletedOn }) => deletedOn === null);
    return `consignments/${uniqueId}/histories/${live?.uniqueId}`;
  };
  const owed = async () => (await ledgerOf(server, customer, today)).vpp.closingBalance;
  const remit = (more: object = {}) =>
    post('vpp/remittances', { customerId: customer.id, remittedOn: today, mode: 3, ...more });
  const first = await atOnce(remit(), remove(await delivered()));
  expect(first.map(([status]) => status)).toEqual([200, 409]);
  expect(await owed()).toBe(0);
  await delivered();
  const setOffs = [{ invoiceId: bill.id, amount: 1180 }];
  const allocations = [{ invoiceId: bill.id, cash: 1180 }];
  expect(await atOnce(remit({ setOffs }), pay(server, { customerId: customer.id, amount: 1180, allocations }))).toEqual(
    [[200], [409, `Allocation is more than is due on ${bill.invoiceNumber}`]],
  );
  expect((await invoiceOf(server, bill)).outstanding).toBe(0);
  expect([0, 1500]).toContain(await owed());
});

test('what is stored agrees with the documents', async () => {
  expect(await inconsistenciesOf(server)).toEqual([]);
});
