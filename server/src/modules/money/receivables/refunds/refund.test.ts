/** Refunds of what is not allocated (rule 8 of complete billing). */
import { refused } from '../../../../testing/answers';
import { aNoteToRefund } from '../../../../testing/creditNotes';
import { aCustomer } from '../../../../testing/factories';
import { aBill, ageingAt, karnataka, ledgerOf, paid, startServerOn } from '../../../../testing/receivables';
import { inconsistenciesOf } from '../../../../testing/inconsistencies';
import type { Client, Json, RestAnswer, TestServer } from '../../../../testing/testServer';

const today = '2026-12-12';

let server: TestServer;
beforeAll(async () => {
  server = await startServerOn(today);
});
afterAll(() => server.close());

const bankTransfer = { refundedOn: today, mode: 3 };
type Source = 'payments' | 'creditnotes';
const refund = (
  of: Source,
  { uniqueId }: Json,
  body: object = {},
  client: Client = server.admin,
): Promise<RestAnswer> => client.rest('POST', `${of}/${uniqueId}/refunds`, { ...bankTransfer, ...body });
const made = async (answer: Promise<RestAnswer>): Promise<Json> => {
  const { status, body } = await answer;
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: [] });
  return body.resultObject;
};
const read = async (path: string): Promise<Json> => (await server.admin.rest('GET', path)).body.resultObject;
const listed = async (path: string): Promise<Json[]> => read(path) as unknown as Promise<Json[]>;
const sumOfLedger = async (): Promise<number> => {
  const [row] = await server.app.database.writer.query('SELECT SUM(amount) AS total FROM ledger_entry');
  return Number(row.total);
};
const anAdvance = async (amount = 1180, receivedOn = '2026-11-10') => {
  const customer = await aCustomer(server, karnataka);
  return { customer, payment: await paid(server, { customerId: customer.id, amount, receivedOn }) };
};

test('case 9: a refund of 118 from a note is listed, the ledger is 0, and a second refund is refused', async () => {
  const { customer, note } = await aNoteToRefund(server);
  expect((await ledgerOf(server, customer, today)).closingBalance).toBe(-118);
  const paidBack = await made(refund('creditnotes', note, { reference: 'UTR9' }));
  expect(paidBack).toMatchObject({
    number: expect.stringMatching(/^RFD\/26-27\/\d+$/),
    amount: 118,
    taxable: 100,
    taxPercent: 18,
    reference: 'UTR9',
    creditNote: { number: note.number },
    payment: null,
  });
  const rows = await listed(`refunds?customerId=${customer.id}`);
  expect(rows).toMatchObject([{ number: paidBack.number, amount: 118, customer: { company: customer.company } }]);
  const ledger = await ledgerOf(server, customer, today);
  expect(ledger.closingBalance).toBe(0);
  expect(ledger.lines.at(-1)).toMatchObject({
    document: paidBack.number,
    debit: 118,
    refundUniqueId: paidBack.uniqueId,
  });
  expect(await sumOfLedger()).toBe(0);
  expect(await read(`creditnotes/${note.uniqueId}`)).toMatchObject({ unallocated: 0, refunded: 118, applied: 118 });
  expect(await refund('creditnotes', note)).toMatchObject(
    refused(409, `${note.number} is refunded already: ${paidBack.number} of 12-Dec-2026`),
  );
});

test('a receipt is refunded in part, never above what is left of it', async () => {
  const { customer, payment } = await anAdvance(1180);
  const bill = await aBill(server, customer.id, 400, { invoiceDate: '2026-11-20' });
  const path = `payments/${payment.uniqueId}`;
  await server.admin.rest('POST', `${path}/allocations`, { allocations: [{ invoiceId: bill.id, cash: 472 }] });
  expect(await refund('payments', payment, { amount: 708.01 })).toMatchObject(
    refused(409, `Only ₹ 708.00 of ${payment.number} is left to refund`),
  );
  const first = await made(refund('payments', payment, { amount: 118, mode: 4 }));
  expect(first).toMatchObject({ amount: 118, taxable: 100, igst: 18, cgst: 0, placeOfSupply: '29' });
  expect(await read(path)).toMatchObject({ refunded: 118, unallocated: 590, advanceTax: { taxable: 500, igst: 90 } });
  const second = await made(refund('payments', payment));
  expect(second.amount).toBe(590);
  expect(Number(second.number.split('/').at(-1))).toBe(Number(first.number.split('/').at(-1)) + 1);
  expect(await refund('payments', payment, { amount: 1 })).toMatchObject(
    refused(409, `${payment.number} is refunded already: ${second.number} of 12-Dec-2026`),
  );
  const after = await read(path);
  expect(after).toMatchObject({ refunded: 708, unallocated: 0, advanceTax: null });
  expect(after.allocations).toMatchObject([{ cash: 472 }]);
  expect((await ledgerOf(server, customer, today)).closingBalance).toBe(0);
  expect((await ageingAt(server, customer.id, today)).total).toMatchObject({ advances: 0, balance: 0 });
  expect((await ageingAt(server, customer.id, '2026-12-11')).total).toMatchObject({ advances: 708 });
  expect(await sumOfLedger()).toBe(0);
});

test('what is allocated, reversed or not approved is not refunded', async () => {
  const customer = await aCustomer(server);
  const bill = await aBill(server, customer.id, 100);
  const allocations = [{ invoiceId: bill.id, cash: 118 }];
  const allocated = await paid(server, { customerId: customer.id, amount: 118, allocations });
  expect(await refund('payments', allocated)).toMatchObject(
    refused(409, `Nothing of ${allocated.number} is left to refund`),
  );
  const { payment } = await anAdvance();
  const reverse = () =>
    server.admin.rest('PUT', `payments/${payment.uniqueId}/reverse`, { kind: 1, reversedOn: today, reason: 'Bounced' });
  const { number } = await made(refund('payments', payment, { amount: 1 }));
  expect(await reverse()).toMatchObject(refused(409, `Payment is refunded by ${number}`));
  const other = (await anAdvance()).payment;
  await server.admin.rest('PUT', `payments/${other.uniqueId}/reverse`, { kind: 1, reversedOn: today, reason: 'x' });
  expect(await refund('payments', other)).toMatchObject(refused(409, 'Payment is already reversed'));
  const { body } = await server.admin.rest('POST', 'creditnotes', {
    invoiceId: bill.id,
    taxable: 1,
    reason: 1,
    noteDate: today,
  });
  expect(await refund('creditnotes', body.resultObject)).toMatchObject(refused(409, 'Credit note is not approved'));
});

test('tax that was deducted is not paid back', async () => {
  const { id: customerId } = await aCustomer(server);
  const payment = await paid(server, { customerId, amount: 980, tdsAmount: 20 });
  expect((await made(refund('payments', payment))).amount).toBe(980);
  expect(await read(`payments/${payment.uniqueId}`)).toMatchObject({ unallocated: 20, refunded: 980 });
});

test('what a form lacks is said in words', async () => {
  const { payment } = await anAdvance();
  const errors = async (body: object) => (await refund('payments', payment, body)).body.errors;
  expect(await errors({ refundedOn: null })).toEqual(['Please select refund date']);
  expect(await errors({ mode: null })).toEqual(['Please select mode']);
  expect(await errors({ mode: 6 })).toEqual(['Please select mode']);
  expect(await errors({ amount: 0 })).toEqual(['Please enter amount']);
  expect(await errors({ refundedOn: '2026-12-13' })).toEqual(['Refund date cannot be in the future']);
  expect(await errors({ refundedOn: '2026-11-09' })).toEqual(['Refund date cannot be before the received date']);
});

test('only those who record payments refund, by REST and GraphQL alike', async () => {
  const { payment } = await anAdvance();
  expect((await refund('payments', payment, {}, server.member)).status).toBe(403);
  expect((await refund('payments', payment, {}, server.nobody)).status).toBe(401);
  const { data } = await server.admin.graphql(
    'mutation($input: RefundInput!) { refundPayment(input: $input) { number amount mode customer { company } } }',
    { input: { uniqueId: payment.uniqueId, refundedOn: today, mode: 'Upi', amount: 80 } },
  );
  expect(data.refundPayment).toMatchObject({ amount: 80, mode: 'Upi' });
  const found = await server.admin.graphql(
    `{ refunds(search: { paymentId: ["${payment.uniqueId}"] }) { rowCount rows { number payment { number } } } }`,
  );
  expect(found.data.refunds).toEqual({
    rowCount: 1,
    rows: [{ number: data.refundPayment.number, payment: { number: payment.number } }],
  });
});

test('of two refunds at once one is refused', async () => {
  for (const [of, source] of [
    ['payments', (await anAdvance()).payment],
    ['creditnotes', (await aNoteToRefund(server)).note],
  ] as const) {
    const answers = await Promise.all([refund(of, source), refund(of, source)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body.errors[0]).toMatch(/ is refunded already: RFD\//);
  }
});

describe('the return', () => {
  const file = (month: string) =>
    server.admin.rest('PUT', `gst/periods/${month}`, { filedOn: '2026-12-11', arn: 'AA271', reason: 'Agreed' });
  const reopen = (month: string) => server.admin.rest('PUT', `gst/periods/${month}/reopen`, { reason: 'x' });
  const returnOf = (month: string) => read(`gst/gstr1?month=${month}`);

  test('takes a refund off the advances of its month, or of an earlier one', async () => {
    const { payment } = await anAdvance(1180, '2026-07-05');
    const { payment: later } = await anAdvance(2360, '2026-08-05');
    await made(refund('payments', payment, { refundedOn: '2026-07-20', amount: 118 }));
    await made(refund('payments', payment, { refundedOn: '2026-08-20', amount: 590 }));
    await made(refund('payments', later, { refundedOn: '2026-08-21', amount: 236 }));
    const [july, august] = [await returnOf('2026-07'), await returnOf('2026-08')];
    expect(july).toMatchObject({ at: [{ placeOfSupply: '29', taxable: 900, igst: 162 }], atadj: [] });
    expect(august).toMatchObject({
      at: [{ placeOfSupply: '29', taxable: 1800, igst: 324 }],
      atadj: [{ placeOfSupply: '29', taxable: 500, igst: 90 }],
    });
    const issued = (wanted: string) => (august.docs as Json[]).filter(({ nature }) => nature === wanted);
    expect(issued('Refund Voucher')).toMatchObject([{ total: 2, cancelled: 0, net: 2 }]);
    expect(issued('Receipt Voucher')).toMatchObject([{ from: later.number, to: later.number, total: 1 }]);
    const { doc_issue: issuedJson } = JSON.parse(august.offlineTool);
    expect(issuedJson.doc_det).toContainEqual(expect.objectContaining({ doc_num: 8 }));
  });

  test('of a filed month lists no further refund', async () => {
    const { payment } = await anAdvance(1180, '2026-10-05');
    const { note } = await aNoteToRefund(server);
    await file('2026-10');
    const before = await returnOf('2026-10');
    expect(await refund('payments', payment, { refundedOn: '2026-10-31' })).toMatchObject(
      refused(409, 'GSTR-1 of October 2026 is filed'),
    );
    expect((await refund('payments', payment, { refundedOn: '2026-11-01', amount: 100 })).status).toBe(200);
    expect((await refund('creditnotes', note)).status).toBe(200);
    expect((await returnOf('2026-10')).at).toEqual(before.at);
    await reopen('2026-10');
  });
});

test('what is stored agrees with the documents', async () => {
  expect(await inconsistenciesOf(server)).toEqual([]);
});
