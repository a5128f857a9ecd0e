/** Queries that every change of a payment or of credit outdates. */
export const receivableFields = [
  'customerPayments',
  'refunds',
  'writeOffs',
  'customerLedger',
  'customerCredit',
  'invoices',
  'invoice',
  'ageing',
  'openItems',
  'receivablesSummary',
  'tdsQuarters',
] as const;
