import { aCreditNote, aDraftNote, approveNote, note } from '../../../testing/creditNotes';
import { aCustomer } from '../../../testing/factories';
import { aManualInvoice, approve } from '../../../testing/invoices';
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
import type { Json, TestServer } from '../../../testing/testServer';

const today = '2026-11-22';
let server: TestServer;
beforeAll(async () => {
  server = await startServerOn(today);
});
afterAll(() => server.close());

const refused = (status: number, ...errors: string[]) => ({ status, body: { errors } });
const aBillOf = async (taxable: number, given: Record<string, unknown> = {}) =>
  aBill(server, (await aCustomer(server, karnataka)).id, taxable, { invoiceDate: '2026-11-02', ...given });
const noteOf = (invoiceId: number, taxable: number, noteDate = today) => note(server, { invoiceId, taxable, noteDate });

describe('a credit note', () => {
  test('is a draft first, with the tax at the rate of the invoice, and has no number', async () => {
    const { id, uniqueId } = await aBillOf(8000);
    const { status, body } = await note(server, { invoiceId: id, taxable: 1000, reason: 2, remark: 'Late by a week' });
    expect([status, body.errors]).toEqual([200, []]);
    expect(body.resultObject).toMatchObject({
      number: null,
      status: 1,
      reason: 2,
      remark: 'Late by a week',
      noteDate: today,
      taxable: 1000,
      igst: 180,
      cgst: 0,
      sgst: 0,
      total: 1180,
      applied: 0,
      unallocated: 0,
      invoice: { uniqueId, outstanding: 9440 },
    });
    expect((await invoiceOf(server, { uniqueId })).outstanding).toBe(9440);
  });

  test('is changed and deleted while it is a draft, and only then', async () => {
    const { id } = await aBillOf(500);
    const draft = await aDraftNote(server, { invoiceId: id, taxable: 100 });
    const path = `creditnotes/${draft.uniqueId}`;
    const change = { noteDate: '2026-11-20', reason: 5, taxable: 200.01, remark: null, version: 1 };
    const { body } = await server.admin.rest('PUT', path, change);
    expect(body.resultObject).toMatchObject({ noteDate: '2026-11-20', reason: 5, igst: 36, total: 236.01, version: 2 });
    expect((await server.admin.rest('PUT', path, change)).status).toBe(409);
    const { body: approved } = await approveNote(server, draft as never);
    expect(approved.resultObject).toMatchObject({ status: 2, applied: 236.01 });
    expect(await server.admin.rest('PUT', path, { ...change, version: null })).toMatchObject(
      refused(409, 'Credit note is already approved'),
    );
    expect(await approveNote(server, draft as never)).toMatchObject(refused(409, 'Credit note is already approved'));
    expect(await server.admin.rest('DELETE', path)).toMatchObject(
      refused(409, 'Only a Draft credit note can be deleted'),
    );
    const other = await aDraftNote(server, { invoiceId: id, taxable: 100 });
    expect((await server.admin.rest('DELETE', `creditnotes/${other.uniqueId}`)).status).toBe(200);
    expect((await server.admin.rest('GET', `creditnotes/${other.uniqueId}`)).body.errors).toEqual([
      'Credit note not found',
    ]);
  });

  test('has the next number of a series of its own, without a gap', async () => {
    const { id } = await aBillOf(1000);
    const drafts = [];
    for (const taxable of [1, 2, 3]) drafts.push(await aDraftNote(server, { invoiceId: id, taxable }));
    await server.admin.rest('DELETE', `creditnotes/${drafts[1]?.uniqueId}`);
    const [first, second] = await Promise.all([drafts[0], drafts[2]].map((each) => approveNote(server, each as never)));
    const numbers = [first, second].map((answer) => answer?.body.resultObject.number as string).sort();
    expect(numbers[0]).toMatch(/^CRN\/26-27\/\d+$/);
    const serials = numbers.map((number) => Number(number.split('/').at(-1)));
    expect(Math.abs((serials[1] ?? 0) - (serials[0] ?? 0))).toBe(1);
  });

  test('case 7: the note that credits the rest takes the rest of each tax', async () => {
    const { id: customerId } = await aCustomer(server);
    const amounts = { actualAmount: 1000.1, cgst: 90.01, sgst: 90.01, igst: 0, totalAmount: 1180.12 };
    const invoice = await aManualInvoice(server, { customerId, ...amounts });
    await approve(server, invoice);
    const first = await aCreditNote(server, { invoiceId: invoice.id, taxable: 500.05 });
    const second = await aCreditNote(server, { invoiceId: invoice.id, taxable: 500.05 });
    expect([first.cgst, second.cgst, second.sgst]).toEqual([45, 45.01, 45.01]);
    expect(await noteOf(invoice.id, 0.01)).toMatchObject(refused(409, 'Credit notes exceed the invoice by ₹ 0.01'));
    expect(await invoiceOf(server, invoice)).toMatchObject({ outstanding: 0, invoiceStatus: 3 });
  });

  test('charges can be credited if they bear tax, and not if they stand beside it', async () => {
    const { id: customerId } = await aCustomer(server, karnataka);
    const aBillWith = async (chargesTaxable: boolean, igst: number) => {
      const charges = { additionalCharges: 50, additionalRemark: 'Packing', chargesTaxable };
      const amounts = { actualAmount: 1000, igst, cgst: 0, sgst: 0, totalAmount: 1050 + igst };
      const invoice = await aManualInvoice(server, { customerId, ...charges, ...amounts });
      await approve(server, invoice);
      return invoice;
    };
    const [taxed, beside] = [await aBillWith(true, 189), await aBillWith(false, 180)];
    expect(await noteOf(taxed.id, 1050.01)).toMatchObject(refused(409, 'Credit notes exceed the invoice by ₹ 0.01'));
    expect(await noteOf(beside.id, 1050)).toMatchObject(refused(409, 'Credit notes exceed the invoice by ₹ 50.00'));
    const whole = await aCreditNote(server, { invoiceId: taxed.id, taxable: 1050 });
    expect(whole).toMatchObject({ igst: 189, total: 1239, applied: 1239 });
    const without = await aCreditNote(server, { invoiceId: beside.id, taxable: 1000 });
    expect(without).toMatchObject({ igst: 180, total: 1180, invoice: { outstanding: 50 } });
  });

  test('case 7: drafts count as well, and the tax is decided at the approval', async () => {
    const { id } = await aBillOf(1000.1);
    const first = await aDraftNote(server, { invoiceId: id, taxable: 900.1 });
    expect(await noteOf(id, 200)).toMatchObject(refused(409, 'Credit notes exceed the invoice by ₹ 100.00'));
    const second = await aDraftNote(server, { invoiceId: id, taxable: 100 });
    const approved = [await approveNote(server, second as never), await approveNote(server, first as never)];
    expect(approved.map(({ body }) => body.resultObject.igst)).toEqual([18, 162.02]);
  });

  test('pays the invoice, and reopens nothing', async () => {
    const bill = await aBillOf(1000);
    await paid(server, { customerId: bill.customerId, amount: 680, allocations: [{ invoiceId: bill.id, cash: 680 }] });
    const made = await aCreditNote(server, { invoiceId: bill.id, taxable: 100, noteDate: '2026-11-10' });
    expect(made).toMatchObject({ total: 118, applied: 118, unallocated: 0, invoice: { outstanding: 382 } });
    await aCreditNote(server, { invoiceId: bill.id, taxable: 400, noteDate: '2026-11-12' });
    expect(await invoiceOf(server, bill)).toMatchObject({
      outstanding: 0,
      invoiceStatus: 3,
      paymentDate: today,
    });
    const { data } = await server.admin.graphql(`{ invoice(uniqueId: "${bill.uniqueId}") { dueDate } }`);
    expect(data.invoice.dueDate).toBe('2026-11-12');
  });

  test('case 8: on a Paid invoice it stands to the credit of the customer', async () => {
    const { id: customerId, uniqueId } = await aCustomer(server, karnataka);
    const bill = await aBill(server, customerId, 10_000, { invoiceDate: '2026-11-02' });
    const payment = { customerId, amount: 11_800, receivedOn: '2026-11-05', auto: true };
    await paid(server, payment);
    const made = await aCreditNote(server, { invoiceId: bill.id, taxable: 1000, noteDate: '2026-11-20' });
    expect(made).toMatchObject({ total: 1180, applied: 0, unallocated: 1180 });
    expect(await invoiceOf(server, bill)).toMatchObject({ outstanding: 0, invoiceStatus: 3 });
    const { total } = await ageingAt(server, customerId, today);
    expect(total).toMatchObject({ advances: 1180, balance: -1180 });
    expect((await ageingAt(server, customerId, '2026-11-19')).total).toMatchObject({ advances: 0, balance: 0 });
    const { lines, closingBalance } = await ledgerOf(server, { uniqueId }, today);
    expect(lines.at(-1)).toMatchObject({ day: '2026-11-20', document: made.number, credit: 1180, balance: -1180 });
    expect(closingBalance).toBe(-1180);
  });

  test('pays other invoices of the customer with what is left of it', async () => {
    const { id: customerId } = await aCustomer(server, karnataka);
    const [one, two] = [await aBill(server, customerId, 1000), await aBill(server, customerId, 500)];
    await paid(server, { customerId, amount: 1180, allocations: [{ invoiceId: one.id, cash: 1180 }] });
    const made = await aCreditNote(server, { invoiceId: one.id, taxable: 300 });
    const path = `creditnotes/${made.uniqueId}/allocations`;
    const allocate = (body: Record<string, unknown>) => server.admin.rest('POST', path, body);
    expect(await allocate({ allocations: [{ invoiceId: two.id, cash: 354.01 }] })).toMatchObject(
      refused(409, 'Allocation is more than is left of the credit note'),
    );
    expect(await allocate({ allocations: [{ invoiceId: two.id, cash: 10, tds: -1 }] })).toMatchObject(
      refused(400, 'TDS must not be negative'),
    );
    expect(await allocate({ allocations: [{ invoiceId: two.id, cash: 10, tds: 1 }] })).toMatchObject(
      refused(409, 'Allocation is more than is left of the credit note'),
    );
    expect(await allocate({})).toMatchObject(refused(400, 'Please enter what to allocate'));
    const { body } = await allocate({ allocations: [{ invoiceId: two.id, cash: 54 }] });
    expect(body.resultObject).toMatchObject({ applied: 54, unallocated: 300 });
    expect((await allocate({ auto: true })).body.resultObject).toMatchObject({ applied: 354, unallocated: 0 });
    expect((await invoiceOf(server, two)).outstanding).toBe(236);
    expect(await server.admin.rest('PUT', `invoices/${two.uniqueId}/cancel`, { reason: 'Billed twice' })).toMatchObject(
      refused(409, 'Invoice has payments'),
    );
    const draft = await aDraftNote(server, { invoiceId: two.id, taxable: 1 });
    expect(await server.admin.rest('POST', `creditnotes/${draft.uniqueId}/allocations`, { auto: true })).toMatchObject(
      refused(409, 'Credit note is not approved'),
    );
  });

  test('keeps what it has paid when a payment of the invoice is reversed', async () => {
    const bill = await aBillOf(1000);
    const payment = await paid(server, { customerId: bill.customerId, amount: 1000, auto: true });
    await aCreditNote(server, { invoiceId: bill.id, taxable: 200 });
    expect((await invoiceOf(server, bill)).invoiceStatus).toBe(3);
    await server.admin.rest('PUT', `payments/${payment.uniqueId}/reverse`, {
      kind: 1,
      reversedOn: today,
      reason: 'Funds insufficient',
    });
    expect(await invoiceOf(server, bill)).toMatchObject({ invoiceStatus: 2, outstanding: 1000 });
    const unused = await server.admin.rest('GET', `creditnotes?invoiceId=${bill.id}`);
    expect(unused.body.resultObject).toMatchObject([{ applied: 180, unallocated: 56 }]);
  });
});

describe('refusals', () => {
  test('the date is from that of the invoice up to today', async () => {
    const { id } = await aBillOf(100);
    expect(await noteOf(id, 10, '2026-11-01')).toMatchObject(
      refused(400, 'Note date cannot be before the invoice date'),
    );
    expect(await noteOf(id, 10, '2026-11-23')).toMatchObject(refused(400, 'Note date cannot be in the future'));
    const nothing = await server.admin.rest('POST', 'creditnotes', {});
    expect(nothing).toMatchObject(
      refused(
        400,
        'Please select invoice',
        'Please select note date',
        'Please select reason',
        'Please enter taxable amount',
      ),
    );
  });

  test('of an invoice that is not approved, or whose number is not ours', async () => {
    const generated = await aManualInvoice(server);
    expect(await noteOf(generated.id, 10)).toMatchObject(refused(409, 'Invoice is not approved'));
    const foreign = await aManualInvoice(server, { invoiceNumber: 'KTC/77' });
    await approve(server, foreign);
    expect(await noteOf(foreign.id, 10)).toMatchObject(
      refused(409, 'Invoice has a number of somebody else, who makes the notes'),
    );
    expect(await noteOf(987_654, 10)).toMatchObject(refused(400, 'Invoice not found'));
  });

  test('is for admins, in both APIs', async () => {
    const { id } = await aBillOf(100);
    const body = { invoiceId: id, taxable: 10, noteDate: today, reason: 1 };
    expect((await server.member.rest('POST', 'creditnotes', body)).status).toBe(403);
    expect((await server.member.rest('GET', 'creditnotes')).status).toBe(403);
    expect((await server.nobody.rest('GET', 'creditnotes')).status).toBe(401);
    const { data } = await server.admin.graphql(
      `mutation($input: CreateCreditNoteInput!) { createCreditNote(input: $input) { uniqueId status total } }`,
      { input: { ...body, reason: 'Correction' } },
    );
    expect(data.createCreditNote).toMatchObject({ status: 'Draft', total: 11.8 });
    const approved = await server.admin.graphql(
      `mutation($input: RecordInput!) { approveCreditNote(input: $input) { number status unallocated } }`,
      { input: { uniqueId: data.createCreditNote.uniqueId } },
    );
    expect(approved.data.approveCreditNote).toMatchObject({ status: 'Approved', unallocated: 0 });
    const { errors } = await server.member.graphql('{ creditNotes { rowCount } }');
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('two approvals at once fit both into the invoice, and a payment no longer does', async () => {
    const bill = await aBillOf(1000);
    const drafts = [await aDraftNote(server, { invoiceId: bill.id, taxable: 600 })];
    drafts.push(await aDraftNote(server, { invoiceId: bill.id, taxable: 400 }));
    const answers = await Promise.all(drafts.map((draft) => approveNote(server, draft as never)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await invoiceOf(server, bill)).outstanding).toBe(0);
    const late = await pay(server, {
      customerId: bill.customerId,
      amount: 1,
      allocations: [{ invoiceId: bill.id, cash: 1 }],
    });
    expect(late.status).toBe(409);
  });
});

test('what is stored agrees with the documents', async () => {
  expect(await inconsistenciesOf(server)).toEqual([]);
});

describe('case 14: the last day of a credit note', () => {
  let later: TestServer;
  beforeAll(async () => {
    later = await startServerOn('2027-12-05');
  });
  afterAll(() => later.close());

  test('is 30 November after the financial year of the invoice', async () => {
    const bill = await aBill(later, (await aCustomer(later)).id, 100, { invoiceDate: '2026-11-10' });
    const dated = (noteDate: string): Promise<Json> => note(later, { invoiceId: bill.id, taxable: 10, noteDate });
    expect(await dated('2027-12-01')).toMatchObject(
      refused(400, `A credit note for ${bill.invoiceNumber} was possible until 30 Nov 2027`),
    );
    expect((await dated('2027-11-30')).status).toBe(200);
  });
});
