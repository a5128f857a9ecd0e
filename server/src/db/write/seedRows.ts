import { withFolds } from '../schema/columns';
import { recordColumns } from './insert';
import type { SeedRow } from './newRecord';
import type { RecordEntity } from '../schema/record';
import type { Writer } from './writer';

/** Rows whose ids are given are written as they are: the seeds are the beginning, not a change of something. */
export async function insertSeedRows<T extends RecordEntity>(
  db: Writer,
  entity: new () => T,
  rows: readonly SeedRow<NoInfer<T>>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += 500) {
    const values = rows.slice(at, at + 500).map((row) =>
      withFolds(entity, {
        ...recordColumns({ now: db.now, ownerId: null }),
        ...row,
      }),
    );
    await db.internal
      .createQueryBuilder()
      .insert()
      .into(entity)
      .values(values as never)
      .updateEntity(false)
      .execute();
  }
}
