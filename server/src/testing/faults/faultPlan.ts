/** The next fault to inject; same interface for both databases. */
export interface FaultPlan {
  readonly kinds: readonly string[];
  /** The `at`-th statement of the following transactions fails in this way; 1 is BEGIN. */
  arm(kind: string, at: number): void;
  /** Removes the fault; returns how often it occurred since `arm`. */
  disarm(): number;
  /** Number of statements in the transactions of `work`. */
  statementsOf(work: () => Promise<unknown>): Promise<number>;
}

/** More statements than any command has. */
export const never = 1_000_000;
