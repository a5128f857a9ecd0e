/** Each need is planted once; its number is the count of the list that its filters open, and no other number changes. */
import { randomUUID } from 'node:crypto';
import { maxCount } from '../../../core/module/need';
import { insertSeedRows } from '../../../db/write/seedRows';
import { inTransaction } from '../../../db/write/transaction';
import { NeedKind } from '../../../domain/enums';
import { addDays, daysBetween } from '../../../domain/values/dates';
import { cities } from '../../../seed/data/cities';
import { aConsignment } from '../../../testing/factories';
import { aManualInvoice, approve } from '../../../testing/invoices';
import { startServerOn } from '../../../testing/receivables';
import {
  attemptOf,
  createSheet,
  inTheStreet,
  issue,
  ownCourier,
  parcelsOf,
  parcelStates,
  settle,
} from '../../../testing/runSheets';
import type { Client, Json, TestServer } from '../../../testing/testServer';
import { billClerk, line } from '../../../testing/vendorBills';
import { Mail } from '../../../gateways/mailer/mail.entity';
import { VendorBill } from '../../money/vendorbills/vendorBill.entity';
import { RunSheet } from '../../movement/runsheets/runSheet.entity';
import { Enquiry } from '../../site/enquiries/enquiry.entity';

const today = '2026-11-22';
const daysAgo = (days: number) => addDays(today, -days);

interface Found {
  kind: NeedKind;
  count: number;
  hasMore: boolean;
  filters: { name: string; value: string }[];
}

const ownCargo = 32;
let server: TestServer;
beforeAll(async () => {
  server = await startServerOn(today);
});
afterAll(() => server.close());

async function needsOf(client: Client): Promise<Found[]> {
  const { data } = await client.graphql('{ needsToday { kind count hasMore filters { name value } } }');
  return data.needsToday;
}

const waiting = async () =>
  Object.fromEntries((await needsOf(server.admin)).flatMap(({ kind, count }) => (count > 0 ? [[kind, count]] : [])));

const booked = (given: Record<string, unknown> = {}, state: Parameters<typeof aConsignment>[1] = {}) =>
  aConsignment(server, state, given);

const delhi = cities.find(({ name }) => name === 'Delhi')?.id;
const enquiry = { enquiryType: 1, name: 'Farida Khan', email: 'farida@example.in', message: 'From Thane?' };

/** Each makes one thing wait. */
const plants: Record<NeedKind, () => Promise<unknown>> = {
  Undelivered: async () => {
    await booked({ bookingDate: daysAgo(7) }, { approved: true });
    await booked({ bookingDate: daysAgo(8) }, { approved: true, delivered: true });
    await booked({ bookingDate: daysAgo(8) }, { approved: true });
  },
  async OutOnRunSheets() {
    const { uniqueId, lines } = (await createSheet(server, await parcelsOf(server, 2))).body.resultObject;
    await issue(server, uniqueId);
    await settle(server, { uniqueId }, lines[0].uniqueId, { state: parcelStates.CarriedOver });
    const { uniqueId: ofToday } = (await createSheet(server, await parcelsOf(server, 1))).body.resultObject;
    await issue(server, ofToday);
    await inTransaction(server.app, (db) => db.internal.update(RunSheet, { uniqueId }, { date: daysAgo(1) }));
  },
  ToBePriced: () => booked({ customerAmount: null }),
  async WithoutEway() {
    await booked({ goodsValue: 50_000, deliveryCityId: delhi });
    await booked({ goodsValue: 72_000, deliveryCityId: delhi, parcelType: 1 });
    await booked({ goodsValue: 72_000, deliveryCityId: delhi });
  },
  AwaitingManifest: () => booked({ vendorId: ownCourier }),
  Unapproved: async () => {
    await booked({ bookingDate: daysAgo(2) });
    await booked({ bookingDate: daysAgo(3) });
  },
  async OverdueInvoices() {
    for (const invoiceDate of [daysAgo(10), daysAgo(11)])
      await approve(server, await aManualInvoice(server, { invoiceDate }));
    await aManualInvoice(server, { invoiceDate: daysAgo(15) });
  },
  UnbilledEarnings: () => booked({ bookingDate: '2026-10-20' }, { delivered: true, approved: true }),
  async ClaimsEnding() {
    const { create } = billClerk(server);
    for (const dueBy of [daysAgo(1), daysAgo(-7), daysAgo(-8)]) {
      const { uniqueId } = await create([line(`NOBODY${dueBy}`, 10)]);
      await inTransaction(server.app, (db) => db.internal.update(VendorBill, { uniqueId }, { dueBy }));
    }
  },
  Gstr1Due: () => aManualInvoice(server, { invoiceDate: '2026-10-31', invoiceMonth: '2026-10' }),
  OpenCashDays: () =>
    server.member.rest('POST', 'cashbook', { date: daysAgo(2), openingCash: 1_000, countedCash: 1_000 }),
  UnresolvedEnquiries: () => server.nobody.rest('POST', 'enquiries', enquiry),
  async FailingMails() {
    await server.admin.rest('POST', 'mails/test');
    await inTransaction(server.app, (db) => db.internal.update(Mail, { template: 'Test' }, { lastError: 'Refused' }));
  },
  async OnPhones() {
    await inTheStreet(server, await parcelsOf(server, 1));
    const { phone } = await inTheStreet(server, await parcelsOf(server, 1));
    const told = { phoneId: randomUUID(), unsentEvents: 2, unsentImages: 1 };
    await server.nobody.rest('POST', 'run/phone', told, { authorization: `Bearer ${phone.token}` });
  },
  async LateEvents() {
    const [parcel] = await parcelsOf(server, 1);
    const sheet = await inTheStreet(server, parcel ? [parcel] : []);
    const [line] = [...sheet.lines.values()];
    await settle(server, sheet, line.lineId, { state: parcelStates.CarriedOver });
    await sheet.phone.send(attemptOf(line.lineId));
  },
  async MissingParcels() {
    const [lost, found] = await parcelsOf(server, 2);
    const sheet = await inTheStreet(server, lost && found ? [lost, found] : []);
    for (const line of sheet.lines.values())
      await settle(server, sheet, line.lineId, { state: parcelStates.Missing, remark: 'Not in the bag' });
    await server.member.rest('POST', `consignments/${found?.uniqueId}/histories`, {
      ...{ action: 'Found in the van', city: 'Pune', deliveryStatus: 2 },
    });
  },
  ReceiptBooks: () =>
    server.admin.rest('POST', 'receiptbooks/ranges', {
      ...{ branchId: 1, vendorId: ownCargo, prefix: 'PN', fromNumber: 1_001, toNumber: 1_040 },
    }),
};

type Search = Readonly<Record<string, unknown>>;

/** As the screen reads the filters from its address. */
function searchOf(filters: Found['filters']): Search {
  const read = (name: string, value: string) => {
    if (['deliveryStatus', 'status', 'state'].includes(name)) return value.split(',');
    return value === 'true' || value === 'false' ? value === 'true' : value;
  };
  return Object.fromEntries(filters.map(({ name, value }) => [name, read(name, value)]));
}

async function rowCount(list: string, type: string, search: Search): Promise<number> {
  const asked = `query($search: ${type}!) { ${list}(search: $search) { rowCount } }`;
  const { data, errors } = await server.admin.graphql(asked, { search });
  expect(errors).toBeUndefined();
  return data[list].rowCount;
}

const consignments = (search: Search) => rowCount('consignments', 'ConsignmentSearch', search);

/** How much the screen of each need shows. */
const shown: Record<NeedKind, (search: Search) => Promise<number>> = {
  Undelivered: consignments,
  OutOnRunSheets: (search) => rowCount('runSheets', 'RunSheetSearch', search),
  ToBePriced: consignments,
  WithoutEway: consignments,
  AwaitingManifest: consignments,
  Unapproved: consignments,
  OverdueInvoices: (search) => rowCount('invoices', 'InvoiceSearch', search),
  UnbilledEarnings: (search) => rowCount('unbilledEarnings', 'UnbilledEarningsSearch', search),
  ClaimsEnding: (search) => rowCount('vendorBills', 'VendorBillSearch', search),
  async Gstr1Due({ month }) {
    const { body } = await server.admin.rest('GET', `gst/gstr1?month=${String(month)}`);
    return body.resultObject.period?.filedOn ? 0 : 1;
  },
  async OpenCashDays({ day }) {
    const { body } = await server.admin.rest('GET', `cashbook/day?date=${String(day)}`);
    return daysBetween(body.resultObject.after, String(day));
  },
  UnresolvedEnquiries: (search) => rowCount('enquiries', 'EnquirySearch', search),
  FailingMails({ state, to }) {
    expect(to).toBe(server.app.config.adminEmail);
    return rowCount('mails', 'MailSearch', { state });
  },
  OnPhones: (search) => rowCount('runSheets', 'RunSheetSearch', search),
  LateEvents: (search) => rowCount('runSheets', 'RunSheetSearch', search),
  MissingParcels: (search) => rowCount('runSheets', 'RunSheetSearch', search),
  async ReceiptBooks({ branch, left }) {
    const { body } = await server.admin.rest('GET', 'receiptbooks/ranges');
    return body.resultObject.filter((row: Json) => row.branch === branch && row.left === Number(left)).length;
  },
};

const kinds = Object.values(NeedKind);

test('nothing waits in a new database', async () => {
  expect((await needsOf(server.admin)).map(({ kind }) => kind)).toEqual(kinds);
  expect(await waiting()).toEqual({});
});

test.each(kinds)('%s: one that is planted is counted, and its filters open it', async (kind) => {
  const before = await waiting();
  expect(before[kind]).toBeUndefined();
  await plants[kind]();
  expect(await waiting()).toEqual({ ...before, [kind]: 1 });
  const found = (await needsOf(server.admin)).find((need) => need.kind === kind);
  expect(await shown[kind](searchOf(found?.filters ?? []))).toBe(1);
});

test('what is done does not wait any longer', async () => {
  await server.admin.rest('PUT', 'gst/periods/2026-10', { filedOn: today, arn: 'AA1', reason: 'Agreed' });
  await server.member.rest('POST', 'cashbook', { date: daysAgo(1), countedCash: 1_000 });
  const [open] = (await server.admin.rest('GET', 'enquiries?isResolved=false')).body.resultObject as Json[];
  await server.admin.rest('PUT', `enquiries/${open.uniqueId}`, { resolution: 'Yes' });
  const left = await waiting();
  expect(kinds.filter((kind) => !left[kind])).toEqual(['Gstr1Due', 'OpenCashDays', 'UnresolvedEnquiries']);
});

test('an administrator sets the days that a delivery takes', async () => {
  const setDays = (value: string) => server.admin.rest('PUT', 'settings/delivery.days', { validFrom: today, value });
  expect((await setDays('6')).status).toBe(200);
  expect((await waiting()).Undelivered).toBe(2);
  expect((await setDays('7')).status).toBe(200);
  expect((await waiting()).Undelivered).toBe(1);
});

test('everybody is told of what he may do something about', async () => {
  const desk = [
    'Undelivered',
    'OutOnRunSheets',
    'ToBePriced',
    'WithoutEway',
    'AwaitingManifest',
    'OpenCashDays',
    'OnPhones',
    'LateEvents',
    'MissingParcels',
  ];
  const found = await needsOf(server.member);
  expect(found.map(({ kind }) => kind)).toEqual(desk);
  expect((await server.member.rest('GET', 'dashboard/needs')).body.resultObject).toEqual(
    found.map((need) => ({ ...need, kind: kinds.indexOf(need.kind) + 1 })),
  );
  expect((await server.nobody.rest('GET', 'dashboard/needs')).status).toBe(401);
});

test('the filters of a list find what does not wait, too', async () => {
  const all = await consignments({});
  for (const name of ['awaitsManifest', 'awaitsEway', 'isApproved']) {
    const [yes, no] = [await consignments({ [name]: true }), await consignments({ [name]: false })];
    expect([name, yes + no]).toEqual([name, all]);
    expect(Math.min(yes, no)).toBeGreaterThan(0);
  }
  const invoices = (search: Search) => rowCount('invoices', 'InvoiceSearch', search);
  expect((await invoices({ isOverdue: true })) + (await invoices({ isOverdue: false }))).toBe(await invoices({}));
});

test('what is more than a thousand is not counted', async () => {
  const { enquiryType, ...texts } = { ...enquiry, enquiryType: 'Contact' as const };
  const row = { ...texts, enquiryType, isResolved: false, resolution: null };
  await inTransaction(server.app, (db) =>
    insertSeedRows(
      db,
      Enquiry,
      Array.from({ length: maxCount + 1 }, () => row),
    ),
  );
  const found = (await needsOf(server.admin)).find(({ kind }) => kind === 'UnresolvedEnquiries');
  expect(found).toMatchObject({ count: maxCount, hasMore: true });
});
