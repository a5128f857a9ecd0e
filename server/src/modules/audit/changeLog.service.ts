import { isRecordKind, mayReadChangesOf } from '../../domain/records';
import { badInput, forbidden } from '../../errors';
import { query } from '../../operation';
import { personNames } from '../users/personNames';
import { ChangeLog } from './changeLog.entity';
import { ChangeLogSearch } from './changeLog.inputs';

export const changeLog = query({
  action: 'changeLog',
  input: ChangeLogSearch,
  async run({ db, user }, { entityName, primaryKey }) {
    const metadata = isRecordKind(entityName) && db.auditedEntity(entityName);
    if (!metadata) throw badInput('entityName is not an entity of this product', 'entityName');
    if (!mayReadChangesOf(entityName, user?.role)) throw forbidden();
    const id = /^\d+$/.test(primaryKey) ? Number(primaryKey) : await db.idOf(metadata, primaryKey);
    const rows = await db.select(ChangeLog, 'l').where({ entityName, primaryKey: id }).orderBy('l.id', 'DESC').take(1000).getMany();
    const authors = new Set(rows.map((row) => row.createdById).filter((author) => author !== null));
    const names = await personNames(db, [...authors]);
    for (const row of rows) row.createdBy = names.get(row.createdById ?? 0) ?? null;
    return rows;
  },
});
