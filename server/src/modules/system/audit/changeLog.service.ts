import { idOfRef } from '../../../db/schema/record';
import type { Reader } from '../../../db/read/reader';
import { mayDo } from '../../../domain/policy/roles';
import { badInput, forbidden } from '../../../core/operation/errors';
import { selectionOf, isSelected } from '../../../core/record/selection';
import type { Page } from '../../../core/list/list';
import { query } from '../../../core/operation/operation';
import { visibleOf } from '../../../core/record/recordDescription';
import { personNames } from '../../parties/users/personNames';
import type { ChangeLog } from './changeLog.entity';
import { ChangeLogSearch } from './changeLog.list';
import { countEntries, readEntries, type RecordKey } from './changeLog.reader';
import { attachTexts } from './changeTexts';

const pageSize = 100;

/** Newest first by default. Entries never change, so pages continue by entry id. */
export const changeLog = query({
  action: 'changeLog',
  input: ChangeLogSearch,
  async run(context, search): Promise<Page<ChangeLog>> {
    const { app, db, user, fields } = context;
    const { entityName, primaryKey } = search;
    const kind = app.records.get(entityName);
    if (!kind) throw badInput('Unknown entityName', 'entityName');
    if (!mayDo(kind.listedBy, user)) throw forbidden();
    if (search.sortBy && search.sortBy.toLowerCase() !== 'createdon')
      throw badInput('sortBy must be one of createdOn', 'sortBy');
    const id = idOfRef(primaryKey) ?? (await db.idOf(kind.entity, primaryKey));
    // A record that the user does not see has no entries, like one that does not exist.
    if (!(await visibleOf(kind, context, new Set([id]))).has(id)) return { rows: [], rowCount: 0 };
    const key = { entityName, primaryKey: id };
    const rowCount = search.walk?.rowCount ?? (isSelected(fields, 'rowCount') ? await countEntries(db, key) : 0);
    if (!isSelected(fields, 'rows')) return { rows: [], rowCount };
    const rows = await pageOf(db, key, search, rowCount);
    await Promise.all([attachAuthors(db, rows), attachTexts(context, kind, rows, selectionOf(fields, 'rows'))]);
    return { rows, rowCount };
  },
});

async function pageOf(db: Reader, key: RecordKey, search: ChangeLogSearch, rowCount: number): Promise<ChangeLog[]> {
  const { walk, before, skip = 0, take = pageSize } = search;
  const after = walk?.last?.id ?? search.after;
  const isBackwards = before !== undefined && after === undefined;
  const order = (search.sortOrder === 'ASC') === isBackwards ? 'DESC' : 'ASC';
  const anchor = after ?? before;
  const rows = await readEntries(db, key, {
    order,
    anchor: anchor === undefined ? null : entryRef(String(anchor)),
    skip: anchor === undefined ? skip : 0,
    take: walk ? Math.min(take, walk.left) : take,
  });
  if (walk) {
    walk.rowCount = rowCount;
    walk.found(rows.map(({ id }) => ({ id, keys: [id] })));
    // Ids and rows are read by one statement.
    walk.ids = [];
  }
  return isBackwards ? rows.reverse() : rows;
}

function entryRef(ref: string): number {
  const id = idOfRef(ref);
  if (id === null) throw badInput('after and before take the id of an entry');
  return id;
}

async function attachAuthors(db: Reader, rows: readonly ChangeLog[]): Promise<void> {
  const authors = new Set(rows.map((row) => row.createdById).filter((author) => author !== null));
  const names = await personNames(db, [...authors]);
  for (const row of rows) row.createdBy = names.get(row.createdById ?? 0) ?? null;
}
