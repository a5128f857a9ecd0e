/** Dashboard fields that every change of an invoice outdates. */
export const billingFields = ['billingSummary', 'billingTrend', 'receivablesSummary'] as const;

/** What a change of an invoice's state outdates besides: what its customer owes. */
export const settlementFields = [
  'customerPayments',
  'customerLedger',
  'customerCredit',
  'ageing',
  'openItems',
] as const;
