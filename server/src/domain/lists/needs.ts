/** Apart from the other enumerations, so that no screen loads it. */
import { names } from '../values/fields';

/** What waits for somebody, in the order in which the dashboard lists it. */
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
);
export type NeedKind = keyof typeof NeedKind;
