/** Selects every field of the demo's records; the test client checks the type of every leaf. */
import { getNamedType, type GraphQLObjectType } from 'graphql';
import { demoPassword } from '../config';
import { insertSeedRows } from '../db/write/seedRows';
import { inTransaction } from '../db/write/transaction';
import { builtInRoles } from '../domain/policy';
import { addDays } from '../domain/values/dates';
import { User } from '../modules/parties/users/user.entity';
import { staff } from '../seed/staff';
import { ConsistencyRun } from '../modules/system/consistency/consistencyRun.entity';
import { aReceiptBook } from './branches';
import { everything } from './everything';
import { startTestServer, type Client, type Json, type TestServer } from './testServer';

let server: TestServer;
let analyst: Client;
let changed: number;
let imported: string;
let awbNo: string;
let billed: string;
let senderId: number;
/** A customer with open invoices, and an invoice with payments. */
let [owing, owingId, paidInvoice] = ['', 0, ''];
let vppOwedTo = 0;
/** A consignment that a run sheet has brought to its door. */
let broughtTo = '';
beforeAll(async () => {
  server = await startTestServer({ seed: 'demo' });
  // Creates what the demo lacks: a change, a public look-up, a visit, and a nightly check.
  const { data } = await server.admin.graphql(
    '{ consignments { rows { id uniqueId awbNo senderId isApproved ewayRefusal } } }',
  );
  const open = data.consignments.rows.find((row: Json) => !row.isApproved && row.ewayRefusal === null);
  changed = open.id;
  const ages = await server.admin.graphql('{ ageing { rows { customerId customerUniqueId balance } } }');
  ({ customerUniqueId: owing, customerId: owingId } = ages.data.ageing.rows[0]);
  const sheets = await server.admin.graphql('{ runSheets { rows { lines { state consignment { uniqueId } } } } }');
  broughtTo = sheets.data.runSheets.rows
    .flatMap(({ lines }: Json) => lines)
    .find(({ state }: Json) => state === 'Delivered').consignment.uniqueId;
  vppOwedTo = (await server.admin.graphql('{ vppDebts { customerId } }')).data.vppDebts[0].customerId;
  const bills = await server.admin.graphql('{ invoices { rows { uniqueId invoiceStatus } } }');
  paidInvoice = bills.data.invoices.rows.find(({ invoiceStatus }: Json) => invoiceStatus === 'Paid').uniqueId;
  const jobs = await server.admin.graphql('{ importJobs { rows { uniqueId } } }');
  imported = jobs.data.importJobs.rows[0].uniqueId;
  awbNo = open.awbNo;
  senderId = open.senderId;
  billed = await aBill(open);
  expect((await server.admin.rest('PUT', `consignments/${open.uniqueId}/approve`)).status).toBe(200);
  await server.nobody.rest('GET', `tracking/${open.awbNo}`);
  const browser = {
    'user-agent':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  };
  await server.nobody.rest('POST', 'counter', { page: '/contact' }, browser);
  const at = server.app.clock.now();
  const findings = JSON.stringify([{ rule: 'One is two', place: 'here', stored: '1', actual: '2' }]);
  const end = { nextRule: null, nextAfter: null, heldUntil: null };
  const run = { day: server.app.clock.today(), startedOn: at, finishedOn: at, differences: 1, findings, ...end };
  await inTransaction(server.app, (db) => db.insertRow(ConsistencyRun, run));
  await server.admin.rest('POST', 'mails/test');
  await server.admin.rest('POST', 'receiptbooks/ranges', aReceiptBook());
});
afterAll(() => server.close());

async function aBill({ awbNo: awb }: Json): Promise<string> {
  const today = server.app.clock.today();
  const period = { billDate: today, periodFrom: addDays(today, -60), periodTo: today };
  const bill = { vendorId: 12, billNo: 'B1', ...period, taxable: 10, gst: 2, total: 11 };
  const { body } = await server.admin.rest('POST', 'vendorbills', { ...bill, lines: [{ rowNo: 2, awb, amount: 10 }] });
  return body.resultObject.uniqueId;
}

/** The list from which to take a record for queries of a single one, and arguments of other queries. */
const oneOf: Record<string, string> = {
  creditNote: 'creditNotes',
  cargoConsignment: 'cargoConsignments',
  customerCredit: 'customers',
  customerPayment: 'customerPayments',
  courierRemittance: 'courierRemittances',
  refund: 'refunds',
  vppRemittance: 'vppRemittances',
  writeOff: 'writeOffs',
  consignment: 'consignments',
  importJob: 'importJobs',
  customer: 'customers',
  invoice: 'invoices',
  manifest: 'manifests',
  rateCard: 'rateCards',
  runSheet: 'runSheets',
  billTolerance: 'vendorBills',
  notBilled: 'vendorBills',
  vendorBill: 'vendorBills',
  zoneScheme: 'zoneSchemes',
  scanSession: 'scanSessions',
};
const thisMonth = () => server.app.clock.today().slice(0, 7);
const told: Record<string, () => string> = {
  ageing: () => `(search: { customerId: ${owingId} })`,
  customerLedger: () => `(input: { uniqueId: "${owing}", from: "2026-01-01" })`,
  invoicePayments: () => `(uniqueId: "${paidInvoice}")`,
  vppOwed: () => `(input: { customerId: ${vppOwedTo} })`,
  openItems: () => `(input: { customerId: ${owingId} })`,
  changeLog: () => `(search: { entityName: "Consignment", primaryKey: "${changed}" })`,
  checkReceipt: () => '(input: { awbNo: "WC00009999" })',
  companyProfile: () => '(on: "2026-10-01")',
  ewayLimit: () => '(input: { deliveryCityId: 1 })',
  findAwb: () => `(input: { code: "${awbNo}" })`,
  gstr1: () => '(search: { month: "2026-10" })',
  consignmentTotals: () =>
    '(search: { groups: [Lane], measures: [Margin], fromDate: "2026-01-01", toDate: "2026-12-31" })',
  cargoTotals: () => '(search: { groups: [Customer], fromDate: "2026-01-01", toDate: "2026-12-31" })',
  invoiceTotals: () => '(search: { groups: [Customer], fromDate: "2026-01-01", toDate: "2026-12-31" })',
  paymentTotals: () => '(search: { groups: [Customer], fromDate: "2026-01-01", toDate: "2026-12-31" })',
  // Of the month before all is billed.
  monthToBill: () => `(search: { month: "${thisMonth()}" })`,
  unbilledEarnings: () => `(search: { month: "${thisMonth()}" })`,
  labels: () => `(input: { ids: [${changed}] })`,
  importRows: () => `(search: { uniqueId: "${imported}" })`,
  importTemplate: () => '(kind: Bookings)',
  manifests: () => '(search: { take: 50 })',
  podOf: () => `(search: { consignmentId: "${broughtTo}" })`,
  placeOfSupply: () => `(input: { customerId: ${senderId} })`,
  quoteConsignment: () =>
    `(input: { senderId: ${senderId}, vendorId: 12, deliveryCityId: 1, serviceType: Air, parcelType: Box, actualWeight: 1, packet: 1 })`,
  usualBookings: () => `(search: { senderId: ${senderId} })`,
  vendorBillLines: () => `(search: { uniqueId: "${billed}" })`,
  savedViews: () => '(search: { screen: "consignments" })',
};
/** These need an input made for them; they have tests of their own. */
const elsewhere = new Set([
  'cargoInvoicePreviews',
  'einvoiceJson',
  'invoicePreview',
  'invoicePreviewsByState',
  'monthPreview',
  'runSheetOfLink',
  'verifyResetLink',
  'verifySetUpLink',
]);

async function argumentsOf(name: string): Promise<string> {
  const list = oneOf[name];
  if (!list) return told[name]?.() ?? '';
  const { data } = await server.admin.graphql(`{ ${list} { rows { uniqueId } } }`);
  return `(uniqueId: "${data[list].rows[0].uniqueId}")`;
}

async function anAnalyst(): Promise<Client> {
  const row = await staff('Anil', 'Analyst', 'Male', 'Member', 'analyst@waybill.test', demoPassword);
  const roleId = builtInRoles.Analyst.id;
  await inTransaction(server.app, (db) => insertSeedRows(db, User, [{ ...row, roleId }]));
  return server.signIn(row.emailAddress);
}

test('case 7: every field of every query, which an analyst may ask, too', async () => {
  const query = server.app.schema.getQueryType() as GraphQLObjectType;
  const fields = Object.values(query.getFields()).filter(({ name }) => !elsewhere.has(name));
  expect(fields.length).toBeGreaterThan(30);
  analyst = await anAnalyst();
  const empty: string[] = [];
  for (const { name, type } of fields) {
    const selected = everything(getNamedType(type));
    const document = `{ ${name}${await argumentsOf(name)} ${selected} }`;
    const { data, errors } = await server.admin.graphql(document);
    expect([name, errors?.map(({ message }) => message)]).toEqual([name, undefined]);
    // The second time the document is compiled.
    const again = await server.admin.graphql(document);
    expect([name, again.errors, again.data]).toEqual([name, undefined, data]);
    const theirs = await analyst.graphql(document);
    expect([name, theirs.status, theirs.errors]).toEqual([name, 200, undefined]);
    const rows = data[name]?.rows ?? data[name];
    if (rows === null || (Array.isArray(rows) && rows.length === 0)) empty.push(name);
  }
  expect(empty).toEqual([]);
});
