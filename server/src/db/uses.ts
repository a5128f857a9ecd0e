import { referencesTo } from './columns';
import { entityName } from './reader';
import type { RecordEntity } from './record';
import type { Writer } from './writer';

/**
 * What still uses a record, in the words for people; null when nothing live does. The record must be locked: whoever is about to
 * name it holds it for reading until that has been committed, and is seen here.
 */
export async function useOf(db: Writer, record: RecordEntity): Promise<string | null> {
  for (const column of referencesTo(record.constructor.name)) {
    if (db.model.records.has(column.kind) && (await db.isUsed(column, record.id))) return pluralOf(column.kind);
  }
  return null;
}

/** 'cargo consignments', 'cities'. */
const pluralOf = (kind: string) => `${entityName(kind).toLowerCase()}s`.replace(/ys$/, 'ies');
