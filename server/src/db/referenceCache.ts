/**
 * Vendors, customers, cities, states and people are named on every row, and seldom change. Each process keeps those that it
 * has read, for as long as one number stays the same: whoever changes one of them raises it in the same transaction, and
 * every request reads it with its session. So nothing is shown that was over when the request began.
 */
import type { DatabaseModel } from './model';

/** The row of `serial` that holds the number. */
export const referenceSerial = 'references';

/** The records of one kind that were read, by their ids, each with these columns. */
export interface CachedKind {
  readonly columns: readonly string[];
  readonly records: Map<number, object>;
}

/** By the name of the kind. */
export type CachedRecords = ReadonlyMap<string, CachedKind>;

/** Past it, or after a minute, all is read anew: a change that went around the product shows too. */
const maxRecords = 20_000;
const maxAgeMs = 60_000;

export class ReferenceCache {
  private kept: CachedRecords = new Map();
  private version = -1;
  private since = 0;

  constructor(private readonly model: Pick<DatabaseModel, 'records'>) {}

  /** What a request may use that has read this number. Who still reads under an older one fills what nobody uses any more. */
  at(version: number): CachedRecords {
    const full = [...this.kept.values()].some(({ records }) => records.size > maxRecords);
    if (version > this.version || full || Date.now() - this.since > maxAgeMs) {
      this.kept = this.empty();
      this.version = version;
      this.since = Date.now();
    }
    return this.kept;
  }
  private empty(): CachedRecords {
    const kinds = [...this.model.records].flatMap(([kind, { cachedColumns: columns }]) =>
      columns ? [[kind, { columns, records: new Map<number, object>() }] as const] : [],
    );
    return new Map(kinds);
  }
}
