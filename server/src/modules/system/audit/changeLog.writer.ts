import type { EntityManager } from 'typeorm';
import { toWireUnit, unitsOf } from '../../../domain/values/units';
import { bulkInsertStatements } from '../../../db/write/insert';
import { type RecordEntity, isSecretName } from '../../../db/schema/record';
import type { Author, ChangeLogWriter, LogEntry } from '../../../db/schema/model';
import type { Statement } from '../../../db/read/statement';
import { rowsOf } from './changeEntries';
import { ChangeRecord } from './changeRecord.entity';

/** Technical properties that are not logged. */
const bookkeeping = new Set([
  'id',
  'uniqueId',
  'version',
  'createdOn',
  'createdById',
  'updatedOn',
  'updatedById',
  'fileHash',
  // Was logged as what it was.
  'earlier',
]);
/** Derived columns for indexes, e.g. `liveAwbNo` and `receiverFolded`. */
const mirror = /^live[A-Z]|Folded$/;
/** Maximum length of a logged value; longer ones are cut. */
const maxLength = 4000;

const creationEntries = (record: RecordEntity): LogEntry[] =>
  Object.keys(record)
    .filter(isLogged)
    .map((name) => entry(record, name, null, shown(record, name, record)))
    .filter(({ newValue }) => newValue !== null);

const changeEntries = (before: object, after: RecordEntity, names: readonly string[]): LogEntry[] =>
  names.filter(isLogged).map((name) => entry(after, name, shown(after, name, before), shown(after, name, after)));

const deletionEntries = (record: RecordEntity, now: Date): LogEntry[] => [
  entry(record, 'deletedOn', null, now.toISOString()),
];

/** A row for each record, and another one when the remark changes or a row is full. */
function statements(db: EntityManager, { userId, now }: Author, entries: readonly LogEntry[]): Statement[] {
  const rows = rowsOf(
    entries,
    ({ entityName, primaryKey, remark = null }) => ({ entityName, primaryKey, remark }),
    ({ propertyName, oldValue, newValue }) => [propertyName, oldValue, newValue],
  );
  return bulkInsertStatements(
    db,
    ChangeRecord,
    rows.map(({ head, entries }) => ({ ...head, ...entries.columns(), createdOn: now, createdById: userId })),
  );
}

export const changeLogWriter: ChangeLogWriter = { creationEntries, changeEntries, deletionEntries, statements };

const logged = new Map<string, boolean>();

/** Decided once of each name: a chunk of an import asks some ten thousand times. */
function isLogged(name: string): boolean {
  const known = logged.get(name);
  if (known !== undefined) return known;
  const decided = !bookkeeping.has(name) && !mirror.test(name) && !isSecretName(name);
  logged.set(name, decided);
  return decided;
}

function entry(record: RecordEntity, propertyName: string, oldValue: string | null, newValue: string | null): LogEntry {
  return { entityName: record.constructor.name, primaryKey: record.id, propertyName, oldValue, newValue };
}

/** Amounts and measures are logged in the units of both APIs, as rupees rather than paise. */
function shown(record: RecordEntity, name: string, source: object): string | null {
  const value = (source as Record<string, unknown>)[name];
  if (value === null || value === undefined) return null;
  const unit = unitsOf(record.constructor as new () => object).get(name);
  if (unit) return String(toWireUnit(unit, Number(value)));
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `${value.length} bytes`;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
