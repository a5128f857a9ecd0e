import type { EntityManager } from 'typeorm';
import { paiseToRupees } from '../../domain/money';
import { gramsToKg } from '../../domain/weight';
import { unitOf } from '../../db/columns';
import type { RecordEntity } from '../../db/record';
import { ChangeLog } from './changeLog.entity';

interface Author {
  userId: number | null;
  now: Date;
}

/** Bookkeeping that says nothing to a reader of the log. */
const bookkeeping = new Set(['id', 'uniqueId', 'version', 'createdOn', 'createdById', 'updatedOn', 'updatedById', 'deletedOn']);
const secrets = /password|token|secret|hash/i;

export function recordCreation(db: EntityManager, author: Author, ...records: RecordEntity[]): Promise<void> {
  return write(db, author, records.flatMap((record) => Object.keys(record)
    .filter((name) => isLogged(name) && shown(record, name, record) !== null)
    .map((name) => entry(record, name, null, shown(record, name, record)))));
}

export function recordChange(
  db: EntityManager, author: Author, before: object, after: RecordEntity, names: readonly string[],
): Promise<void> {
  return write(db, author, names.filter(isLogged)
    .map((name) => entry(after, name, shown(after, name, before), shown(after, name, after))));
}

export function recordDeletion(db: EntityManager, author: Author, record: RecordEntity): Promise<void> {
  return write(db, author, [entry(record, 'deletedOn', null, author.now.toISOString())]);
}

const isLogged = (name: string) => !bookkeeping.has(name) && !secrets.test(name);

function entry(record: RecordEntity, propertyName: string, oldValue: string | null, newValue: string | null) {
  return { entityName: record.constructor.name, primaryKey: record.id, propertyName, oldValue, newValue };
}

async function write(db: EntityManager, author: Author, entries: ReturnType<typeof entry>[]): Promise<void> {
  for (let at = 0; at < entries.length; at += 500) {
    const rows = entries.slice(at, at + 500).map((row) => ({ ...row, createdOn: author.now, createdById: author.userId }));
    await db.createQueryBuilder().insert().into(ChangeLog).values(rows).updateEntity(false).execute();
  }
}

/** The log is read by people: rupees and kilograms, not paise and grams. */
function shown(record: RecordEntity, name: string, source: object): string | null {
  const value = (source as Record<string, unknown>)[name];
  if (value === null || value === undefined) return null;
  const unit = unitOf(record.constructor.name, name);
  if (unit === 'paise') return String(paiseToRupees(Number(value)));
  if (unit === 'grams') return String(gramsToKg(Number(value)));
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `${value.length} bytes`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
