/** SPEC 9: the dashboard refetches every 60 s, and when it is opened. */
export const refreshEvery = { pollInterval: 60_000, fetchPolicy: 'cache-and-network' } as const;
