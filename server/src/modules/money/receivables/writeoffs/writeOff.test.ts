/** Rule 8 of complete billing: what is outstanding of an invoice is written off, above a limit by two persons. */
import { refused } from '../../../../testing/answers';
import { aConsignment, aCustomer } from '../../../../testing/factories';
import { aManualInvoice, approve, generationOf } from '../../../../testing/invoices';
import { anotherAdmin } from '../../../../testing/people';
import {
  aBill,
  ageingAt,
  invoiceOf,
  karnataka,
  ledgerOf,
  paid,
  startServerOn,
  writeOff,
} from '../../../../testing/receivables';
import { inconsistenciesOf } from '../../../../testing/inconsistencies';
import type { Client, Json, RestAnswer, TestServer } from '../../../../testing/testServer';

const today = '2026-12-12';

let server: TestServer;
let other: Client;
beforeAll(async () => {
  server = await startServerOn(today);
  other = await anotherAdmin(server);
});
afterAll(() => server.close());

const made = async (answer: Promise<RestAnswer>): Promise<Json> => {
  const { status, body } = await answer;
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: [] });
  return body.resultObject;
};
const approveAs = (client: Client, { uniqueId }: Json) => client.rest('PUT', `writeoffs/${uniqueId}/approve`, {});
const sumOfLedger = async (): Promise<number> => {
  const [row] = await server.app.database.writer.query('SELECT SUM(amount) AS total FROM ledger_entry');
  return Number(row.total);
};
async function owing(taxable: number, invoiceDate = '2026-11-02') {
  const customer = await aCustomer(server, karnataka);
  return { customer, bill: await aBill(server, customer.id, taxable, { invoiceDate }) };
}

test('a small rest is written off at once: outstanding 0, in the ledger, in ageing and at the invoice', async () => {
  const { customer, bill } = await owing(1000);
  const receivedOn = '2026-11-20';
  await paid(server, {
    customerId: customer.id,
    receivedOn,
    amount: 1100,
    allocations: [{ invoiceId: bill.id, cash: 1100 }],
  });
  const given = { writtenOffOn: '2026-12-01', reason: 'Rest below the cost of asking' };
  const done = await made(writeOff(server, bill, given));
  expect(done).toMatchObject({
    number: expect.stringMatching(/^WRO\/26-27\/\d+$/),
    ...given,
    amount: 80,
    status: 2,
    approvedBy: null,
    customer: { company: customer.company },
    invoice: { outstanding: 0, invoiceStatus: 3 },
  });
  expect(await invoiceOf(server, bill)).toMatchObject({ outstanding: 0, invoiceStatus: 3 });
  const ledger = await ledgerOf(server, customer, today);
  expect(ledger.closingBalance).toBe(0);
  expect(ledger.lines).toContainEqual(expect.objectContaining({ document: done.number, debit: 0, credit: 80 }));
  expect(await sumOfLedger()).toBe(0);
  expect((await ageingAt(server, customer.id, '2026-11-30')).total).toMatchObject({ balance: 80, writtenOff: 0 });
  expect((await ageingAt(server, customer.id, today)).rows).toMatchObject([
    { company: customer.company, balance: 0, writtenOff: 80 },
  ]);
  expect((await ageingAt(server, customer.id, '2027-04-01')).total).toMatchObject({ writtenOff: 0 });
  const { data } = await server.admin.graphql(
    `{ invoice(uniqueId: "${bill.uniqueId}") { payments { number writeOffUniqueId paymentUniqueId mode cash } }
       receivablesSummary { ageing { writtenOff } } }`,
  );
  expect(data.invoice.payments.at(-1)).toEqual({
    number: done.number,
    writeOffUniqueId: done.uniqueId,
    paymentUniqueId: null,
    mode: null,
    cash: 80,
  });
  expect(data.receivablesSummary.ageing.writtenOff).toBeGreaterThanOrEqual(80);
});

test('above the limit it waits and moves nothing, until somebody else than who entered it approves', async () => {
  const { customer, bill } = await owing(1000);
  const waiting = await made(writeOff(server, bill));
  expect(waiting).toMatchObject({ number: null, amount: 1180, status: 1, invoice: { outstanding: 1180 } });
  expect((await ledgerOf(server, customer, today)).closingBalance).toBe(1180);
  expect(await approveAs(server.admin, waiting)).toMatchObject(
    refused(409, 'Somebody else has to approve what you have entered'),
  );
  expect(await writeOff(server, bill)).toMatchObject(
    refused(409, `A write-off of ${bill.invoiceNumber} waits for approval already`),
  );
  const approved = await made(approveAs(other, waiting));
  expect(approved).toMatchObject({ status: 2, approvedBy: { firstName: expect.any(String) } });
  expect(await invoiceOf(server, bill)).toMatchObject({ outstanding: 0, invoiceStatus: 3 });
  expect((await ledgerOf(server, customer, today)).closingBalance).toBe(0);
  expect(await approveAs(other, waiting)).toMatchObject(refused(409, 'Write-off is already approved'));
  expect(await server.admin.rest('DELETE', `writeoffs/${waiting.uniqueId}`)).toMatchObject(
    refused(409, 'Only a write-off that waits for approval can be deleted'),
  );
  expect(await writeOff(server, bill)).toMatchObject(refused(409, `Nothing of ${bill.invoiceNumber} is outstanding`));
});

test('one that waits is deleted, and is refused once something else was outstanding', async () => {
  const { customer, bill } = await owing(1000);
  const turnedDown = await made(writeOff(server, bill));
  expect((await server.admin.rest('DELETE', `writeoffs/${turnedDown.uniqueId}`)).status).toBe(200);
  const waiting = await made(writeOff(server, bill));
  await paid(server, { customerId: customer.id, amount: 500, allocations: [{ invoiceId: bill.id, cash: 500 }] });
  expect(await approveAs(other, waiting)).toMatchObject(
    refused(409, `₹ 680.00 of ${bill.invoiceNumber} is outstanding now, not ₹ 1,180.00: enter the write-off anew`),
  );
  const rows = await made(server.admin.rest('GET', `writeoffs?customerId=${customer.id}&status=1`));
  expect(rows).toMatchObject([{ uniqueId: waiting.uniqueId, number: null }]);
});

test('the limit is a dated setting', async () => {
  const { status } = await server.admin.rest('PUT', 'settings/writeOff.limit', {
    validFrom: '2026-12-10',
    value: '2000',
  });
  expect(status).toBe(200);
  const [before, after] = [await owing(1000), await owing(1000)];
  expect(await made(writeOff(server, before.bill, { writtenOffOn: '2026-12-09' }))).toMatchObject({ status: 1 });
  expect(await made(writeOff(server, after.bill, { writtenOffOn: '2026-12-10' }))).toMatchObject({ status: 2 });
});

test('needs a reason and a day of the invoice or later, an approved invoice, and an administrator', async () => {
  const { bill } = await owing(10);
  const refusals: [Json, number, string][] = [
    [{ reason: ' ' }, 400, 'Please enter the reason'],
    [{ writtenOffOn: null }, 400, 'Please select write-off date'],
    [{ writtenOffOn: '2026-11-01' }, 400, 'Write-off date cannot be before the invoice date'],
    [{ writtenOffOn: '2026-12-13' }, 400, 'Write-off date cannot be in the future'],
  ];
  for (const [given, status, message] of refusals)
    expect(await writeOff(server, bill, given)).toMatchObject(refused(status, message));
  const generated = await aManualInvoice(server, { customerId: (await aCustomer(server)).id });
  expect(await writeOff(server, generated)).toMatchObject(refused(409, 'Invoice is not approved'));
  const cancelled = (await owing(10)).bill;
  await server.admin.rest('PUT', `invoices/${cancelled.uniqueId}/cancel`, { reason: 'Made twice' });
  expect(await writeOff(server, cancelled)).toMatchObject(refused(409, 'Invoice is cancelled'));
  const body = { writtenOffOn: today, reason: 'x' };
  expect((await server.member.rest('POST', `invoices/${bill.uniqueId}/writeoff`, body)).status).toBe(403);
  expect((await server.member.rest('GET', 'writeoffs')).status).toBe(403);
});

test('pays the bookings of its invoice, and a payment that bounces later makes that part outstanding again', async () => {
  const { id } = await aCustomer(server);
  const booked = await aConsignment(server, {}, { senderId: id, customerAmount: 100, paymentMode: 2 });
  const invoice: Json = await made(server.admin.rest('POST', 'invoices', generationOf(server, id, [booked])));
  await approve(server, invoice as never);
  const payment = await paid(server, {
    customerId: id,
    amount: 100,
    allocations: [{ invoiceId: invoice.id as number, cash: 100 }],
  });
  await made(writeOff(server, invoice as never));
  const bookingOf = () => made(server.admin.rest('GET', `consignments/${booked.uniqueId}`));
  expect(await bookingOf()).toMatchObject({ paymentStatus: 2 });
  const reversal = { kind: 1, reversedOn: today, reason: 'Funds insufficient' };
  await made(server.admin.rest('PUT', `payments/${payment.uniqueId}/reverse`, reversal));
  expect(await invoiceOf(server, invoice as never)).toMatchObject({ outstanding: 100, invoiceStatus: 2 });
  expect(await bookingOf()).toMatchObject({ paymentStatus: 1 });
});

test('of two at once one is written off', async () => {
  const { bill } = await owing(10);
  const answers = await Promise.all([writeOff(server, bill), writeOff(server, bill)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('what is stored agrees with the documents', async () => {
  expect(await inconsistenciesOf(server)).toEqual([]);
});
