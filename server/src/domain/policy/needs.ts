import type { NeedKind } from '../lists/enums';
import type { Action } from './permissions';

/** By which operation each need is met; whoever may not do it is not told of it. */
export const needActions = {
  Undelivered: 'addHistory',
  OutOnRunSheets: 'runSheets',
  ToBePriced: 'updateConsignment',
  WithoutEway: 'setEway',
  AwaitingManifest: 'addToManifest',
  Unapproved: 'approveConsignment',
  OverdueInvoices: 'invoices',
  UnbilledEarnings: 'unbilledEarnings',
  ClaimsEnding: 'vendorBills',
  Gstr1Due: 'fileGstPeriod',
  OpenCashDays: 'closeCashDay',
  UnresolvedEnquiries: 'enquiries',
  FailingMails: 'mails',
  OnPhones: 'runSheets',
  ReceiptBooks: 'receiptBooks',
  LateEvents: 'applyDelivery',
  MissingParcels: 'settleLine',
} as const satisfies Record<NeedKind, Action>;
