/** Cached fields that a run sheet outdates: it changes the status of its consignments. */
export const changedByRunSheets = [
  'runSheets',
  'consignments',
  'consignment',
  'dashboardSummary',
  'podOf',
  'changeLog',
] as const;
