/** Rule 8 of complete billing: a debit note adds to an approved invoice, as a credit note takes from it. */
import Ajv from 'ajv';
import type { Inv01 } from '../../../domain/tax/gstReturn/inv01';
import { inv01Schema } from '../../../domain/tax/gstReturn/inv01.schema';
import { gstr1Schema } from '../../../testing/gstr1.schema';
import { aCreditNote, aDebitNote, aDraftNote, approveNote, debit, note } from '../../../testing/creditNotes';
import { aCity, aConsignment, aCustomer, cityNamed } from '../../../testing/factories';
import { aManualInvoice, approve, generationOf } from '../../../testing/invoices';
import { aBill, ageingAt, invoiceOf, karnataka, ledgerOf, paid, startServerOn } from '../../../testing/receivables';
import { inconsistenciesOf } from '../../../testing/inconsistencies';
import type { Json, TestServer } from '../../../testing/testServer';

const today = '2026-11-22';
let server: TestServer;
beforeAll(async () => {
  server = await startServerOn(today);
});
afterAll(() => server.close());

const refused = (status: number, ...errors: string[]) => ({ status, body: { errors } });
const invoiceDate = '2026-11-02';
const aBillOf = async (taxable: number, given: Record<string, unknown> = {}) =>
  aBill(server, (await aCustomer(server, karnataka)).id, taxable, { invoiceDate, ...given });
const returnOf = async (month: string): Promise<Json> =>
  (await server.admin.rest('GET', `gst/gstr1?month=${month}`)).body.resultObject;

describe('a debit note', () => {
  test('is a draft with the tax at the place and rate of the invoice, and moves nothing', async () => {
    const { id, uniqueId } = await aBillOf(8000);
    const draft = await aDraftNote(server, { kind: debit, invoiceId: id, taxable: 1000, reason: 3, remark: 'Weighed' });
    expect(draft).toMatchObject({ kind: debit, number: null, status: 1, taxable: 1000, igst: 180, cgst: 0, sgst: 0 });
    expect(draft).toMatchObject({ total: 1180, applied: 0, unallocated: 0 });
    expect((await invoiceOf(server, { uniqueId })).outstanding).toBe(9440);
  });

  test('approved, it has a number of its own series, and its invoice has as much more outstanding', async () => {
    const bill = await aBillOf(1000);
    const credited = await aCreditNote(server, { invoiceId: bill.id, taxable: 100 });
    const [first, second] = [
      await aDebitNote(server, { invoiceId: bill.id, taxable: 50 }),
      await aDebitNote(server, { invoiceId: bill.id, taxable: 25 }),
    ];
    expect(credited.number).toMatch(/^CRN\/26-27\/\d+$/);
    const serials = [first, second].map(({ number }) => {
      expect(number).toMatch(/^DBN\/26-27\/\d+$/);
      return Number(String(number).split('/').at(-1));
    });
    expect((serials[1] ?? 0) - (serials[0] ?? 0)).toBe(1);
    expect(first).toMatchObject({ status: 2, total: 59, applied: -59, unallocated: 0, invoice: { outstanding: 1121 } });
    expect(await invoiceOf(server, bill)).toMatchObject({ outstanding: 1180 - 118 + 59 + 29.5, totalAmount: 1180 });
  });

  test('is in the ledger, in ageing from its date, and among the payments of the invoice in minus', async () => {
    const customer = await aCustomer(server, karnataka);
    const bill = await aBill(server, customer.id, 1000, { invoiceDate });
    const made = await aDebitNote(server, { invoiceId: bill.id, taxable: 100, noteDate: '2026-11-20' });
    const ledger = await ledgerOf(server, customer, today);
    expect((ledger.lines as Json[]).map(({ document, debit, credit }) => [document, debit, credit])).toEqual([
      [bill.invoiceNumber, 1180, 0],
      [made.number, 118, 0],
    ]);
    expect(ledger).toMatchObject({ closingBalance: 1298 });
    expect((ledger.lines as Json[]).at(-1)).toMatchObject({ creditNoteUniqueId: made.uniqueId });
    expect((await ageingAt(server, customer.id, '2026-11-19')).total).toMatchObject({ balance: 1180, advances: 0 });
    expect((await ageingAt(server, customer.id, today)).total).toMatchObject({ balance: 1298, advances: 0 });
    const { data } = await server.admin.graphql(
      `{ invoice(uniqueId: "${bill.uniqueId}") { outstanding payments { creditNoteUniqueId number mode cash } } }`,
    );
    expect(data.invoice).toEqual({
      outstanding: 1298,
      payments: [{ creditNoteUniqueId: made.uniqueId, number: made.number, mode: null, cash: -118 }],
    });
  });

  test('makes a paid invoice open again, which is then paid by a payment', async () => {
    const bill = await aBillOf(1000);
    const { customerId, id: invoiceId } = bill;
    await paid(server, { customerId, amount: 1180, allocations: [{ invoiceId, cash: 1180 }] });
    expect(await invoiceOf(server, bill)).toMatchObject({ invoiceStatus: 3, outstanding: 0 });
    await aDebitNote(server, { invoiceId, taxable: 100 });
    expect(await invoiceOf(server, bill)).toMatchObject({ invoiceStatus: 2, outstanding: 118, paymentDate: null });
    await paid(server, { customerId, amount: 118, allocations: [{ invoiceId, cash: 118 }] });
    expect(await invoiceOf(server, bill)).toMatchObject({ invoiceStatus: 3, outstanding: 0 });
  });

  test('raises what can be credited once it is approved, with its tax', async () => {
    const { id: customerId } = await aCustomer(server);
    const amounts = { actualAmount: 1000.1, cgst: 90.01, sgst: 90.01, igst: 0, totalAmount: 1180.12 };
    const invoice = await aManualInvoice(server, { customerId, ...amounts });
    await approve(server, invoice);
    const draft = await aDraftNote(server, { kind: debit, invoiceId: invoice.id, taxable: 0.05 });
    expect(draft).toMatchObject({ cgst: 0, sgst: 0, total: 0.05 });
    const excess = { invoiceId: invoice.id, taxable: 1000.15 };
    expect(await note(server, excess)).toMatchObject(refused(409, 'Credit notes exceed the invoice by ₹ 0.05'));
    await approveNote(server, draft as never);
    const whole = await aCreditNote(server, excess);
    expect(whole).toMatchObject({ cgst: 90.01, sgst: 90.01, total: 1180.17, invoice: { outstanding: 0 } });
    expect(await note(server, { invoiceId: invoice.id, taxable: 0.01 })).toMatchObject(
      refused(409, 'Credit notes exceed the invoice by ₹ 0.01'),
    );
  });

  test('is refused about a draft, somebody else’s or a cancelled invoice, for reasons of a credit note, and before the invoice', async () => {
    const customer = await aCustomer(server);
    const about = (invoiceId: number, given = {}) =>
      note(server, { kind: debit, invoiceId, taxable: 10, noteDate: today, ...given });
    const generated = await aManualInvoice(server, { customerId: customer.id });
    expect(await about(generated.id)).toMatchObject(refused(409, 'Invoice is not approved'));
    const { id } = await aBillOf(100);
    expect(await about(id, { noteDate: '2026-11-01' })).toMatchObject(
      refused(400, 'Note date cannot be before the invoice date'),
    );
    for (const reason of [1, 2])
      expect(await about(id, { reason })).toMatchObject(refused(400, 'This reason is of a credit note'));
    const cancelled = await aBillOf(100);
    await server.admin.rest('PUT', `invoices/${cancelled.uniqueId}/cancel`, { reason: 'Made twice' });
    expect(await about(cancelled.id)).toMatchObject(refused(409, 'Invoice is cancelled'));
  });

  test('is not undone, has nothing to pay out, and keeps its invoice from being cancelled', async () => {
    const bill = await aBillOf(100);
    const made = await aDebitNote(server, { invoiceId: bill.id, taxable: 10 });
    const path = `creditnotes/${made.uniqueId}`;
    expect(await approveNote(server, made as never)).toMatchObject(refused(409, 'Debit note is already approved'));
    expect(await server.admin.rest('DELETE', path)).toMatchObject(
      refused(409, 'Only a Draft debit note can be deleted'),
    );
    const nothing = 'A debit note adds to its invoice: nothing of it can be paid out';
    expect(await server.admin.rest('POST', `${path}/allocations`, { auto: true })).toMatchObject(refused(409, nothing));
    const refund = { refundedOn: today, mode: 3 };
    expect(await server.admin.rest('POST', `${path}/refunds`, refund)).toMatchObject(refused(409, nothing));
    expect(await server.admin.rest('PUT', `invoices/${bill.uniqueId}/cancel`, { reason: 'Made twice' })).toMatchObject(
      refused(409, 'Invoice has debit notes'),
    );
  });

  test('is listed with the credit notes, or by its kind', async () => {
    const bill = await aBillOf(100);
    await aDebitNote(server, { invoiceId: bill.id, taxable: 10 });
    await aCreditNote(server, { invoiceId: bill.id, taxable: 5 });
    const listed = async (filter: string): Promise<number[]> => {
      const { body } = await server.admin.rest('GET', `creditnotes?invoiceId=${bill.id}${filter}`);
      return (body.resultObject as Json[]).map(({ kind }) => kind as number).sort();
    };
    expect([await listed(''), await listed('&kind=1'), await listed('&kind=2')]).toEqual([[1, 2], [1], [2]]);
  });

  test('of an invoice is possible at any time: section 34(2) limits credit notes alone', async () => {
    const later = await startServerOn('2027-12-05');
    try {
      const bill = await aBill(later, (await aCustomer(later)).id, 100, { invoiceDate: '2026-11-10' });
      const dated = { invoiceId: bill.id, taxable: 10, noteDate: '2027-12-01' };
      expect(await note(later, dated)).toMatchObject(
        refused(400, `A credit note for ${bill.invoiceNumber} was possible until 30 Nov 2027`),
      );
      expect(await aDebitNote(later, dated)).toMatchObject({ status: 2, number: 'DBN/27-28/1' });
    } finally {
      await later.close();
    }
  });
});

describe('GSTR-1 of a month with debit notes', () => {
  const month = '2026-10';
  let [found, register]: [Json, Json] = [{}, {}];
  let notes: Json[];
  beforeAll(async () => {
    const states: Json[] = (await server.member.rest('GET', 'states?take=100')).body.resultObject;
    const bookingCityId = (await aCity(server, { stateId: states.find(({ name }) => name === 'Gujarat')?.id })).id;
    const reachable = { address: '12 MG Road', cityId: cityNamed('Bengaluru'), pinCode: '560001' };
    const registered = await aCustomer(server, { ...karnataka, ...reachable });
    const small = await aCustomer(server);
    const large = await aCustomer(server);
    const booking = { senderId: large.id, customerAmount: 2_00_000, bookingCityId, bookingDate: `${month}-07` };
    const generation = generationOf(server, large.id, [await aConsignment(server, {}, { ...booking, paymentMode: 2 })]);
    const dated = (day: string) => ({ invoiceDate: `${month}-${day}` });
    const one = await aBill(server, registered.id, 1000, dated('05'));
    const two = await aManualInvoice(server, { customerId: small.id, ...within(500), ...dated('06') });
    await approve(server, two);
    const three: Json = (await server.admin.rest('POST', 'invoices', { ...generation, invoiceDate: `${month}-08` }))
      .body.resultObject;
    await approve(server, three as never);
    notes = [];
    for (const { id } of [one, two, three])
      notes.push(await aDebitNote(server, { invoiceId: id as number, taxable: 100, noteDate: `${month}-20` }));
    notes.push(await aCreditNote(server, { invoiceId: one.id, taxable: 40, noteDate: `${month}-21` }));
    found = await returnOf(month);
    register = (await server.admin.rest('GET', `gst/salesregister?fromDate=${month}-01&toDate=${month}-31`)).body
      .resultObject;
  });
  const within = (taxable: number) => {
    const half = (taxable * 9) / 100;
    return { actualAmount: taxable, igst: 0, cgst: half, sgst: half, totalAmount: taxable + 2 * half };
  };

  test('has them in cdnr as type D, adds them to b2cs, and lists those about b2cl in cdnur', () => {
    expect(found.cdnr).toMatchObject([
      { kind: 2, number: notes[0]?.number, taxable: 100, igst: 18, value: 118 },
      { kind: 1, number: notes[3]?.number, taxable: 40, igst: 7.2 },
    ]);
    const own = (found.b2cs as Json[]).find(({ placeOfSupply }) => placeOfSupply === '27');
    expect(own).toMatchObject({ taxable: 600, cgst: 54, sgst: 54 });
    expect(found.cdnur).toMatchObject([
      { kind: 2, number: notes[2]?.number, placeOfSupply: '24', taxable: 100, igst: 18 },
    ]);
  });

  test('writes them as the offline tool reads them, and counts the documents', () => {
    const json = JSON.parse(found.offlineTool as string) as Json;
    const isReturn = new Ajv().compile(gstr1Schema);
    expect(isReturn(json) ? [] : isReturn.errors).toEqual([]);
    const types = (json.cdnr as Json[]).flatMap(({ nt }) => (nt as Json[]).map(({ ntty, nt_num }) => [ntty, nt_num]));
    expect(types).toEqual([
      ['D', notes[0]?.number],
      ['C', notes[3]?.number],
    ]);
    expect(json.doc_issue.doc_det.map(({ doc_num }: Json) => doc_num)).toEqual([1, 4, 5]);
    expect((found.docs as Json[]).map(({ nature, total }) => [nature, total])).toEqual([
      ['Invoices for outward supply', 3],
      ['Debit Note', 3],
      ['Credit Note', 1],
    ]);
  });

  test('adds up to the sales register', () => {
    const line = (row: Json) => [row.number, row.kind, row.taxable, row.total, row.outstanding];
    expect((register.rows as Json[]).filter(({ kind }) => (kind as number) > 4).map(line)).toEqual([
      ...notes.slice(0, 3).map(({ number }) => [number, 6, 100, 118, 0]),
      [notes[3]?.number, 5, -40, -47.2, 0],
    ]);
    const services = [...(found.hsnB2b as Json[]), ...(found.hsnB2c as Json[])];
    const sum = services.reduce((total, { value }) => total + Math.round((value as number) * 100), 0);
    expect(sum).toBe(Math.round((register.total as Json).total * 100));
    expect((found.checks as Json[]).find(({ rule }) => /same sums/.test(rule as string))?.findings).toEqual([]);
  });

  test('reports one to the e-invoice portal as DBN', async () => {
    const { status, body } = await server.admin.rest('GET', `invoices/einvoice?noteIds=${notes[0]?.uniqueId}`);
    expect([status, body.errors]).toEqual([200, []]);
    const [form] = JSON.parse(body.resultObject.json as string) as Inv01[];
    const isReportable = new Ajv().compile(inv01Schema);
    expect(isReportable(form) ? [] : isReportable.errors).toEqual([]);
    expect(form).toMatchObject({ DocDtls: { Typ: 'DBN', No: notes[0]?.number }, ValDtls: { TotInvVal: 118 } });
  });

  test('once filed takes no more of them', async () => {
    const bill = await aBillOf(100, { invoiceDate: `${month}-25` });
    const draft = await aDraftNote(server, {
      kind: debit,
      invoiceId: bill.id,
      taxable: 10,
      noteDate: `${month}-26`,
    });
    const filed = await server.admin.rest('PUT', `gst/periods/${month}`, { filedOn: today, arn: 'AA271' });
    expect([filed.status, filed.body.errors]).toEqual([200, []]);
    expect((await approveNote(server, draft as never)).status).toBe(409);
    expect((await aDebitNote(server, { invoiceId: bill.id, taxable: 10 })).number).toMatch(/^DBN/);
  });
});

test('what is stored agrees with the documents', async () => {
  expect(await inconsistenciesOf(server)).toEqual([]);
});
