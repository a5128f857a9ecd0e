/** Reads entries of the change log: of `change_record`, and of `change_log_value` as long as that is not converted. */
import type { Reader } from '../../../db/read/reader';
import { decodeRows, instant, integer, nullable, text } from '../../../db/read/rawRows';
import { entryId, lastRowOf, type StoredEntry } from './changeEntries';
import { ChangeLog } from './changeLog.entity';

export interface RecordKey {
  entityName: string;
  primaryKey: number;
}

interface EntryPage {
  order: 'ASC' | 'DESC';
  /** Id of the entry behind which the page begins. */
  anchor: number | null;
  skip: number;
  take: number;
}

const ofRecord = 'WHERE entity_name = ? AND primary_key = ?';

/** One statement, since an entry moves from one table to the other between two. */
export async function countEntries(db: Reader, { entityName, primaryKey }: RecordKey): Promise<number> {
  const rows = await db.query(
    `SELECT (SELECT COALESCE(SUM(entries), 0) FROM change_record ${ofRecord}) + (SELECT COUNT(*) FROM change_log_value ${ofRecord}) AS entries`,
    [entityName, primaryKey, entityName, primaryKey],
  );
  return decodeRows(rows, { entries: integer })[0]?.entries ?? 0;
}

export async function readEntries(db: Reader, key: RecordKey, page: EntryPage): Promise<ChangeLog[]> {
  const { order, anchor, skip, take } = page;
  const record = [key.entityName, key.primaryKey];
  // The row of the anchor may have entries on either side of it; each row has at least one.
  const along = `ORDER BY id ${order} LIMIT ${skip + take + 1}`;
  const [rowBound, valueBound] = anchor === null ? ['', ''] : bounds[order];
  const rowValues = anchor === null ? [] : [...(order === 'ASC' ? record : []), lastRowOf(anchor)];
  const rows = await db.query(
    `SELECT * FROM (SELECT id, changes, NULL AS property, NULL AS old_value, NULL AS new_value, ${shared}
       FROM change_record ${ofRecord} ${rowBound} ${along}) c
     UNION ALL
     SELECT * FROM (SELECT id, NULL AS changes, property_name AS property, old_value, new_value, ${shared}
       FROM change_log_value ${ofRecord} ${valueBound} ${along}) v`,
    [...record, ...rowValues, ...record, ...(anchor === null ? [] : [anchor])],
  );
  const sign = order === 'ASC' ? 1 : -1;
  return decodeRows(rows, columns)
    .flatMap(entriesOf)
    .filter(({ id }) => anchor === null || sign * id > sign * anchor)
    .sort((a, b) => sign * (a.id - b.id))
    .slice(skip, skip + take);
}

const shared = 'remark, created_on, created_by_id';

const bounds = {
  DESC: ['AND id <= ?', 'AND id < ?'],
  ASC: [`AND id >= COALESCE((SELECT MAX(id) FROM change_record ${ofRecord} AND id <= ?), 0)`, 'AND id > ?'],
} as const;

const columns = {
  id: integer,
  changes: nullable(text),
  property: nullable(text),
  old_value: nullable(text),
  new_value: nullable(text),
  remark: nullable(text),
  created_on: instant,
  created_by_id: nullable(integer),
};

type Row = ReturnType<typeof decodeRows<typeof columns>>[number];

/** A row of `change_log_value` is one entry. */
function entriesOf({ id, changes, property, old_value, new_value, ...row }: Row): ChangeLog[] {
  const entries: readonly StoredEntry[] =
    changes === null ? [[property ?? '', old_value, new_value, id]] : (JSON.parse(changes) as StoredEntry[]);
  return entries.map((entry, place) => {
    const [propertyName, oldValue, newValue] = entry;
    const { remark, created_on: createdOn, created_by_id: createdById } = row;
    return Object.assign(new ChangeLog(), {
      ...{ id: entryId(id, place, entry), propertyName, oldValue, newValue },
      ...{ remark, createdOn, createdById },
    });
  });
}
