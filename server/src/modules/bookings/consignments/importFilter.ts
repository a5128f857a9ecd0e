import { nullable, text } from '../../../db/read/rawRows';
import { idsOf, path, type FilterQuery } from '../../../core/list/filters';
import type { QueryContext } from '../../../core/operation/operation';
import { ImportJob } from '../imports/importJob.entity';
import { ImportRow } from '../imports/importRow.entity';
import { Consignment } from './consignment.entity';

/** Consignments that the imports have booked. Their first and last booking date let sorts start at the first of them. */
export async function bookedByImports(
  query: FilterQuery<Consignment>,
  imports: readonly string[],
  { db }: QueryContext,
): Promise<void> {
  const ids = await idsOf(db, ImportJob, imports);
  const given = { importIds: ids.length > 0 ? ids : [0], done: 'Done' };
  const records = query
    .subQuery()
    .select('i.recordRef')
    .from(ImportRow, 'i')
    .where('i.importJobId IN (:...importIds) AND i.status = :done')
    .getQuery();
  const id = path<Consignment>('id');
  query.andWhere(`${id} IN ${records}`, given);
  if (db.embedded) return;
  const dates = db
    .select(Consignment, 'r')
    .select('MIN(r.bookingDate)', 'first')
    .addSelect('MAX(r.bookingDate)', 'last')
    .where(`${id} IN ${records}`, given);
  const [found] = await db.raw(dates, { first: nullable(text), last: nullable(text) });
  const { first, last } = found ?? { first: null, last: null };
  if (first && last) query.andImplied('bookingDate', 'id', first, last);
  else query.andIn('id', [0]);
}
