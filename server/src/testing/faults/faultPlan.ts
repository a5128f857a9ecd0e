/** Where the next fault is to happen; the same for both databases. */
export interface FaultPlan {
  readonly kinds: readonly string[];
  /** The `at`-th statement of the transactions from now on fails in this way; 1 is the BEGIN. */
  arm(kind: string, at: number): void;
  /** No more faults; tells how often one has happened since `arm`. */
  disarm(): number;
  /** How many statements the transactions of this work have. */
  statementsOf(work: () => Promise<unknown>): Promise<number>;
}

/** More statements than any command has. */
export const never = 1_000_000;
