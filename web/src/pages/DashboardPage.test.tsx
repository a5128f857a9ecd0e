/** What the dashboard counts is what the lists find: each screen reads from its address the search that the server has counted. */
import type { NeedKind } from '../../../server/src/domain/enums';
import { consignmentFilters, consignmentSearch } from '../features/consignments/consignmentFilters';
import { needLines } from '../features/dashboard/needLines';
import { enquirySearch } from '../features/enquiries/enquiryFilters';
import { defaultInvoiceFilters, invoiceSearch } from '../features/invoices/invoiceFilters';
import { runSheetSearch } from '../features/runsheets/runSheetFilters';
import { billSearch } from '../features/vendorbills/billFilters';
import { readFilters } from '../ui/search/urlCodecs';

const opened = (kind: NeedKind, filters: Record<string, string>) =>
  new URL(needLines[kind].to(filters), 'http://waybill.test');

const booked = (params: URLSearchParams) =>
  consignmentSearch.toSearch(readFilters(consignmentFilters(false), params, {}));
const billed = (params: URLSearchParams) =>
  invoiceSearch.toSearch(readFilters(invoiceSearch.codecs, params, defaultInvoiceFilters()));
const [fromDate, toDate] = ['2026-11-22', '2026-11-29'];

test.each<[NeedKind, Record<string, string>, string, (params: URLSearchParams) => object, object]>([
  [
    'Undelivered',
    { deliveryStatus: 'Booked,Intransit,Processing,OutForDelivery', toDate },
    '/consignments',
    booked,
    { deliveryStatus: ['Booked', 'Intransit', 'Processing', 'OutForDelivery'], toDate },
  ],
  [
    'OutOnRunSheets',
    { status: 'Out', toDate },
    '/runsheets',
    (params) => runSheetSearch.toSearch(readFilters(runSheetSearch.codecs, params, {})),
    { status: ['Out'], toDate },
  ],
  ['ToBePriced', { isPriced: 'false' }, '/consignments', booked, { isPriced: false }],
  ['WithoutEway', { awaitsEway: 'true' }, '/consignments', booked, { awaitsEway: true }],
  ['AwaitingManifest', { awaitsManifest: 'true' }, '/consignments', booked, { awaitsManifest: true }],
  ['Unapproved', { isApproved: 'false', toDate }, '/consignments', booked, { isApproved: false, toDate }],
  ['OverdueInvoices', { isOverdue: 'true' }, '/invoices', billed, { isOverdue: true }],
  [
    'ClaimsEnding',
    { status: 'Draft,Matched,Disputed', fromDate, toDate },
    '/vendorbills',
    (params) => billSearch.toSearch(readFilters(billSearch.codecs, params, {})),
    { status: ['Draft', 'Matched', 'Disputed'], fromDate, toDate },
  ],
  [
    'UnresolvedEnquiries',
    { isResolved: 'false' },
    '/enquiries',
    (params) => enquirySearch.toSearch(readFilters(enquirySearch.codecs, params, {})),
    { isResolved: false },
  ],
  [
    'OnPhones',
    { isOnPhones: 'true' },
    '/runsheets',
    (params) => runSheetSearch.toSearch(readFilters(runSheetSearch.codecs, params, {})),
    { isOnPhones: true },
  ],
])('%s opens its list with what was counted', (kind, filters, path, read, search) => {
  const { pathname, searchParams } = opened(kind, filters);
  expect(pathname).toBe(path);
  expect(read(searchParams)).toEqual(search);
});

test.each<[NeedKind, Record<string, string>, string]>([
  ['UnbilledEarnings', { month: '2026-10' }, '/invoices?tab=unbilled&month=2026-10'],
  ['Gstr1Due', { month: '2026-10' }, '/gst?month=2026-10'],
  ['OpenCashDays', { day: '2026-11-21' }, '/cashbook?day=2026-11-21'],
  ['FailingMails', { state: 'Failing' }, '/mail?state=Failing'],
  ['ReceiptBooks', { branch: 'Pune', left: '40' }, '/branches?tab=books'],
])('%s opens its screen', (kind, filters, address) => {
  expect(needLines[kind].to(filters)).toBe(address);
});
