import { isBornPaid } from '../domain/billing/invoiceStatus';
import { inTransaction } from '../db/write/transaction';
import { Consignment } from '../modules/bookings/consignments/consignment.entity';
import { Customer } from '../modules/parties/customers/customer.entity';
import { Invoice } from '../modules/billing/invoices/invoice.entity';
import { aManualInvoice, approve } from '../testing/invoices';
import { lateInMonth, startTestServer, type TestServer } from '../testing/testServer';
import { demoCustomers } from './data/demoNames';
import { seedConsignments } from './seedConsignments';
import { seedDemoInvoices } from './seedDemoInvoices';
import { insertSeedRows } from '../db/write/seedRows';

let server: TestServer;
let invoices: Invoice[];
let consignments: Consignment[];
beforeAll(async () => {
  server = await startTestServer({}, { now: lateInMonth });
  await inTransaction(server.app, async (db, app) => {
    await insertSeedRows(
      db,
      Customer,
      demoCustomers.map(({ company, name, contact, address, gst }) => ({
        company,
        name,
        contact,
        address,
        gst,
        lastActiveDate: null,
      })),
    );
    const {
      clock,
      config: { timezone },
    } = app;
    await seedConsignments(db.internal, { count: 1500, seed: 7, today: clock.today(), now: db.now, timezone });
    await seedDemoInvoices(db, app);
  });
  const { manager } = server.app.database.reader;
  [invoices, consignments] = await Promise.all([manager.findBy(Invoice, {}), manager.findBy(Consignment, {})]);
}, 120_000);
afterAll(() => server.close());

describe("the demo's invoices", () => {
  test('show every state and type, dated up to today, deleted ones too', () => {
    const types = new Set(invoices.map(({ invoiceType }) => invoiceType));
    expect([...types].sort()).toEqual(['Automatic', 'Cash', 'Counter', 'Manual']);
    for (const status of ['Generated', 'Approved', 'Paid']) {
      expect(invoices.filter((invoice) => invoice.invoiceStatus === status).length).toBeGreaterThanOrEqual(3);
    }
    expect(invoices.filter((invoice) => invoice.invoiceType === 'Manual').length).toBeGreaterThanOrEqual(4);
    expect(invoices.filter((invoice) => invoice.deletedOn !== null)).toHaveLength(1);
    expect(invoices.filter((invoice) => invoice.cancelledOn !== null)).toHaveLength(1);
    const today = server.app.clock.today();
    for (const { invoiceDate, paymentDate, invoiceStatus, createdOn } of invoices) {
      expect(invoiceDate <= today && (paymentDate ?? invoiceDate) <= today).toBe(true);
      expect((paymentDate ?? invoiceDate) >= invoiceDate).toBe(true);
      expect(paymentDate !== null).toBe(invoiceStatus === 'Paid');
      expect(createdOn <= server.app.clock.now()).toBe(true);
    }
    expect(new Set(invoices.map((invoice) => (invoice.igst > 0 ? 'IGST' : 'CGST'))).size).toBe(2);
  });

  test('bill exactly their consignments, each once, with the total of their parts', () => {
    for (const invoice of invoices) {
      const { actualAmount, additionalCharges, igst, cgst, sgst, totalAmount } = invoice;
      expect(totalAmount).toBe(actualAmount + additionalCharges + igst + cgst + sgst);
      if (invoice.invoiceType === 'Manual') continue;
      const own = consignments.filter((consignment) => consignment.invoiceId === invoice.id);
      const isCounter = invoice.invoiceType === 'Counter';
      const collected = consignments.filter((consignment) => consignment.commissionBillId === invoice.id);
      expect(new Set([...own, ...collected]).size).toBe(invoice.totalConsignments);
      expect(isCounter || own.every((consignment) => consignment.senderId === invoice.customerId)).toBe(true);
      expect(isCounter || collected.length === 0).toBe(true);
      // The tax is inside the amounts of what was paid already.
      const billed = isBornPaid(invoice.invoiceType) ? totalAmount : actualAmount;
      const commissions = collected.map((c) => (c.vppCommission ?? 0) + (c.insuranceCommission ?? 0));
      const amounts = [...own.map(({ customerAmount }) => customerAmount ?? 0), ...commissions];
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(billed);
    }
  });

  test('are numbered by date without a gap, and the next approval goes on', async () => {
    const next = (await approve(server, await aManualInvoice(server))).body.resultObject.invoiceNumber as string;
    const series = next.replace(/\d+$/, '');
    const serials = invoices
      .map((invoice) => invoice.invoiceNumber ?? '')
      .filter((number) => number.startsWith(series))
      .map((number) => Number(number.slice(series.length)))
      .sort((a, b) => a - b);
    expect([...serials, Number(next.slice(series.length))]).toEqual(
      Array.from({ length: serials.length + 1 }, (_, at) => at + 1),
    );
    for (const invoice of invoices) {
      if (invoice.invoiceStatus !== 'Generated') expect(invoice.invoiceNumber).not.toBeNull();
    }
    const dates = invoices
      .filter(({ invoiceNumber }) => invoiceNumber?.startsWith(series))
      .sort((a, b) => Number(a.invoiceNumber?.slice(series.length)) - Number(b.invoiceNumber?.slice(series.length)))
      .map(({ invoiceDate }) => invoiceDate);
    expect(dates).toEqual([...dates].sort());
  });

  test('are in the billing summary', async () => {
    const extra = 118_000;
    const live = invoices.filter((invoice) => invoice.deletedOn === null && invoice.cancelledOn === null);
    const { body } = await server.admin.rest('GET', 'dashboard/billingsummary');
    expect(body.resultObject[0]).toMatchObject({
      title: 'Total Billing',
      total: (live.reduce((sum, invoice) => sum + invoice.totalAmount, 0) + extra) / 100,
    });
  });
});
