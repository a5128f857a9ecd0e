/** What each need is called, and the list that has what it counts. */
import type { NeedKind } from '../../../../server/src/domain/enums';
import { bookEnds } from '../../../../server/src/domain/bookings/receiptRange';
import { paths } from '../../paths';

type Filters = Record<string, string>;

interface NeedLine {
  label: string;
  /** With what the one that was found is called, if it is the only one. */
  named?: (filters: Filters) => string;
  /** `filters`: as the server has counted. */
  to: (filters: Filters) => string;
}

const refusedMails = 'Mails refused by a mail server';

export const needLines: Readonly<Record<NeedKind, NeedLine>> = {
  Undelivered: { label: 'Undelivered longer than usual', to: paths.consignments },
  OutOnRunSheets: { label: 'Parcels out since yesterday', to: paths.runSheets },
  ToBePriced: { label: 'To be priced', to: paths.consignments },
  WithoutEway: { label: 'Without e-way bill number', to: paths.consignments },
  AwaitingManifest: { label: 'Not on a manifest', to: paths.consignments },
  Unapproved: { label: 'Unapproved for more than 2 days', to: paths.consignments },
  // Of any date: without these the list begins with the last month.
  OverdueInvoices: {
    label: 'Overdue invoices',
    to: (filters) => paths.invoices({ ...filters, fromDate: '', toDate: '' }),
  },
  UnbilledEarnings: {
    label: 'Unbilled bookings of last month',
    to: (filters) => paths.invoices({ tab: 'unbilled', ...filters }),
  },
  ClaimsEnding: { label: 'Vendor bills with claims ending', to: paths.vendorBills },
  Gstr1Due: { label: 'GSTR-1 to be filed', to: paths.gst },
  OpenCashDays: { label: 'Cash days not closed', to: paths.cashBook },
  UnresolvedEnquiries: { label: 'Unresolved enquiries', to: paths.enquiries },
  OnPhones: { label: 'Run sheets with unsent entries', to: paths.runSheets },
  LateEvents: { label: 'Run sheets with late events', to: paths.runSheets },
  MissingParcels: { label: 'Run sheets with missing parcels', to: paths.runSheets },
  FailingMails: {
    label: refusedMails,
    named: ({ to }) => (to ? `Mail to ${to}, refused by a mail server` : refusedMails),
    to: ({ state = '' }) => paths.mails({ state }),
  },
  ReceiptBooks: {
    label: 'Receipt books running out',
    named: ({ branch = '', left }) => bookEnds(branch, Number(left)),
    to: () => paths.receiptBooks(),
  },
};
