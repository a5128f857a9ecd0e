/** Cached fields that a remittance of a courier outdates: its consignments are paid with it. */
export const changedByRemittance = [
  'courierDueAgeing',
  'courierDues',
  'courierRemittances',
  'consignments',
  'consignment',
  'dashboardSummary',
  'billingSummary',
  'counterDays',
  'unbilledEarnings',
  'earnings',
  'cashBookDay',
  'changeLog',
] as const;
