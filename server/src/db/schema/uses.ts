import { referencesTo } from './columns';
import { entityName } from '../read/reader';
import type { RecordEntity } from './record';
import type { Writer } from '../write/writer';

/**
 * What still references a record, as a text for users; null if nothing live does. The record must be locked:
 * transactions about to reference it hold it for reading until they commit, so their references are seen here.
 */
export async function useOf(db: Writer, record: RecordEntity): Promise<string | null> {
  for (const column of referencesTo(record.constructor.name)) {
    if (db.model.records.has(column.kind) && (await db.isUsed(column, record.id))) return pluralOf(column.kind);
  }
  return null;
}

/** Plural display name: 'cargo consignments', 'cities'. */
const pluralOf = (kind: string) => `${entityName(kind).toLowerCase()}s`.replace(/ys$/, 'ies');
