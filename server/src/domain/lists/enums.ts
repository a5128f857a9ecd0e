import { names, namesOf } from '../values/fields';

export const listsLabels = {
  SortOrder: { ASC: 'Ascending', DESC: 'Descending' },
  StatUnit: { Count: 'Count', Kg: 'Kg', Rupees: '₹' },
};

export const SortOrder = namesOf(listsLabels.SortOrder);
export type SortOrder = keyof typeof SortOrder;

export const StatUnit = namesOf(listsLabels.StatUnit);
export type StatUnit = keyof typeof StatUnit;

/** What waits for somebody, in the order in which the dashboard lists it. Pure: no screen loads what it does not name. */
export const NeedKind = /* @__PURE__ */ names(
  'Undelivered',
  'OutOnRunSheets',
  'ToBePriced',
  'WithoutEway',
  'AwaitingManifest',
  'Unapproved',
  'OverdueInvoices',
  'UnbilledEarnings',
  'ClaimsEnding',
  'Gstr1Due',
  'OpenCashDays',
  'UnresolvedEnquiries',
  'FailingMails',
  'OnPhones',
  'ReceiptBooks',
  'LateEvents',
  'MissingParcels',
);
export type NeedKind = keyof typeof NeedKind;

/** What a company does before it books with the product, in the order of the list of first steps. Pure, as above. */
export const SetUpTask = /* @__PURE__ */ names(
  'Company',
  'Logo',
  'Bank',
  'Series',
  'ReceiptBook',
  'Couriers',
  'Rates',
  'Customers',
  'OpeningBalances',
  'Users',
  'TestMail',
  'TestLabel',
  'TestInvoice',
);
export type SetUpTask = keyof typeof SetUpTask;
