/** Inputs of the mutations that take an idempotency key, each for records that only this input names. */
import { aBranch, aReceiptBook, aRegistration, aSeries } from './branches';
import { aProfile } from './company';
import { indiaScheme } from '../seed/data/rates';
import { addDays } from '../domain/values/dates';
import { asGraphql } from './bothApis';
import {
  aCargo,
  aConsignment,
  aCustomer,
  aManifest,
  aVendor,
  bookingOf,
  cargoOf,
  incomingOf,
  unused,
} from './factories';
import { aNoteToRefund } from './creditNotes';
import { bookingFile, checked, hashOf, start } from './imports';
import { aCustomerToBill, aMailableInvoice, aManualInvoice, monthOfBill } from './invoices';
import { aRateCard } from './rates';
import { aBill, paid } from './receivables';
import { aPerson, createSheet, parcelsOf } from './runSheets';
import { sampleInputs } from './samples';
import type { Json, TestServer } from './testServer';

const aNewBranch = async (server: TestServer): Promise<Json> =>
  (await server.admin.rest('POST', 'branches', aBranch())).body.resultObject;

const only = async (record: Promise<{ uniqueId: string; version: number }>) => {
  const { uniqueId, version } = await record;
  return { items: [{ uniqueId, version }] };
};

const aVendorBill = (number: number) => ({
  vendorId: '12',
  billNo: `Bill ${number}`,
  billDate: '2026-07-15',
  periodFrom: '2026-07-01',
  periodTo: '2026-07-15',
  taxable: 10,
  total: 11.8,
  lines: [{ rowNo: 2, awb: `Q${number}`, amount: 10 }],
});

export class KeyedInputs {
  private counterDay = '2026-01-01';

  /** A vendor with a tracking source, and a zone scheme. */
  constructor(
    private readonly server: TestServer,
    private readonly trackedVendorId: number,
    private readonly schemeId: number,
  ) {}

  /** May be on a manifest. */
  private ownConsignment() {
    return aConsignment(this.server, {}, { vendorId: 4 });
  }

  /** Inputs of the creating mutations, with unique values for each call. */
  async all(): Promise<Record<string, Json>> {
    const today = this.server.app.clock.today();
    const consignment = await aConsignment(this.server);
    const own = await aConsignment(this.server, {}, { vendorId: 4 });
    const billed = await aConsignment(this.server);
    const ofTwo = await aConsignment(this.server);
    const customer = await aCustomer(this.server);
    const owedTo = await aCustomer(this.server);
    const vpp = { isVpp: true, vppAmount: 500, vppCommission: 5 };
    await aConsignment(this.server, { delivered: true }, { senderId: owedTo.id, ...vpp });
    const collector = await aVendor(this.server);
    await aConsignment(this.server, { delivered: true }, { vendorId: collector.id, paymentMode: 3 });
    const bill = await aBill(this.server, customer.id, 100);
    const givenUp = await aBill(this.server, customer.id, 50);
    const { note } = await aNoteToRefund(this.server);
    const advance = await paid(this.server, { customerId: customer.id, amount: 500 });
    const number = unused();
    this.counterDay = addDays(this.counterDay, 1);
    await aConsignment(this.server, {}, { bookingDate: this.counterDay, paymentMode: 1 });
    return {
      addHistory: { uniqueId: consignment.uniqueId, action: 'Left', city: 'Pune', deliveryStatus: 'Intransit' },
      bookCargo: asGraphql(await cargoOf(this.server)),
      bookConsignment: asGraphql(await bookingOf(this.server)),
      createCreditNote: { invoiceId: bill.id, noteDate: today, reason: 'Correction', taxable: 10 },
      billMonth: { uniqueId: (await aCustomerToBill(this.server)).uniqueId, ...monthOfBill },
      createCashDeposit: { date: today, amount: 10 },
      createCounterBill: { day: this.counterDay, placeOfSupply: '27' },
      createIncomingManifest: incomingOf(this.server),
      createManualInvoice: {
        customerId: customer.id,
        invoiceMonth: today.slice(0, 7),
        invoiceDate: today,
        actualAmount: 100,
        totalAmount: 100,
        totalConsignments: 1,
        invoiceStatus: 'Generated',
      },
      addToManifest: {
        uniqueId: (await this.ownConsignment()).uniqueId,
        manifestId: (await aManifest(this.server, [await this.ownConsignment()])).uniqueId,
      },
      addToRunSheet: {
        uniqueId: (await createSheet(this.server, await parcelsOf(this.server, 1))).body.resultObject.uniqueId,
        consignmentIds: [(await this.ownConsignment()).uniqueId],
      },
      createRunSheet: {
        personId: (await aPerson(this.server)).uniqueId,
        date: today,
        consignmentIds: [(await this.ownConsignment()).uniqueId],
      },
      saveDeliveryPerson: { name: `Person ${number}`, phone: '98200 00000' },
      createOutgoingManifest: { cargoId: 32, courierId: 35, consignmentIds: [own.uniqueId] },
      createUser: { firstName: 'A', lastName: 'B', emailAddress: `again${number}@waybill.test`, gender: 'Female' },
      generateCargoInvoices: {
        cargoIds: [(await aCargo(this.server, {}, { toPayAmount: 500 })).uniqueId],
        payer: 'Sender',
        invoiceDate: today,
        invoiceMonth: today.slice(0, 7),
      },
      generateInvoice: {
        consignmentIds: [billed.id],
        customerId: billed.senderId,
        invoiceDate: today,
        invoiceMonth: today.slice(0, 7),
      },
      generateInvoicesByState: {
        consignmentIds: [ofTwo.id],
        customerId: ofTwo.senderId,
        invoiceDate: today,
        invoiceMonth: today.slice(0, 7),
      },
      openScanSession: { kind: 'Status', deliveryStatus: 'Intransit', city: 'Pune', action: 'Arrived' },
      liftCredit: { uniqueId: customer.uniqueId, until: today, reason: 'Cheque is on its way' },
      recordCourierRemittance: { vendorId: collector.id, remittedOn: today, mode: 'Upi', amount: 120.5 },
      remitVpp: { customerId: owedTo.id, remittedOn: today, mode: 'Upi' },
      refundCreditNote: { uniqueId: note.uniqueId, refundedOn: today, mode: 'Upi' },
      refundPayment: { uniqueId: advance.uniqueId, refundedOn: today, mode: 'Upi', amount: 5 },
      writeOffInvoice: { uniqueId: givenUp.uniqueId, writtenOffOn: today, reason: 'Closed' },
      recordPayment: { customerId: customer.id, receivedOn: today, mode: 'Upi', amount: 500 },
      saveView: { screen: 'consignments', name: `View ${number}`, columns: [{ key: 'awbNo', width: 90, shown: true }] },
      submitEnquiry: { enquiryType: 'Quote', name: 'F', email: 'f@example.in', message: 'Hello' },
      ...sampleInputs(this.server),
      ...(await this.bulkInputs()),
      ...(await this.importInputs()),
      ...(await this.rateInputs()),
    };
  }

  /** Of one record each, which takes the change. */
  private async bulkInputs(): Promise<Record<string, Json>> {
    const today = this.server.app.clock.today();
    const tracked = { vendorId: this.trackedVendorId, bookingDate: '2026-01-01' };
    return {
      bulkAddHistory: {
        ...(await only(aConsignment(this.server))),
        action: 'Left',
        city: 'Pune',
        deliveryStatus: 'Intransit',
      },
      bulkApprove: await only(aConsignment(this.server)),
      bulkApproveCargo: await only(aCargo(this.server)),
      bulkApproveInvoices: { ...(await only(aManualInvoice(this.server))), invoiceStatus: 'Approved' },
      bulkAssign: {
        ...(await only(this.ownConsignment())),
        manifestId: (await aManifest(this.server, [await this.ownConsignment()])).uniqueId,
      },
      bulkBillMonth: { ...(await only(aCustomerToBill(this.server))), ...monthOfBill },
      bulkDelete: await only(aConsignment(this.server)),
      bulkMailInvoices: await only(aMailableInvoice(this.server)),
      bulkPay: { ...(await only(aConsignment(this.server))), paymentReceivedDate: today, isApproved: true },
      bulkPayCargo: { ...(await only(aCargo(this.server))), paymentDate: today, isApproved: true },
      bulkTrack: await only(aConsignment(this.server, {}, tracked)),
    };
  }

  private async importInputs(): Promise<Record<string, Json>> {
    const [begun, added, run] = [
      (await bookingFile(this.server)).file(1),
      (await bookingFile(this.server)).file(2),
      (await bookingFile(this.server)).file(2),
    ];
    return {
      addImportRows: {
        uniqueId: (await start(this.server.admin, 'Bookings', added)).uniqueId,
        from: 2,
        rows: added.rows,
      },
      runImport: { uniqueId: (await checked(this.server.admin, 'Bookings', run)).uniqueId },
      saveImportProfile: {
        kind: 'Bookings',
        customerId: String((await aCustomer(this.server)).id),
        vendorId: '35',
        name: 'Default',
        columns: [{ header: 'No', field: 'awbNo' }],
        constants: [{ field: 'packet', value: '1' }],
      },
      startImport: { kind: 'Bookings', fileName: 'bookings.csv', fileHash: hashOf(begun), headers: begun.headers },
    };
  }

  private async rateInputs(): Promise<Record<string, Json>> {
    const number = unused();
    const card = async () => ({
      side: 'Customer',
      name: `Card ${number}`,
      customerId: (await aCustomer(this.server)).id,
      schemeId: this.schemeId,
      validFrom: '2026-01-01',
    });
    const { uniqueId } = await aRateCard(this.server, await card());
    return {
      copyRateCard: { uniqueId, validFrom: '2026-06-01' },
      createRateCard: await card(),
      createVendorBill: aVendorBill(number),
      rerateConsignments: { apply: true, items: (await only(aConsignment(this.server))).items },
      saveBranch: aBranch(),
      saveReceiptBook: aReceiptBook({ branchId: String((await aNewBranch(this.server)).id) }),
      saveNumberSeries: aSeries({ kind: 'Receipt', branchId: String((await aNewBranch(this.server)).id) }),
      saveCompanyProfile: aProfile('2027-04-01'),
      saveEwayLimit: { kind: 'InterState', amount: 60_000, validFrom: '2027-04-01' },
      saveRegistration: aRegistration(),
      saveService: {
        name: `Service ${number}`,
        sac: '996531',
        charge: 'Forward',
        percent: 18,
        validFrom: '2027-04-01',
      },
      saveTolerance: {
        uniqueId: (await this.server.admin.rest('POST', 'vendorbills', aVendorBill(unused()))).body.resultObject
          .uniqueId,
        grams: 0.1,
        amount: 1,
        windowDays: 7,
      },
      saveWeightRule: { vendorId: (await aVendor(this.server)).id, serviceType: 'Air', divisor: 5000 },
      saveZoneScheme: { ...indiaScheme, name: `Scheme ${number}` },
    };
  }
}
