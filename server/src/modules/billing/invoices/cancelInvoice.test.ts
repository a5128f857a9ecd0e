import { aCreditNote, aDraftNote } from '../../../testing/creditNotes';
import { aCustomer } from '../../../testing/factories';
import { aGeneratedInvoice, aManualInvoice, approve, generationOf } from '../../../testing/invoices';
import { pastedAnswer } from '../../../testing/irn';
import {
  aBill,
  ageingAt,
  invoiceOf,
  karnataka,
  ledgerOf,
  paid,
  pay,
  startServerOn,
} from '../../../testing/receivables';
import { inconsistenciesOf } from '../../../testing/inconsistencies';
import type { Client, Json, TestServer } from '../../../testing/testServer';

const today = '2026-11-22';
let server: TestServer;
beforeAll(async () => {
  server = await startServerOn(today);
});
afterAll(() => server.close());

const refused = (status: number, ...errors: string[]) => ({ status, body: { errors } });
const cancel = (
  { uniqueId }: { uniqueId: string },
  body: Json = { reason: 'Billed to the wrong company' },
  admin: Client = server.admin,
) => admin.rest('PUT', `invoices/${uniqueId}/cancel`, body);
const aBillOf = async (taxable = 1000, given: Record<string, unknown> = {}) =>
  aBill(server, (await aCustomer(server, karnataka)).id, taxable, given);
const billing = async () => (await server.admin.rest('GET', 'dashboard/billingsummary')).body.resultObject[0].total;

describe('cancelling an invoice', () => {
  test('keeps number, state and amounts, and releases the consignments', async () => {
    const before = await billing();
    const generated = await aGeneratedInvoice(server);
    const { body: approved } = await approve(server, generated);
    const number = approved.resultObject.invoiceNumber as string;
    const [consignment] = approved.resultObject.consignments as Json[];
    const { status, body } = await cancel(generated);
    expect([status, body.errors]).toEqual([200, []]);
    expect(body.resultObject).toMatchObject({
      invoiceNumber: number,
      invoiceStatus: 2,
      cancelledOn: today,
      cancelReason: 'Billed to the wrong company',
      totalAmount: approved.resultObject.totalAmount,
      outstanding: 0,
      totalConsignments: 1,
      consignments: [],
    });
    expect(await billing()).toBe(before);
    const released = await server.admin.rest('GET', `consignments/${consignment?.uniqueId}`);
    expect(released.body.resultObject.invoiceId).toBeNull();
    const again = generationOf(server, approved.resultObject.customerId, [consignment as { id: number }]);
    const { body: anew } = await server.admin.rest('POST', 'invoices', again);
    const { body: next } = await approve(server, anew.resultObject);
    const serialOf = (text: string) => Number(text.split('/').at(-1));
    expect(serialOf(next.resultObject.invoiceNumber)).toBe(serialOf(number) + 1);
  });

  test('takes it out of the account on the day of cancelling, not before', async () => {
    const { id: customerId, uniqueId } = await aCustomer(server, karnataka);
    const bill = await aBill(server, customerId, 1000, { invoiceDate: '2026-11-02' });
    await cancel(bill);
    expect((await ageingAt(server, customerId, '2026-11-21')).total.balance).toBe(1180);
    expect((await ageingAt(server, customerId, today)).total.balance).toBe(0);
    const { lines, closingBalance } = await ledgerOf(server, { uniqueId }, today);
    expect(lines.map(({ day, debit, credit }: Json) => [day, debit, credit])).toEqual([
      ['2026-11-02', 1180, 0],
      [today, 0, 1180],
    ]);
    expect(closingBalance).toBe(0);
  });

  test('is refused while the invoice has payments or credit notes', async () => {
    const bill = await aBillOf();
    const payment = await paid(server, {
      customerId: bill.customerId,
      amount: 100,
      allocations: [{ invoiceId: bill.id, cash: 100 }],
    });
    expect(await cancel(bill)).toMatchObject(refused(409, 'Invoice has payments'));
    await server.admin.rest('DELETE', `payments/${payment.uniqueId}/allocations`);
    const draft = await aDraftNote(server, { invoiceId: bill.id, taxable: 1 });
    expect(await cancel(bill)).toMatchObject(refused(409, 'Invoice has credit notes'));
    await server.admin.rest('DELETE', `creditnotes/${draft.uniqueId}`);
    expect((await cancel(bill)).status).toBe(200);

    const whole = await aBillOf();
    await paid(server, { customerId: whole.customerId, amount: 1180, auto: true });
    expect(await cancel(whole)).toMatchObject(refused(409, 'Invoice has payments'));
    const credited = await aBillOf();
    await aCreditNote(server, { invoiceId: credited.id, taxable: 10 });
    expect(await cancel(credited)).toMatchObject(refused(409, 'Invoice has credit notes'));
  });

  test('is for approved invoices, once, with a reason, and by admins', async () => {
    const generated = await aManualInvoice(server);
    expect(await cancel(generated)).toMatchObject(refused(409, 'Invoice is not approved; it can be deleted'));
    const bill = await aBillOf();
    expect(await cancel(bill, {})).toMatchObject(refused(400, 'Please enter the reason'));
    const asMember = await server.member.rest('PUT', `invoices/${bill.uniqueId}/cancel`, { reason: 'Made twice' });
    expect(asMember.status).toBe(403);
    const { data } = await server.admin.graphql(
      'mutation($input: CancelInvoiceInput!) { cancelInvoice(input: $input) { cancelledOn invoiceStatus } }',
      { input: { uniqueId: bill.uniqueId, reason: 'Made twice' } },
    );
    expect(data.cancelInvoice).toEqual({ cancelledOn: today, invoiceStatus: 'Approved' });
    expect(await cancel(bill)).toMatchObject(refused(409, 'Invoice is already cancelled'));
  });

  test('is the end of the invoice', async () => {
    const bill = await aBillOf();
    await cancel(bill);
    const path = `invoices/${bill.uniqueId}`;
    const cancelled = refused(409, 'Invoice is cancelled');
    expect(await server.admin.rest('PUT', path, { remark: 'x' })).toMatchObject(cancelled);
    expect(await approve(server, bill, { invoiceStatus: 3, paymentDate: today })).toMatchObject(cancelled);
    expect(await server.admin.rest('POST', `${path}/mail`, {})).toMatchObject(cancelled);
    const note = { invoiceId: bill.id, noteDate: today, reason: 1, taxable: 1 };
    expect(await server.admin.rest('POST', 'creditnotes', note)).toMatchObject(cancelled);
    const allocations = [{ invoiceId: bill.id, cash: 1 }];
    expect(await pay(server, { customerId: bill.customerId, amount: 1, allocations })).toMatchObject(cancelled);
    expect((await server.admin.rest('GET', `invoices/einvoice?ids=${bill.id}`)).body.errors).toEqual([
      `${bill.invoiceNumber}: Invoice is cancelled`,
    ]);
    expect((await invoiceOf(server, bill)).cancelledOn).toBe(today);
  });
});

describe('case 9: an invoice with an IRN', () => {
  const acknowledged = async () => {
    server.setNow(new Date('2026-11-22T04:30:00Z'));
    const bill = await aBillOf(1000, { invoiceDate: today });
    const answer = pastedAnswer(server, bill.invoiceNumber, { ackDate: '22/11/2026 10:00:00' });
    const { status, body } = await server.admin.rest('PUT', `invoices/${bill.uniqueId}/irn`, answer);
    expect([status, body.errors]).toEqual([200, []]);
    return bill;
  };
  /** Signs in anew, since the session of the day before is over. */
  const at = async (instant: string) => {
    server.setNow(new Date(instant));
    admin = await server.signIn(server.app.config.adminEmail);
  };
  let admin: Client;
  const cancelIrn = ({ uniqueId }: { uniqueId: string }, body: Json = {}) =>
    admin.rest('PUT', `invoices/${uniqueId}/irn/cancel`, body);
  afterAll(() => server.setNow(new Date(`${today}T06:30:00Z`)));

  test('is cancelled after its IRN, until 24 hours after the acknowledgement', async () => {
    const bill = await acknowledged();
    expect(await cancel(bill)).toMatchObject(refused(409, 'The IRN must be cancelled on the portal first'));
    await at('2026-11-23T04:29:00Z');
    const { status, body } = await cancelIrn(bill);
    expect([status, body.resultObject.irnCancelledOn]).toEqual([200, '2026-11-23T04:29:00.000Z']);
    expect(await cancelIrn(bill)).toMatchObject(refused(409, 'The IRN is already cancelled'));
    expect((await cancel(bill, undefined, admin)).status).toBe(200);
    const anew = pastedAnswer(server, bill.invoiceNumber);
    expect(await admin.rest('PUT', `invoices/${bill.uniqueId}/irn`, anew)).toMatchObject(
      refused(409, 'Invoice is cancelled'),
    );
  });

  test('is not cancelled later', async () => {
    const bill = await acknowledged();
    await at('2026-11-23T04:31:00Z');
    const late = refused(409, 'IRN was reported more than 24 hours ago; make a credit note');
    expect(await cancelIrn(bill)).toMatchObject(late);
    expect(await cancel(bill, undefined, admin)).toMatchObject(late);
    const wrong = await cancelIrn(bill, { cancelledAt: '22/11/2026 09:59' });
    expect(wrong).toMatchObject(refused(400, 'Cancelled at cannot be before the acknowledgement'));
    const onPortal = await cancelIrn(bill, { cancelledAt: '2026-11-23 09:58:00' });
    expect(onPortal.body.resultObject.irnCancelledOn).toBe('2026-11-23T04:28:00.000Z');
    expect((await cancel(bill, undefined, admin)).status).toBe(200);
  });
});

test('what is stored agrees with the documents', async () => {
  expect(await inconsistenciesOf(server)).toEqual([]);
});

test('case 10: an invoice of a financial year is cancelled until 30 November after it', async () => {
  const old = await aManualInvoice(server, { invoiceDate: '2025-03-31', invoiceMonth: '2025-03' });
  const { body } = await approve(server, old);
  expect(body.errors).toEqual([]);
  expect(await cancel(old)).toMatchObject(refused(409, 'Invoices of 24-25 could be cancelled until 30-Nov-2025'));
  const later = await aManualInvoice(server, { invoiceDate: '2025-04-01', invoiceMonth: '2025-04' });
  await approve(server, later);
  expect((await cancel(later)).status).toBe(200);
});
