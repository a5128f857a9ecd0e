import { names } from '../values/fields';

export const SortOrder = names('ASC', 'DESC');
export type SortOrder = keyof typeof SortOrder;

export const StatUnit = names('Count', 'Kg', 'Rupees');
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
);
export type NeedKind = keyof typeof NeedKind;

export const listsLabels = {
  SortOrder: { ASC: 'Ascending', DESC: 'Descending' } satisfies Record<SortOrder, string>,
  StatUnit: { Count: 'Count', Kg: 'Kg', Rupees: '₹' } satisfies Record<StatUnit, string>,
};
