/** The demo shows every state of what is billed, paid, reported and bought. */
import { lastOfMonth } from '../domain/values/dates';
import { isUncovered } from '../domain/bookings/eway';
import { CreditNote } from '../modules/billing/creditnotes/creditNote.entity';
import { Consignment } from '../modules/bookings/consignments/consignment.entity';
import { GstPeriod } from '../modules/system/periods/gstPeriod.entity';
import { ImportJob } from '../modules/bookings/imports/importJob.entity';
import { Invoice } from '../modules/billing/invoices/invoice.entity';
import { RateCard } from '../modules/rating/rates/rateCard.entity';
import { CourierDue, CourierRemittance } from '../modules/money/courierdues/courierDue.entity';
import { CreditLift, CreditOverride } from '../modules/money/receivables/credit/credit.entity';
import { Allocation, CustomerPayment } from '../modules/money/receivables/payment.entity';
import { VppCollection, VppRemittance } from '../modules/money/receivables/vpp/vpp.entity';
import { VendorBill } from '../modules/money/vendorbills/vendorBill.entity';
import { VendorBillLine } from '../modules/money/vendorbills/vendorBillLine.entity';
import { startTestServer, type Json, type TestServer } from '../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: 'demo' });
});
afterAll(() => server.close());

const all = <T extends object>(entity: new () => T): Promise<T[]> =>
  server.app.database.reader.manager.findBy(entity, {});
const today = () => server.app.clock.today();
/** Of each, whether there is one. */
const shown = <T>(rows: readonly T[], states: Readonly<Record<string, (row: T) => boolean>>) =>
  Object.entries(states)
    .filter(([, is]) => !rows.some(is))
    .map(([name]) => name);
const isLive = ({ deletedOn }: { deletedOn: Date | null }) => deletedOn === null;

test('invoices: every status, counter bills, part-paid, overdue, cancelled, with and without an IRN', async () => {
  const isOpen = ({ invoiceStatus, cancelledOn }: Invoice) => invoiceStatus === 'Approved' && cancelledOn === null;
  expect(
    shown(await all(Invoice), {
      generated: (row) => row.invoiceStatus === 'Generated' && isLive(row),
      approved: isOpen,
      paid: ({ invoiceStatus }) => invoiceStatus === 'Paid',
      partPaid: (row) => isOpen(row) && row.outstanding > 0 && row.outstanding < row.totalAmount,
      overdue: (row) => isOpen(row) && (row.dueDate ?? '') < today(),
      cancelled: ({ cancelledOn }) => cancelledOn !== null,
      deleted: (row) => !isLive(row),
      counterBill: ({ invoiceType, invoiceStatus }) => invoiceType === 'Counter' && invoiceStatus === 'Paid',
      reported: ({ irn, irnCancelledOn }) => irn !== null && irnCancelledOn === null,
      notReported: ({ irn, supplyType, invoiceStatus }) =>
        irn === null && supplyType === 'B2B' && invoiceStatus !== 'Generated',
      irnCancelled: ({ irnCancelledOn, cancelledOn }) => irnCancelledOn !== null && cancelledOn !== null,
    }),
  ).toEqual([]);
  const { body } = await server.admin.rest('GET', 'invoices/counterdays');
  expect((body.resultObject as Json[]).filter(({ consignments }) => Number(consignments) > 0)).not.toHaveLength(0);
});

test('credit notes: draft, deleted, approved with and without a rest, numbered by date', async () => {
  const notes = await all(CreditNote);
  expect(
    shown(notes, {
      draft: (row) => row.status === 'Draft' && isLive(row),
      deleted: (row) => !isLive(row),
      applied: ({ status, applied, total }) => status === 'Approved' && applied === total,
      unallocated: ({ status, applied, total }) => status === 'Approved' && applied < total,
    }),
  ).toEqual([]);
  const dates = notes
    .filter(({ number }) => number !== null)
    .sort((one, other) => Number(one.number?.split('/').at(-1)) - Number(other.number?.split('/').at(-1)))
    .map(({ noteDate }) => noteDate);
  expect(dates).toEqual([...dates].sort());
});

test('a month of which GSTR-1 is filed, with all its counter bills, and one that was reopened', async () => {
  const periods = await all(GstPeriod);
  expect(periods.filter(({ filedOn }) => filedOn === null)).toHaveLength(1);
  const filed = periods.find(({ filedOn }) => filedOn !== null)?.month ?? '';
  const days = `fromDate=${filed}-01&toDate=${lastOfMonth(`${filed}-01`)}`;
  expect((await server.admin.rest('GET', `invoices/counterdays?${days}`)).body.resultObject).toEqual([]);
});

test('payments: with tax, bounced, not allocated, of a counter bill and set off', async () => {
  expect(
    shown(await all(CustomerPayment), {
      withTax: ({ tdsAmount, certificateNo }) => tdsAmount > 0 && certificateNo === null,
      withCertificate: ({ certificateNo }) => certificateNo !== null,
      bounced: ({ reversalKind }) => reversalKind === 'Bounced',
      notAllocated: ({ allocatedCash, reversedOn }) => allocatedCash === 0 && reversedOn === null,
      ofCounterBill: ({ source }) => source === 'MarkedPaid',
      setOff: ({ source }) => source === 'Vpp',
    }),
  ).toEqual([]);
});

test('couriers: what they owe, a remittance, and one consignment of which a part is handed over', async () => {
  expect(
    shown(await all(CourierDue), {
      open: ({ remitted, openAmount }) => remitted === 0 && openAmount > 0,
      inPart: ({ remitted, openAmount }) => remitted > 0 && openAmount > 0,
      remitted: ({ remitted, amount }) => remitted === amount,
    }),
  ).toEqual([]);
  expect(await all(CourierRemittance)).toHaveLength(1);
});

test('VPP money: owed, paid out, set off against an invoice and reversed, numbered by date', async () => {
  const remittances = await all(VppRemittance);
  expect(
    shown(remittances, {
      paidOut: ({ setOff, reversedOn }) => setOff === 0 && reversedOn === null,
      setOff: ({ setOff, paidOut, paymentId }) => setOff > 0 && paidOut > 0 && paymentId !== null,
      reversed: ({ reversedOn }) => reversedOn !== null,
    }),
  ).toEqual([]);
  const collections = await all(VppCollection);
  expect(collections.filter(({ remittanceId }) => remittanceId === null)).not.toHaveLength(0);
  const setOff = remittances.find(({ paymentId }) => paymentId !== null);
  const allocated = (await all(Allocation)).filter(({ paymentId }) => paymentId === setOff?.paymentId);
  expect(allocated.reduce((sum, { cash }) => sum + cash, 0)).toBe(setOff?.setOff);
  const dates = remittances
    .sort((one, other) => Number(one.number.split('/').at(-1)) - Number(other.number.split('/').at(-1)))
    .map(({ remittedOn }) => remittedOn);
  expect(dates).toEqual([...dates].sort());
});

test('credit: a customer that is blocked, one that was let through once, one without the limit for some days', async () => {
  const [lift] = await all(CreditLift);
  const [override] = await all(CreditOverride);
  expect(lift && lift.until > today()).toBe(true);
  expect(override && override.exposure > (override.creditLimit ?? 0)).toBe(true);
  const consignment = (await all(Consignment)).find(({ id }) => id === override?.consignmentId);
  const creditOf = async (id: number | undefined): Promise<Json> =>
    (await server.admin.graphql(`{ customerCredit(uniqueId: "${id}") { creditLimit exposure liftedUntil } }`)).data
      .customerCredit;
  const blocked = await creditOf(consignment?.senderId);
  expect(blocked.liftedUntil).toBeNull();
  expect(Number(blocked.exposure)).toBeGreaterThan(Number(blocked.creditLimit));
  const lifted = await creditOf(lift?.customerId);
  expect(lifted.liftedUntil).toBe(lift?.until);
  expect(Number(lifted.exposure)).toBeGreaterThan(Number(lifted.creditLimit));
});

test('boxes that need an e-way bill: without one, with one, and with an exemption', async () => {
  const consignments = await all(Consignment);
  const isMissing = (row: Consignment) => isUncovered(row) && !row.isApproved && row.manifestId === null;
  expect(
    shown(consignments, {
      missing: isMissing,
      numbered: ({ ewayBillNo, ewayBillDate }) => ewayBillNo !== null && ewayBillDate !== null,
      exempt: ({ ewayExemptReason }) => ewayExemptReason !== null,
    }),
  ).toEqual([]);
  const asked = consignments
    .filter(isMissing)
    .map(({ uniqueId }, at) => `c${at}: consignment(uniqueId: "${uniqueId}") { ewayRefusal }`);
  const { data } = await server.admin.graphql(`{ ${asked.join(' ')} }`);
  expect(Object.values<Json>(data).filter(({ ewayRefusal }) => ewayRefusal !== null)).not.toHaveLength(0);
});

test("vendors' bills: without a finding, disputed, and settled with a line that was accepted", async () => {
  const bills = await all(VendorBill);
  expect(
    shown(bills, {
      clean: ({ status, claim }) => status === 'Matched' && claim === 0,
      disputed: ({ status, claim }) => status === 'Disputed' && claim > 0,
      settled: ({ status, agreed, claim }) => status === 'Settled' && agreed !== null && agreed < claim,
    }),
  ).toEqual([]);
  const settled = bills.find(({ status }) => status === 'Settled');
  const lines = (await all(VendorBillLine)).filter(({ billId }) => billId === settled?.id);
  expect(lines.filter(({ isByHand, decision }) => isByHand && decision === 'Accepted')).toHaveLength(1);
  const costs = (await all(Consignment)).filter(({ vendorCost }) => vendorCost !== null);
  expect(costs.filter(({ vendorCost, vendorAmount }) => vendorCost !== vendorAmount)).not.toHaveLength(0);
});

test('rate cards that have ended, are in force and begin later, and an import with rows that failed', async () => {
  expect(
    shown(await all(RateCard), {
      ended: ({ validTo }) => validTo !== null && validTo < today(),
      inForce: ({ validFrom, validTo }) => validFrom <= today() && (validTo === null || validTo >= today()),
      future: ({ validFrom }) => validFrom > today(),
    }),
  ).toEqual([]);
  expect((await all(ImportJob)).filter(({ bad }) => bad > 0)).not.toHaveLength(0);
});
