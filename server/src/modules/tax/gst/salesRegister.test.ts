/** Rule 13 of complete billing: the sales register of a month is its GSTR-1, document by document. */
import { aCreditNote } from '../../../testing/creditNotes';
import { aConsignment, aCustomer } from '../../../testing/factories';
import { aManualInvoice, approve, generationOf } from '../../../testing/invoices';
import { startServerOn } from '../../../testing/receivables';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

const karnataka = '29ABACS0877M1ZS';
const home = '27AABCM1234F1ZX';
const kinds = { Invoice: 1, ThirdPartyInvoice: 2, CounterBill: 3, CashInvoice: 4, CreditNote: 5, DebitNote: 6 };
const sums = ['taxable', 'igst', 'cgst', 'sgst'] as const;
const paise = (rupees: number) => Math.round(rupees * 100);

const registerOf = async ({ admin }: TestServer, from: string, to: string): Promise<Json> => {
  const { status, body } = await admin.rest('GET', `gst/salesregister?fromDate=${from}&toDate=${to}`);
  expect([status, body.errors]).toEqual([200, []]);
  return body.resultObject;
};

/** What the tables of GSTR-1 add up to, in paise. */
async function returned({ admin }: TestServer, month: string, registrationId = 1) {
  const path = `gst/gstr1?month=${month}&registrationId=${registrationId}`;
  const found = (await admin.rest('GET', path)).body.resultObject as Record<string, Json[]>;
  const isCredit = (table: string, { kind }: Json) => table.startsWith('cdn') && kind === 1;
  const sumOf = (tables: readonly string[], name: string) =>
    tables
      .flatMap((table) =>
        (found[table] ?? []).map((row) => (isCredit(table, row) ? -1 : 1) * paise(row[name] as number)),
      )
      .reduce((sum, amount) => sum + amount, 0);
  const supplies = sums.map((name) => [
    name,
    sumOf(['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur'], name) + (name === 'taxable' ? sumOf(['nil'], 'exempt') : 0),
  ]);
  return { ...Object.fromEntries(supplies), total: sumOf(['hsnB2b', 'hsnB2c'], 'value') };
}

const addedUp = (rows: readonly Json[]) =>
  Object.fromEntries(
    [...sums, 'total' as const].map((name) => [name, rows.reduce((sum, row) => sum + paise(row[name] as number), 0)]),
  );

const added = ({ total }: Json) =>
  Object.fromEntries([...sums, 'total' as const].map((name) => [name, paise((total as Json)[name])]));

describe('of a month with documents of all kinds', () => {
  const month = '2026-11';
  let server: TestServer;
  let found: Json;
  let numbers: Record<string, string>;
  beforeAll(async () => {
    server = await startServerOn('2026-11-22');
    numbers = await documentsOf(server);
    found = await registerOf(server, `${month}-01`, `${month}-30`);
  });
  afterAll(() => server.close());

  test('every approved document is a line, by its date, with its kind and what is paid', () => {
    const line = (row: Json) => [row.date, row.number, row.kind, row.total, row.paid, row.outstanding];
    expect((found.rows as Json[]).map(line)).toEqual([
      [`${month}-10`, numbers.far, kinds.ThirdPartyInvoice, 9_540, 1_280, 8_260],
      [`${month}-11`, numbers.cancelled, kinds.ThirdPartyInvoice, 0, 0, 0],
      [`${month}-12`, numbers.counter, kinds.CounterBill, 150, 150, 0],
      [`${month}-20`, numbers.note, kinds.CreditNote, -1_180, -1_180, 0],
      [`${month}-22`, numbers.ordinary, kinds.Invoice, 236, 0, 236],
      [`${month}-22`, numbers.cash, kinds.CashInvoice, 400, 400, 0],
    ]);
  });

  test('a line names customer, place, taxes, charges outside the tax and the due date', () => {
    const [far, cancelled, counter, note] = found.rows as [Json, Json, Json, Json];
    expect(far).toEqual({
      uniqueId: expect.any(String),
      date: `${month}-10`,
      number: numbers.far,
      kind: kinds.ThirdPartyInvoice,
      customer: 'Silk Board',
      gstin: karnataka,
      placeOfSupply: '29',
      charge: 1,
      branchId: 1,
      supplierGstin: '27AAPFU0939F1ZV',
      taxable: 8_000,
      igst: 1_440,
      cgst: 0,
      sgst: 0,
      charges: 100,
      total: 9_540,
      dueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      paid: 1_280,
      outstanding: 8_260,
      cancelledOn: null,
    });
    expect(cancelled).toMatchObject({ cancelledOn: '2026-11-22', taxable: 0, igst: 0, charges: 0 });
    expect(counter).toMatchObject({ gstin: null, placeOfSupply: '27', taxable: 127.12, cgst: 11.44, dueDate: null });
    expect(note).toMatchObject({ customer: 'Silk Board', taxable: -1_000, igst: -180, charges: 0, dueDate: null });
  });

  test('the total is the sum of the lines, and what GSTR-1 adds up to', async () => {
    const lines = found.rows as Record<string, number>[];
    for (const [name, total] of Object.entries(found.total as Record<string, number>))
      expect([name, lines.reduce((sum, line) => sum + paise(line[name] ?? NaN), 0)]).toEqual([name, paise(total)]);
    expect(added(found)).toEqual(await returned(server, month));
  });

  test('a number of somebody else is in neither', () => {
    expect(found.others).toMatchObject([{ number: 'TP-77', kind: kinds.ThirdPartyInvoice, total: 118 }]);
  });

  test('of GraphQL is the same', async () => {
    const { data } = await server.admin.graphql(
      `{ salesRegister(search: { fromDate: "${month}-01", toDate: "${month}-30" }) { rows { number kind } total { total } } }`,
    );
    const { rows, total } = data.salesRegister;
    expect(rows.map(({ number }: Json) => number)).toEqual((found.rows as Json[]).map(({ number }) => number));
    expect([rows[2].kind, total.total]).toEqual(['CounterBill', (found.total as Json).total]);
  });

  test('is of this month if nothing is said, at most of a year, and for admins', async () => {
    const { body } = await server.admin.rest('GET', 'gst/salesregister');
    expect(body.resultObject).toMatchObject({ fromDate: `${month}-01`, toDate: `${month}-22`, rows: found.rows });
    const refusals: [string, string][] = [
      ['fromDate=2026-11-02&toDate=2026-11-01', 'To date cannot be before From date'],
      ['fromDate=2025-11-01&toDate=2026-11-02', 'To date must be within a year of From date'],
    ];
    for (const [period, message] of refusals) {
      const { status, body: refused } = await server.admin.rest('GET', `gst/salesregister?${period}`);
      expect([status, refused.errors]).toEqual([400, [message]]);
    }
    expect((await server.member.rest('GET', 'gst/salesregister')).status).toBe(403);
  });
});

/** Numbers by what the documents are. */
async function documentsOf(server: TestServer): Promise<Record<string, string>> {
  const { admin } = server;
  const billed = async (customerId: number, given: Json) => {
    const { status, body } = await approve(server, await aManualInvoice(server, { customerId, ...given }));
    expect([status, body.errors]).toEqual([200, []]);
    return body.resultObject;
  };
  const silk = (await aCustomer(server, { gst: karnataka, company: 'Silk Board' })).id;
  const near = (await aCustomer(server, { gst: home })).id;
  const amounts = { actualAmount: 8_000, igst: 1_440, cgst: 0, sgst: 0, additionalCharges: 100, totalAmount: 9_540 };
  const far = await billed(silk, { ...amounts, invoiceDate: '2026-11-10' });
  const cancelled = await billed(near, { invoiceDate: '2026-11-11' });
  await admin.rest('PUT', `invoices/${cancelled.uniqueId}/cancel`, { reason: 'Made twice' });
  const tiny = { actualAmount: 100, cgst: 9, sgst: 9, totalAmount: 118 };
  await billed(near, { ...tiny, invoiceDate: '2026-11-13', invoiceNumber: 'TP-77' });
  const note = await aCreditNote(server, { invoiceId: far.id, taxable: 1_000, noteDate: '2026-11-20' });
  const paid = { customerId: silk, amount: 100, receivedOn: '2026-11-21', mode: 3, auto: true };
  expect((await admin.rest('POST', 'payments', paid)).body.errors).toEqual([]);

  const counterDay = { day: '2026-11-12', placeOfSupply: '27' };
  await aConsignment(server, {}, { bookingDate: counterDay.day, customerAmount: 150, paymentMode: 1 });
  const { body: counter } = await admin.rest('POST', 'invoices/counterbills', counterDay);
  expect(counter.errors).toEqual([]);

  const credit = await aConsignment(server, {}, { senderId: near, customerAmount: 200, paymentMode: 2 });
  const cash = await aConsignment(server, { approved: true }, { senderId: near, customerAmount: 400, paymentMode: 1 });
  const payment = { customerAmount: 400, vendorAmount: 80, paymentStatus: 2, paymentRecivedDate: '2026-11-22' };
  await admin.rest('PUT', `consignments/${cash.uniqueId}/payment`, payment);
  const generation = { ...generationOf(server, near, [cash, credit]), paidAs: 'inside' };
  const { body: made } = await admin.rest('POST', 'invoices/bystate', generation);
  const [ordinary, cashInvoice] = made.resultObject as [Json, Json];
  const { body: approved } = await approve(server, ordinary as { uniqueId: string });
  return {
    far: far.invoiceNumber,
    cancelled: cancelled.invoiceNumber,
    note: note.number,
    counter: counter.resultObject.invoiceNumber,
    ordinary: approved.resultObject.invoiceNumber,
    cash: cashInvoice.invoiceNumber,
  };
}

test('the register of each month of the demo is the GSTR-1 of its registrations', async () => {
  const server = await startTestServer({ seed: 'demo' });
  try {
    for (const [month, last] of [
      ['2026-09', '30'],
      ['2026-10', '31'],
      ['2026-11', '30'],
    ]) {
      const found = await registerOf(server, `${month}-01`, `${month}-${last}`);
      expect((found.rows as Json[]).length).toBeGreaterThan(0);
      const { resultObject } = (await server.admin.rest('GET', 'registrations')).body;
      for (const { id, gstin } of resultObject as Json[]) {
        const rows = (found.rows as Json[]).filter(({ supplierGstin }) => supplierGstin === gstin);
        expect(addedUp(rows)).toEqual(await returned(server, month ?? '', id));
      }
    }
  } finally {
    await server.close();
  }
});
