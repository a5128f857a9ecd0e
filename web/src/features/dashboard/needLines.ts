/** What each need is called, and the list that has what it counts. */
import type { NeedKind } from '../../../../server/src/domain/enums';
import { bookEnds } from '../../../../server/src/domain/bookings/receiptRange';
import { paths } from '../../paths';

type Filters = Record<string, string>;

interface NeedLine {
  words: string;
  /** With what the one that was found is called, if it is the only one. */
  named?: (filters: Filters) => string;
  /** `filters`: as the server has counted. */
  to: (filters: Filters) => string;
}

export const needLines: Readonly<Record<NeedKind, NeedLine>> = {
  Undelivered: { words: 'Undelivered longer than usual', to: paths.consignments },
  OutOnRunSheets: { words: 'Parcels out since yesterday', to: paths.runSheets },
  ToBePriced: { words: 'To be priced', to: paths.consignments },
  WithoutEway: { words: 'Without e-way bill number', to: paths.consignments },
  AwaitingManifest: { words: 'Not on a manifest', to: paths.consignments },
  Unapproved: { words: 'Unapproved for more than 2 days', to: paths.consignments },
  // Of any date: without these the list begins with the last month.
  OverdueInvoices: {
    words: 'Overdue invoices',
    to: (filters) => paths.invoices({ ...filters, fromDate: '', toDate: '' }),
  },
  UnbilledEarnings: {
    words: 'Unbilled bookings of last month',
    to: (filters) => paths.invoices({ tab: 'unbilled', ...filters }),
  },
  ClaimsEnding: { words: 'Vendor bills with claims ending', to: paths.vendorBills },
  Gstr1Due: { words: 'GSTR-1 to be filed', to: paths.gst },
  OpenCashDays: { words: 'Cash days not closed', to: paths.cashBook },
  UnresolvedEnquiries: { words: 'Unresolved enquiries', to: paths.enquiries },
  OnPhones: { words: 'Run sheets with unsent entries', to: paths.runSheets },
  LateEvents: { words: 'Run sheets with late events', to: paths.runSheets },
  MissingParcels: { words: 'Run sheets with missing parcels', to: paths.runSheets },
  FailingMails: { words: 'Mails refused by a mail server', to: paths.mails },
  ReceiptBooks: {
    words: 'Receipt books running out',
    named: ({ branch = '', left }) => bookEnds(branch, Number(left)),
    to: () => paths.receiptBooks(),
  },
};
