/** The demo's last month is complete: all that was earned is on documents, and its exports add up to each other, to the paisa. */
import { firstOfLastMonth, lastOfMonth, monthOf } from '../domain/values/dates';
import { inconsistenciesOf } from '../testing/inconsistencies';
import { startTestServer, type Json, type TestServer } from '../testing/testServer';

const kinds = { Invoice: 1, ThirdPartyInvoice: 2, CounterBill: 3, CashInvoice: 4 } as const;
const earningKinds = ['Freight', 'VppCommission', 'InsuranceCommission', 'Cargo'];
const billed = 2;
const cash = 1;
const taxes = ['taxable', 'igst', 'cgst', 'sgst'] as const;
const paise = (rupees: number | null) => Math.round((rupees ?? 0) * 100);
const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0);

let server: TestServer;
let month: string;
let days: { from: string; to: string };
beforeAll(async () => {
  server = await startTestServer({ seed: 'demo' });
  const from = firstOfLastMonth(server.app.clock.today());
  [month, days] = [monthOf(from), { from, to: lastOfMonth(from) }];
}, 120_000);
afterAll(() => server.close());

async function read(path: string): Promise<Json> {
  const { status, body } = await server.admin.rest('GET', path);
  expect([path, status, body.errors]).toEqual([path, 200, []]);
  return body.resultObject;
}

const within = (date: string | null) => date !== null && date >= days.from && date <= days.to;
const registered = async (): Promise<Json> => read(`gst/salesregister?fromDate=${days.from}&toDate=${days.to}`);
const earned = async (): Promise<Json[]> => read(`earnings?fromDate=${days.from}&toDate=${days.to}&monthly=true`);

test('nothing of the month is unbilled: freight, commissions and cargo are on documents', async () => {
  expect(await read(`earnings/unbilled?month=${month}`)).toEqual([]);
  expect(await read(`invoices/month?month=${month}`)).toEqual([]);
  for (const branchId of [1, 3]) {
    // Counter bills are of one registration.
    expect((await server.admin.rest('PUT', 'users/profile/branch', { branchId })).status).toBe(200);
    expect(await read(`invoices/counterdays?fromDate=${days.from}&toDate=${days.to}`)).toEqual([]);
  }
  await server.admin.rest('PUT', 'users/profile/branch', { branchId: 1 });
  const found = await earned();
  expect(found.map(({ state }) => state as number).filter((state) => state !== billed)).toEqual([]);
  expect(found.map(({ kind }) => earningKinds[kind - 1])).toEqual(earningKinds);
  const documents = (await registered()).rows as Json[];
  const shown = new Set(documents.map(({ kind }) => kind as number));
  for (const [name, kind] of Object.entries(kinds)) expect([name, shown.has(kind)]).toEqual([name, true]);
});

test('the month has bookings, manifests, run sheets, cargo, expenses, invoices and payments of each branch', async () => {
  const paths = ['consignments', 'manifest', 'runsheets', 'consignment/cargo', 'expenses', 'invoices', 'payments'];
  for (const path of paths) {
    for (const branchId of [1, 2, 3]) {
      const ofBranch = ((await read(`${path}?branchId=${branchId}&take=200`)) as Json[]).map((row) => row.branchId);
      expect([path, branchId, ofBranch.length > 0]).toEqual([path, branchId, true]);
      expect(new Set(ofBranch)).toEqual(new Set([branchId]));
    }
  }
});

test.each([1, 2])('the sales register adds up to GSTR-1 of registration %i and to its JSON file', async (id) => {
  const { gstin } = ((await read('registrations')) as Json[]).find((each) => each.id === id) as Json;
  const rows = ((await registered()).rows as Json[]).filter(({ supplierGstin }) => supplierGstin === gstin);
  expect(rows.length).toBeGreaterThan(10);
  const total = Object.fromEntries(
    [...taxes, 'total'].map((name) => [name, sumOf(rows, (row) => paise(row[name] as number)) / 100]),
  );
  const found = await read(`gst/gstr1?month=${month}&registrationId=${id}`);
  const isCredit = (table: string, { kind }: Json) => table.startsWith('cdn') && kind === 1;
  const tables = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur'];
  const supplied = (name: string) =>
    sumOf(tables, (table) =>
      sumOf(found[table] as Json[], (row) => (isCredit(table, row) ? -1 : 1) * paise(row[name] as number)),
    );
  const exempt = sumOf(found.nil as Json[], (row) => paise(row.exempt));
  for (const name of taxes)
    expect([name, supplied(name) + (name === 'taxable' ? exempt : 0)]).toEqual([name, paise(total[name] ?? null)]);
  const services = [...found.hsnB2b, ...found.hsnB2c] as Json[];
  expect(sumOf(services, ({ value }) => paise(value))).toBe(paise(total.total ?? null));

  const file = JSON.parse(found.offlineTool as string);
  const items = (rows: Json[], kept: string): Json[] =>
    rows.flatMap((row) => (row[kept] as Json[]).flatMap(({ itms }) => itms as Json[]).map(({ itm_det }) => itm_det));
  const lines = [...items(file.b2b ?? [], 'inv'), ...((file.b2cs ?? []) as Json[])];
  const inTables = sumOf(['b2b', 'b2cs'], (table) => sumOf(found[table] as Json[], ({ taxable }) => paise(taxable)));
  expect(sumOf(lines, ({ txval }) => paise(txval))).toBe(inTables);
});

test('what is earned is what the documents are over, but for what was collected in another month', async () => {
  const rows = ((await registered()).rows as Json[]).filter(({ cancelledOn }) => cancelledOn === null);
  const invoices = new Map(((await read('invoices?take=5000')) as Json[]).map((each) => [each.id as number, each]));
  const parts = [
    ...((await read('consignments?take=5000')) as Json[]).flatMap((c) => [
      { bookedOn: c.bookingDate, document: c.invoiceId, amount: paise(c.customerAmount) },
      { bookedOn: c.bookingDate, document: c.commissionBillId, amount: paise(c.vppCommission) },
      { bookedOn: c.bookingDate, document: c.commissionBillId, amount: paise(c.insuranceCommission) },
    ]),
    ...((await read('consignment/cargo?take=200')) as Json[]).map((c) => ({
      bookedOn: c.bookingDate,
      document: c.invoiceId,
      amount: paise(c.toPayAmount),
    })),
  ].filter(({ amount }) => amount > 0);
  const dateOf = (document: number | null) => (invoices.get(document ?? 0)?.invoiceDate ?? null) as string | null;
  const own = parts.filter(({ bookedOn }) => within(bookedOn));
  const all = await earned();
  expect(sumOf(own, ({ amount }) => amount)).toBe(sumOf(all, ({ amount }) => paise(amount)));

  // Over bookings: an invoice by its taxable amount, a bill of what was paid by its total.
  const over = new Map<string, number>();
  for (const { uniqueId, kind, taxable, total } of rows)
    if (kind !== kinds.ThirdPartyInvoice && kind <= 4)
      over.set(uniqueId, paise(kind === kinds.Invoice ? taxable : total));
  const held = new Map<string, number>();
  for (const { document, amount } of parts) {
    if (!within(dateOf(document))) continue;
    const { uniqueId } = invoices.get(document) as Json;
    held.set(uniqueId, (held.get(uniqueId) ?? 0) + amount);
  }
  expect(Object.fromEntries(held)).toEqual(Object.fromEntries(over));

  const before = parts.filter(({ bookedOn, document }) => !within(bookedOn) && within(dateOf(document)));
  const after = own.filter(({ document }) => !within(dateOf(document)));
  const billedHere = sumOf([...over.values()], (amount) => amount);
  expect(billedHere - sumOf(before, ({ amount }) => amount) + sumOf(after, ({ amount }) => amount)).toBe(
    sumOf(all, ({ amount }) => paise(amount)),
  );
  const elsewhere = [...before, ...after].map(({ document }) => invoices.get(document)?.invoiceType as number);
  expect(elsewhere.filter((type) => type !== 3)).toEqual([]);
});

test('the cash book has what the documents were paid in cash, what was spent and banked, from day to day', async () => {
  const listed = ((await read('cashbook?take=200')) as Json[]).filter(({ date }) => within(date));
  const book: Json[] = [];
  for (const branchId of [1, 2, 3]) {
    const ofBranch: Json[] = [];
    for (const { date } of listed.filter((day) => day.branchId === branchId))
      ofBranch.push(await read(`cashbook/day?date=${date}&branchId=${branchId}`));
    ofBranch.sort((one, other) => (one.date < other.date ? -1 : 1));
    expect(ofBranch.map(({ date }) => date as string)).toHaveLength(Number(days.to.slice(-2)));
    for (const [at, day] of ofBranch.entries()) {
      const moved = sumOf(day.entries as Json[], ({ amount }) => paise(amount));
      const { countedCash, difference } = day.closed as Json;
      expect(paise(day.openingCash) + moved + paise(difference)).toBe(paise(countedCash));
      if (at > 0) expect(paise(day.openingCash)).toBe(paise(ofBranch[at - 1]?.closed.countedCash));
    }
    book.push(...ofBranch);
  }

  const rows = ((await registered()).rows as Json[]).filter(
    ({ kind, cancelledOn }) => (kind === kinds.CounterBill || kind === kinds.CashInvoice) && cancelledOn === null,
  );
  const payments = ((await read('payments?take=5000')) as Json[]).filter(
    ({ receivedOn, mode, source, reversedOn }) =>
      within(receivedOn) && mode === cash && source === 1 && reversedOn === null,
  );
  const receipts = (kind: number) =>
    sumOf(book, ({ entries }) => sumOf(entries as Json[], (entry) => (entry.kind === kind ? paise(entry.amount) : 0)));
  const atOnce = sumOf(rows, ({ total }) => paise(total));
  expect(receipts(1)).toBe(atOnce + sumOf(payments, ({ amount }) => paise(amount)));
  const spent = ((await read('expenses?take=1000')) as Json[]).filter(({ date }) => within(date));
  expect(sumOf(book, ({ expenses }) => paise(expenses))).toBe(sumOf(spent, ({ amount }) => paise(amount)));
  expect(sumOf(book, ({ deposits }) => paise(deposits))).toBeGreaterThan(0);
});

test('the nightly checks find nothing', async () => {
  expect(await inconsistenciesOf(server)).toEqual([]);
});
