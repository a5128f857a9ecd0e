import { referencesTo } from './columns';
import type { RecordModel } from './model';
import type { RecordEntity } from './record';
import type { Writer } from '../write/writer';

/**
 * What still references a record, as a text for users; null if nothing live does. The record must be locked:
 * transactions about to reference it hold it for reading until they commit, so their references are seen here.
 */
export async function useOf(db: Writer, record: RecordEntity): Promise<string | null> {
  for (const column of referencesTo(record.constructor.name)) {
    const kind = db.model.records.get(column.kind);
    if (kind && (await db.isUsed(column, record.id))) return pluralOf(kind);
  }
  return null;
}

/** 'cargo consignments' by the action `cargoConsignments`. */
const pluralOf = ({ plural, listedBy }: RecordModel): string =>
  plural ?? listedBy.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
