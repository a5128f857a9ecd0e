import type { EntityManager } from 'typeorm';
import { toWireUnit, unitsOf } from '../../../domain/values/units';
import { bulkInsertStatements } from '../../../db/write/insert';
import { type RecordEntity, isSecretName } from '../../../db/schema/record';
import type { Author, ChangeLogWriter, LoggedChange, LoggedProperty } from '../../../db/schema/model';
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

function creation(record: RecordEntity): LoggedProperty[] {
  const shown = shownOf(record);
  const properties: LoggedProperty[] = [];
  const values = record as unknown as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(values)) {
    const after = isLogged(name) ? shown(name, values[name]) : null;
    if (after !== null) properties.push([name, null, after]);
  }
  return properties;
}

function change(before: object, after: RecordEntity, names: readonly string[]): LoggedProperty[] {
  const shown = shownOf(after);
  const valueOf = (record: object, name: string) => shown(name, (record as Readonly<Record<string, unknown>>)[name]);
  return names.filter(isLogged).map((name) => [name, valueOf(before, name), valueOf(after, name)]);
}

const deletion = (now: Date): LoggedProperty[] => [['deletedOn', null, now.toISOString()]];

/** A row for each record, and another one when the remark changes or a row is full. */
function statements(db: EntityManager, { userId, now }: Author, changes: readonly LoggedChange[]): Statement[] {
  const rows = rowsOf(
    changes,
    ({ record, remark }) => ({ entityName: record.constructor.name, primaryKey: record.id, remark }),
    ({ properties }) => properties,
  );
  return bulkInsertStatements(
    db,
    ChangeRecord,
    rows.map(({ head, entries }) => ({ ...head, ...entries.columns(), createdOn: now, createdById: userId })),
  );
}

export const changeLogWriter: ChangeLogWriter = { creation, change, deletion, statements };

const logged = new Map<string, boolean>();

/** Decided once of each name: a chunk of an import asks some ten thousand times. */
function isLogged(name: string): boolean {
  const known = logged.get(name);
  if (known !== undefined) return known;
  const decided = !bookkeeping.has(name) && !mirror.test(name) && !isSecretName(name);
  logged.set(name, decided);
  return decided;
}

/** Amounts and measures are logged in the units of both APIs, as rupees rather than paise. */
function shownOf(record: RecordEntity): (name: string, value: unknown) => string | null {
  const units = unitsOf(record.constructor as new () => object);
  return (name, value) => {
    if (value === null || value === undefined) return null;
    const unit = units.get(name);
    if (unit) return String(toWireUnit(unit, Number(value)));
    if (value instanceof Date) return value.toISOString();
    if (Buffer.isBuffer(value)) return `${value.length} bytes`;
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  };
}
