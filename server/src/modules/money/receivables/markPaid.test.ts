/** Rule 13 of complete billing: an invoice that is set to Paid says how it was paid, if that is known. */
import { refused } from '../../../testing/answers';
import { aCustomer, type Made } from '../../../testing/factories';
import { aManualInvoice, approve } from '../../../testing/invoices';
import { aBill, karnataka, ledgerOf, startServerOn, type Billed } from '../../../testing/receivables';
import type { Json, TestServer } from '../../../testing/testServer';

const today = '2026-11-22';
const modes = { Cash: 1, BankTransfer: 3, NotStated: 7 };

let server: TestServer;
beforeAll(async () => {
  server = await startServerOn(today);
});
afterAll(() => server.close());

const billed = async (taxable = 10_000): Promise<{ customer: Made; bill: Billed }> => {
  const customer = await aCustomer(server, karnataka);
  return { customer, bill: await aBill(server, customer.id, taxable, { invoiceDate: '2026-11-10' }) };
};
const pay = (bill: Billed, given: object) =>
  approve(server, bill, { invoiceStatus: 3, paymentDate: '2026-11-20', ...given });
const paymentsOf = async ({ uniqueId }: Billed): Promise<Json[]> =>
  (await server.admin.rest('GET', `invoices/${uniqueId}/payments`)).body.resultObject;

test('mode and tax deducted are those of its payment, and the ledger is even', async () => {
  const { customer, bill } = await billed();
  const { status, body } = await pay(bill, { mode: modes.BankTransfer, tdsAmount: 200 });
  expect([status, body.errors]).toEqual([200, []]);
  expect(body.resultObject).toMatchObject({ invoiceStatus: 3, outstanding: 0, paymentDate: '2026-11-20' });
  const [payment] = await paymentsOf(bill);
  expect(payment).toMatchObject({ mode: modes.BankTransfer, cash: 11_600, tds: 200, receivedOn: '2026-11-20' });
  const read = await server.admin.rest('GET', `payments/${payment?.paymentUniqueId}`);
  expect(read.body.resultObject).toMatchObject({
    amount: 11_600,
    tdsAmount: 200,
    allocatedCash: 11_600,
    allocatedTds: 200,
  });
  expect((await ledgerOf(server, customer, today)).closingBalance).toBe(0);
  const { data } = await server.admin.graphql('{ tdsQuarters { quarter tdsAmount } }');
  expect(data.tdsQuarters).toEqual([{ quarter: '2026-10-01', tdsAmount: 200 }]);
});

test('the date alone is enough, as the specification has it', async () => {
  const { bill } = await billed();
  expect((await pay(bill, {})).status).toBe(200);
  expect(await paymentsOf(bill)).toMatchObject([{ mode: modes.NotStated, cash: 11_800, tds: 0 }]);
});

test('the limits of payments hold', async () => {
  const { bill } = await billed();
  const tooMuch = await pay(bill, { tdsAmount: 1_000.01 });
  expect(tooMuch).toMatchObject(refused(409, 'TDS is more than 10 % of the taxable amount'));
  const { bill: large } = await billed(200_000);
  const cash = await pay(large, { mode: modes.Cash });
  expect(cash).toMatchObject(refused(409, 'Cash for one invoice must stay below ₹ 2,00,000.00'));
  expect(await paymentsOf(large)).toEqual([]);
  const paid = { customerId: bill.customerId, amount: 11_799, receivedOn: today, mode: modes.BankTransfer, auto: true };
  await server.admin.rest('POST', 'payments', paid);
  const more = await pay(bill, { paymentDate: today, tdsAmount: 2 });
  expect(more).toMatchObject(refused(409, `Allocation is more than is due on ${bill.invoiceNumber}`));
  expect((await pay(bill, { paymentDate: today, tdsAmount: 1 })).status).toBe(200);
});

test('cash of a day counts with what was received otherwise', async () => {
  const { bill, customer } = await billed();
  const before = { customerId: customer.id, amount: 190_000, receivedOn: '2026-11-20', mode: modes.Cash };
  expect((await server.admin.rest('POST', 'payments', before)).body.errors).toEqual([]);
  expect(await pay(bill, { mode: modes.Cash })).toMatchObject(
    refused(409, 'Cash from one customer must stay below ₹ 2,00,000.00 a day'),
  );
});

test('mode and tax are of a payment alone', async () => {
  const draft = await aManualInvoice(server);
  for (const given of [{ mode: modes.Cash }, { tdsAmount: 5 }])
    expect(await approve(server, draft, { invoiceStatus: 2, ...given })).toMatchObject(
      refused(400, 'Mode and TDS are of a payment'),
    );
});
