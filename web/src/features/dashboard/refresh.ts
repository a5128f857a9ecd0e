/** SPEC 9: the dashboard refetches every 60 s, and when it is opened. */
export const refreshEvery = { pollInterval: 60_000, fetchPolicy: 'cache-and-network' } as const;

/** Of one branch; without: of all that the user sees. */
export interface OfBranch {
  branchId?: number;
}

/** Options of a query of figures. */
export const figuresOf = ({ branchId }: OfBranch) => ({
  ...refreshEvery,
  ...(branchId !== undefined && { variables: { search: { branchId: [String(branchId)] } } }),
});
