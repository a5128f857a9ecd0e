import { gstinWithCheckDigit } from '../../../domain/tax/gstin';
import { aConsignment, aCustomer } from '../../../testing/factories';
import { aManualInvoice, approve, generationOf } from '../../../testing/invoices';
import { aBill, karnataka, ledgerOf, paid, pay, startServerOn } from '../../../testing/receivables';
import type { Json, TestServer } from '../../../testing/testServer';

const today = '2026-11-22';

let server: TestServer;
beforeAll(async () => {
  server = await startServerOn(today);
});
afterAll(() => server.close());

test('case 11: an invoice that is set to Paid has a payment, by each way to that state', async () => {
  const customer = await aCustomer(server);
  const paymentDate = '2026-11-15';
  const paidBody = { invoiceStatus: 3, paymentDate };
  const approved = await aBill(server, customer.id, 10_000, { invoiceDate: '2026-11-01' });
  const { status, body } = await approve(server, approved, paidBody);
  expect({ status, body: body.resultObject }).toMatchObject({ status: 200, body: paidBody });
  const draft = await aManualInvoice(server, { customerId: customer.id, invoiceDate: '2026-11-01' });
  const edited = await server.admin.rest('PUT', `invoices/${draft.uniqueId}`, paidBody);
  expect(edited.body.resultObject).toMatchObject({ ...paidBody, version: 2, outstanding: 0 });
  await aManualInvoice(server, {
    customerId: customer.id,
    invoiceDate: '2026-11-01',
    invoiceNumber: 'KTC/77',
    ...paidBody,
  });
  const { body: list } = await server.admin.rest('GET', `payments?customerId=${customer.id}&sortBy=number`);
  expect(
    list.resultObject.map(({ amount, mode, source, receivedOn, unallocated }: Json) => [
      ...[amount, mode, source, receivedOn, unallocated],
    ]),
  ).toEqual([
    [11_800, 7, 2, paymentDate, 0],
    [1180, 7, 2, paymentDate, 0],
    [1180, 7, 2, paymentDate, 0],
  ]);
  expect((await ledgerOf(server, customer, today)).closingBalance).toBe(0);
});

test('of invoices that are approved together, those that become Paid have the mode', async () => {
  const customer = await aCustomer(server);
  const approved = await aBill(server, customer.id, 100, { invoiceDate: '2026-11-01' });
  const draft = await aManualInvoice(server, { customerId: customer.id, invoiceDate: '2026-11-01' });
  const items = [approved, draft].map(({ uniqueId }) => ({ uniqueId }));
  const { body } = await server.admin.rest('POST', 'invoices/bulk/approve', {
    items,
    paymentDate: '2026-11-15',
    mode: 3,
  });
  expect(body.resultObject).toMatchObject([{ ok: true }, { ok: true }]);
  const { body: list } = await server.admin.rest('GET', `payments?customerId=${customer.id}`);
  expect(list.resultObject).toMatchObject([{ amount: 118, mode: 3 }]);
});

test('of invoices that are paid together, each customer has deducted TDS at its rate, if that is said', async () => {
  const individual = gstinWithCheckDigit('29AAAPK1234Q1Z');
  const [company, person] = [await aCustomer(server, karnataka), await aCustomer(server, { gst: individual })];
  const [whole, partly] = [await aBill(server, company.id, 100), await aBill(server, company.id, 200)];
  const small = await aBill(server, person.id, 100);
  await pay(server, { customerId: company.id, amount: 36, allocations: [{ invoiceId: partly.id, cash: 36 }] });
  const items = [whole, partly, small].map(({ uniqueId }) => ({ uniqueId }));
  const input = { items, paymentDate: server.app.clock.today(), mode: 3, deductsTds: true };
  const { body } = await server.admin.rest('POST', 'invoices/bulk/approve', input);
  expect(body.resultObject).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
  const paymentsOf = async ({ id }: { id: number }) => {
    const { body: list } = await server.admin.rest('GET', `payments?customerId=${id}`);
    return (list.resultObject as Json[]).map(({ amount, tdsAmount }) => [amount, tdsAmount]);
  };
  // Of what is paid in part the tax was deducted with the first payment.
  expect(new Set(await paymentsOf(company))).toEqual(
    new Set([
      [36, 0],
      [116, 2],
      [200, 0],
    ]),
  );
  expect(await paymentsOf(person)).toEqual([[117, 1]]);
});

describe('the consignments of an invoice', () => {
  test('that becomes Paid are paid with it, those that were pending alone pending again', async () => {
    const customer = await aCustomer(server);
    const given = { senderId: customer.id, customerAmount: 120.5 };
    const [pending, earlier] = [
      await aConsignment(server, {}, given),
      await aConsignment(server, { paid: true }, given),
    ];
    const generation = { ...generationOf(server, customer.id, [pending, earlier]), billPaid: true };
    const { body } = await server.admin.rest('POST', 'invoices', generation);
    await approve(server, body.resultObject);
    const payment = await paid(server, { customerId: customer.id, amount: 284.38, auto: true });
    const state = async ({ uniqueId }: { uniqueId: string }) => {
      const { body: answer } = await server.admin.rest('GET', `consignments/${uniqueId}`);
      const { paymentStatus, paidByInvoice, paymentRecivedDate } = answer.resultObject;
      return [paymentStatus, paidByInvoice, paymentRecivedDate];
    };
    expect(await state(pending)).toEqual([2, true, today]);
    expect(await state(earlier)).toEqual([2, null, today]);
    const reversal = { kind: 2, reversedOn: today, reason: 'Of another customer' };
    await server.admin.rest('PUT', `payments/${payment.uniqueId}/reverse`, reversal);
    expect(await state(pending)).toEqual([1, false, null]);
    expect(await state(earlier)).toEqual([2, null, today]);
  });
});
