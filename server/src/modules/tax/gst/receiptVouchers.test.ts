/** Documents issued: receipt vouchers, by the series of the receipts. */
import { aCustomer } from '../../../testing/factories';
import { aBill, karnataka, paid, startServerOn } from '../../../testing/receivables';
import type { Json, TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServerOn('2026-12-12');
});
afterAll(() => server.close());

const nature = 'Receipt Voucher';
const reversed = async (payment: Json, reversedOn: string) => {
  const body = { kind: 1, reversedOn, reason: 'Bounced' };
  const answer = await server.admin.rest('PUT', `payments/${payment.uniqueId}/reverse`, body);
  expect(answer.body.errors).toEqual([]);
};

test('a receipt of which a part paid nothing on its day is a voucher, cancelled if it was reversed within the month', async () => {
  const { id: customerId } = await aCustomer(server, karnataka);
  const bill = await aBill(server, customerId, 1_000, { invoiceDate: '2026-11-05' });
  const later = await aBill(server, customerId, 100, { invoiceDate: '2026-11-20' });
  const received = (amount: number, invoiceId?: number): Promise<Json> => {
    const allocations = invoiceId === undefined ? [] : [{ invoiceId, cash: 118 }];
    return paid(server, { customerId, amount, receivedOn: '2026-11-10', allocations });
  };
  const whole = await received(118);
  const inPart = await received(236, bill.id);
  await received(118, bill.id);
  const paidLater = await received(118, later.id);
  const bounced = await received(59);
  const bouncedLater = await received(60);
  await reversed(bounced, '2026-11-30');
  await reversed(bouncedLater, '2026-12-01');
  await reversed(await received(118, bill.id), '2026-11-10');

  const { docs, offlineTool } = (await server.admin.rest('GET', 'gst/gstr1?month=2026-11')).body.resultObject;
  expect((docs as Json[]).filter((row) => row.nature === nature)).toEqual([
    { nature, from: whole.number, to: inPart.number, total: 2, cancelled: 0, net: 2 },
    { nature, from: paidLater.number, to: bouncedLater.number, total: 3, cancelled: 1, net: 2 },
  ]);
  const { doc_det } = JSON.parse(offlineTool).doc_issue;
  expect((doc_det as Json[]).find(({ doc_num }) => doc_num === 6)?.docs).toEqual([
    { num: 1, from: whole.number, to: inPart.number, totnum: 2, cancel: 0, net_issue: 2 },
    { num: 2, from: paidLater.number, to: bouncedLater.number, totnum: 3, cancel: 1, net_issue: 2 },
  ]);
});

test('what was paid back on the day of receipt had a voucher', async () => {
  const { id: customerId } = await aCustomer(server, karnataka);
  const payment = await paid(server, { customerId, amount: 118, receivedOn: '2026-12-10' });
  const refund = { refundedOn: '2026-12-10', mode: 3 };
  const answer = await server.admin.rest('POST', `payments/${payment.uniqueId}/refunds`, refund);
  expect(answer.body.errors).toEqual([]);
  const { at, docs } = (await server.admin.rest('GET', 'gst/gstr1?month=2026-12')).body.resultObject;
  expect([at, docs]).toMatchObject([
    [],
    [
      { nature, total: 1, cancelled: 0 },
      { nature: 'Refund Voucher', total: 1 },
    ],
  ]);
});
