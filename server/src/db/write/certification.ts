/**
 * Galera nodes do not share locks: conflicts are detected when transactions are certified, by the keys they wrote. A
 * row that references another through a foreign key includes a reference to its key, but a plain update of the
 * referenced row, such as a soft delete, does not conflict with it. A change of the primary key does
 * (docs/decisions/0013).
 */
import type { EntityManager } from 'typeorm';
import { referencesTo } from '../schema/columns';
import type { Locker } from './locker';
import type { DatabaseModel } from '../schema/model';
import { decodeRows, text } from '../read/rawRows';
import type { RecordEntity } from '../schema/record';

interface Certified extends Locker {
  readonly internal: EntityManager;
  readonly model: Pick<DatabaseModel, 'records'>;
}

/** True for kinds that other records reference by foreign key without updating them. */
const isShared = (kind: string, { records }: Certified['model']): boolean =>
  records.get(kind)?.cachedColumns !== undefined && referencesTo(kind).some((column) => records.has(column.kind));

/** On a cluster: makes the deletion of a locked record conflict with transactions on other nodes that reference it. */
export async function certifyDeletion(db: Certified, record: RecordEntity): Promise<void> {
  if (!isShared(record.constructor.name, db.model)) return;
  const [cluster] = decodeRows(await db.query("SHOW VARIABLES LIKE 'wsrep_on'"), { Value: text });
  if (cluster?.Value === 'ON') await rewriteKey(db, record);
}

/** Changes the primary key and restores it; foreign key checks are off for these two statements only. */
export async function rewriteKey(
  db: Pick<Certified, 'internal' | 'query'>,
  { id, constructor }: RecordEntity,
): Promise<void> {
  const { connection } = db.internal;
  const { tableName } = connection.getMetadata(constructor);
  const update = (from: number, to: number) =>
    connection.options.type === 'mariadb'
      ? db.query(`SET STATEMENT foreign_key_checks = 0 FOR UPDATE ${tableName} SET id = ? WHERE id = ?`, [to, from])
      : db.query(`UPDATE /*+ SET_VAR(foreign_key_checks = 0) */ ${tableName} SET id = ? WHERE id = ?`, [to, from]);
  await update(id, -id);
  await update(-id, id);
}
