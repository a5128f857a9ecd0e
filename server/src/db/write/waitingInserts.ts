import { groupBy } from '../read/rawRows';
import { fillGenerated } from '../read/statement';
import type { RecordEntity } from '../schema/record';

/** Records in order, of which each may be derived from the id of the one before, and the remark of their change log. */
interface Chain {
  records: readonly RecordEntity[];
  remark: string | null;
}

export interface Remarked {
  record: RecordEntity;
  remark: string | null;
}

type Class = new () => RecordEntity;

/** New records that are written together, so that many take few statements. */
export class WaitingInserts {
  private chains: Chain[] = [];
  private followers: (() => Promise<unknown>)[] = [];

  add(records: readonly RecordEntity[], remark: string | null): void {
    this.chains.push({ records, remark });
  }

  /** Work that needs the ids of records added before it. */
  follow(work: () => Promise<unknown>): void {
    this.followers.push(work);
  }

  /** Writes all records; `insert` gives ids to those of one kind. */
  async write(insert: (entity: Class, records: readonly Remarked[]) => Promise<void>): Promise<void> {
    while (this.chains.length > 0 || this.followers.length > 0) {
      const chains = this.chains.splice(0);
      const longest = Math.max(0, ...chains.map(({ records }) => records.length));
      for (let at = 0; at < longest; at += 1)
        for (const [entity, records] of groupBy(linksAt(chains, at), ({ record }) => record.constructor as Class))
          await insert(entity, records);
      for (const follower of this.followers.splice(0)) await follower();
    }
  }
}

/** The records at one place of the chains, with what is derived from those before them. */
function linksAt(chains: readonly Chain[], at: number): Remarked[] {
  return chains.flatMap(({ records, remark }) => {
    const record = records[at];
    if (!record) return [];
    fillGenerated(record, records[at - 1]?.id ?? 0);
    return [{ record, remark }];
  });
}
