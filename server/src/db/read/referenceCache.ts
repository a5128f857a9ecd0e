/**
 * Cache of vendors, customers, cities, states and users, which every row references and which rarely change. Each
 * process caches records per version number. Whoever changes one of them increments the number in the same transaction,
 * and every request reads it with its session, so a request never sees data older than its start.
 */
import type { DatabaseModel } from '../schema/model';

/** Cached records of one kind by id, each with these columns. */
export interface CachedKind {
  readonly columns: readonly string[];
  readonly records: Map<number, object>;
  /** All live records, once somebody has read them (`Reader.all`). */
  all: readonly object[] | null;
}

/** By name of the kind. */
export type CachedRecords = ReadonlyMap<string, CachedKind>;

/**
 * The cache is cleared when it exceeds this size, and after a minute, so that changes made directly in the database
 * appear too.
 */
const maxRecords = 20_000;
const maxAgeMs = 60_000;

export class ReferenceCache {
  private records: CachedRecords = new Map();
  private version = -1;
  private since = 0;

  constructor(private readonly model: Pick<DatabaseModel, 'records'>) {}

  /** The cache of this version. Requests that still hold an older version write to an abandoned map. */
  at(version: number): CachedRecords {
    const full = [...this.records.values()].some(({ records }) => records.size > maxRecords);
    if (version > this.version || full || performance.now() - this.since > maxAgeMs) {
      this.records = this.empty();
      this.version = version;
      this.since = performance.now();
    }
    return this.records;
  }

  private empty(): CachedRecords {
    const kinds = [...this.model.records].flatMap(([kind, { cachedColumns: columns }]) =>
      columns ? [[kind, { columns, records: new Map<number, object>(), all: null }] as const] : [],
    );
    return new Map(kinds);
  }
}
