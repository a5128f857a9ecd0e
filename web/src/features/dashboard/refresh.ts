/** Spec 9: the dashboard asks anew every minute, and at once when it is opened. */
export const refreshEvery = { pollInterval: 60_000, fetchPolicy: 'cache-and-network' } as const;
