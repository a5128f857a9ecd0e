/** Options of a detail window's query: nothing is asked while the window is closed; cached values are shown and refreshed. */
export const detailQuery = (uniqueId: string | null) =>
  ({
    variables: { uniqueId: uniqueId ?? '' },
    skip: uniqueId === null,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  }) as const;
