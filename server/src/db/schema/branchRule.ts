import type { DataSource, EntityManager } from 'typeorm';

/** What a condition is made of. */
export interface Seen {
  /** SQL of the ids of a kind that are seen, or of another column of those records. */
  seen(kind: string, column?: string): string;
  /** The table with the rows of all branches: its plain name may stand for those that are seen. */
  all(kind: string): string;
  /** Whether staff of the branch made it. */
  byStaff: string;
}

/**
 * Which records of a kind are seen. `all`: they are of no branch. `own`: those of the branch in their column. `author`: those
 * that staff of the branch made. `none`: they are of all branches together. `through`: those whose named records are all seen.
 * `where`: a condition. `counted`: kept sums without a branch, which are counted anew from what is seen.
 */
export type BranchRule =
  | 'all'
  | 'own'
  | 'author'
  | 'none'
  | { through: Readonly<Record<string, string>> }
  | { where(given: Seen): string }
  | { counted: string };

export type BranchRules = Readonly<Record<string, BranchRule>>;

/** Has some branches only be seen. */
export interface BranchScope {
  /** Turns a statement into one that sees these branches only. */
  limit(source: DataSource, branches: readonly number[]): (sql: string) => string;
  /** A manager that reads as this one, and sees these branches only. */
  manager(manager: EntityManager, branches: readonly number[]): EntityManager;
}
