/** Cached fields that the cash book outdates. */
export const changedByCash = ['cashDays', 'cashBookDay', 'changeLog'] as const;
