/** What every paper and every mail is about, in a company that was just set up. Nothing is called as in the demo. */
import { MailTemplate } from '../domain/enums';
import { aCreditNote } from './creditNotes';
import { aCargo, aConsignment, aCustomer, aManifest, aVendor, cityNamed } from './factories';
import { aManualInvoice, approve } from './invoices';
import { paid } from './receivables';
import { aPerson, aPicture, handOver, inTheStreet } from './runSheets';
import type { Json, TestServer } from './testServer';

const contact = '98200 11223';
export const buyerEmail = 'accounts@buyer.example';

/** Resolves to what REST makes of it. */
export async function posted(server: TestServer, path: string, body?: object): Promise<Json> {
  const { status, body: answer } = await server.admin.rest('POST', path, body);
  if (status !== 200) throw new Error(`${path}: ${answer.errors.join(', ')}`);
  return answer.resultObject;
}

export type Written = Awaited<ReturnType<typeof everyRecord>>;

export async function everyRecord(server: TestServer) {
  const today = server.app.clock.today();
  const vendorOf = async (type: keyof typeof vendorTypes) =>
    (await aVendor(server, { name: type, type: vendorTypes[type], contactNumber: contact })).id;
  const vendors = {
    courier: await vendorOf('Sahyadri Courier'),
    ownCourier: await vendorOf('Own riders'),
    ownCargo: await vendorOf('Own trucks'),
  };
  const place = { gst: '27AAACR5055K1Z7', address: '12 MG Road', cityId: cityNamed('Pune'), pinCode: '411001' };
  const buyer = await aCustomer(server, { ...place, contact, email: buyerEmail });
  const receiver = await aCustomer(server, { contact, address: '3 Mill Road' });
  const senderId = buyer.id;

  const consignment = await aConsignment(server, {}, { vendorId: vendors.courier, senderId });
  const cargo = await aCargo(server, {}, { cargoId: vendors.ownCargo, senderId, receiverId: receiver.id });
  const carried = await aConsignment(server, {}, { vendorId: vendors.ownCourier, senderId });
  const manifest = await aManifest(server, [carried], { cargoId: vendors.ownCargo, courierId: vendors.courier });
  const parcel = await aConsignment(server, {}, { vendorId: vendors.ownCourier, senderId });
  const sheet = await inTheStreet(server, [parcel], await aPerson(server, 'Ravi Kale'));
  await handOver(sheet, parcel, await aPicture(8));

  const invoice: Json = (await approve(server, await aManualInvoice(server, { customerId: senderId }))).body
    .resultObject;
  const receipt = await paid(server, { customerId: senderId, amount: 500 });
  const refund = await posted(server, `payments/${receipt.uniqueId}/refunds`, {
    refundedOn: today,
    mode: 3,
    amount: 118,
  });
  const note = await aCreditNote(server, { invoiceId: invoice.id, taxable: 100 });
  const vpp = { isVpp: true, vppAmount: 1500, vppCommission: 20 };
  await aConsignment(server, { delivered: true }, { vendorId: vendors.courier, senderId, ...vpp });
  const remitted = { customerId: senderId, remittedOn: today, mode: 3, reference: 'UTR1' };
  const remittance = await posted(server, 'vpp/remittances', remitted);
  const bill = await posted(server, 'vendorbills', billOf(vendors.courier, today));
  return {
    today,
    buyer,
    consignment,
    cargo,
    manifest,
    parcel,
    sheet,
    invoice,
    receipt,
    refund,
    note,
    remittance,
    bill,
  };
}

/** As the REST API numbers the types. */
const vendorTypes = { 'Sahyadri Courier': 1, 'Own riders': 3, 'Own trucks': 4 };

/** Claimed as a whole, since no parcel of ours is on it. */
const billOf = (vendorId: number, day: string) => ({
  ...{ vendorId, billNo: 'SC/1', billDate: day, periodFrom: day, periodTo: day },
  ...{ taxable: 100, gst: 18, total: 118, lines: [{ rowNo: 1, awb: 'NOT-OURS-1', billedWeight: 2, amount: 100 }] },
});

/** Variables of each query that a paper asks, by the names that the web gives them. */
export const paperVariables = ({ today, buyer, ...made }: Written): Record<string, object> => ({
  CargoPrint: { uniqueId: made.cargo.uniqueId },
  CompanyOn: { on: today },
  ConsignmentPrint: { uniqueId: made.consignment.uniqueId },
  CreditNotePrint: { uniqueId: made.note.uniqueId },
  InvoicePrint: { uniqueId: made.invoice.uniqueId },
  LabelPrint: { ids: [made.consignment.uniqueId, made.parcel.uniqueId] },
  ManifestPrint: { uniqueId: made.manifest.uniqueId },
  PaperBranches: {},
  PodPrint: { uniqueId: made.parcel.uniqueId, consignmentId: made.parcel.uniqueId },
  ReceiptPrint: { uniqueId: made.receipt.uniqueId },
  RefundPrint: { uniqueId: made.refund.uniqueId },
  RunSheetPrint: { uniqueId: made.sheet.uniqueId },
  StatementAgeing: { search: { customerId: String(buyer.id) } },
  StatementPrint: { input: { uniqueId: buyer.uniqueId } },
  VppAdviceInvoices: { payment: made.receipt.uniqueId },
  VppAdvicePrint: { uniqueId: made.remittance.uniqueId },
});

/** Sends one mail of each template, and says to whom. */
export async function sendEveryMail(server: TestServer, { buyer, invoice, remittance, bill }: Written) {
  const about: Record<MailTemplate, [to: string, path: string, body?: object]> = {
    AccountLink: ['ravi@deccan.example', 'users', { ...invited, emailAddress: 'ravi@deccan.example' }],
    Dispute: ['claims@sahyadri.example', `vendorbills/${bill.uniqueId}/letter`, { email: 'claims@sahyadri.example' }],
    Invoice: [buyerEmail, `invoices/${invoice.uniqueId}/mail`],
    Statement: [buyerEmail, `customers/${buyer.uniqueId}/statement`],
    Test: ['office@deccan.example', 'mails/test', { emailAddress: 'office@deccan.example' }],
    VppAdvice: [buyerEmail, `vpp/remittances/${remittance.uniqueId}/mail`],
  };
  for (const template of Object.values(MailTemplate)) {
    const [, path, body] = about[template];
    await posted(server, path, body);
  }
  return about;
}

const invited = { firstName: 'Ravi', lastName: 'Kale', gender: 1 };
