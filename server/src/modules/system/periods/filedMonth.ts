/**
 * What is dated in a month is closed while its GSTR-1 is filed. Modules name the guard in the description of their
 * documents, so that the Writer asks it before each write (`refuseWrite`), whichever command writes.
 */
import type { Locker } from '../../../db/write/locker';
import type { Reader } from '../../../db/read/reader';
import type { RecordEntity } from '../../../db/schema/record';
import { nextSerial } from '../../../db/write/serial';
import type { WriteGuard } from '../../../db/write/collector';
import { AppError, refuse } from '../../../core/operation/errors';
import { addDays, dateIn, lastOfMonth, monthOf, type DateOnly, type Month } from '../../../domain/values/dates';
import { ask } from '../../../core/module/hooks';
import { gstRefusal } from '../../../domain/policy/gst';
import type { Refusal } from '../../../domain/policy/nounPolicy';
import { registrationIds } from '../../parties/branches/registrationOf';
import { GstPeriod } from './gstPeriod.entity';
import type {} from './periods.hooks';

/**
 * Whoever writes what the return of a month lists, and whoever files it, changes this row: one waits for the other, and
 * on different nodes of a cluster one of them is rerun.
 */
export const lockMonth = async (db: Reader, month: Month): Promise<void> => {
  await nextSerial(db, `gst ${month}`);
};

/** Of which branch something is, which decides whose return it stands in. Null: in those of all registrations. */
export type BranchOf = (() => number | Promise<number>) | null;

/**
 * Throws if GSTR-1 of the month of this date is filed, or its books are closed; it is not filed before this transaction ends.
 * `remedy` is said besides.
 */
export async function assertMonthOpen(
  db: Locker,
  date: DateOnly,
  branchOf: BranchOf = null,
  remedy?: string,
): Promise<void> {
  const refusal = await closedDay(db, date, branchOf);
  if (refusal) throw new AppError('CONFLICT', refusal, remedy ? [refusal, remedy] : [refusal]);
}

/** Why nothing is dated on this day any more; null: its month is open, and is not filed before this transaction ends. */
export async function closedDay(db: Locker, date: DateOnly, branchOf: BranchOf = null): Promise<Refusal> {
  const month = monthOf(date);
  await lockMonth(db, month);
  return (await booksClosed(db, date)) ?? gstRefusal.dated(month, await filedReturn(db, month, branchOf));
}

async function filedReturn(db: Locker, month: Month, branchOf: BranchOf): Promise<GstPeriod | null> {
  const filed = (await db.findAll(GstPeriod, { month })).filter(({ filedOn }) => filedOn !== null);
  if (filed.length === 0 || !branchOf) return filed[0] ?? null;
  const own = (await registrationIds(db))(await branchOf());
  return filed.find(({ registrationId }) => registrationId === own) ?? null;
}

/** The books of a month that is not over are open. */
export async function booksClosed(db: Locker, date: DateOnly): Promise<Refusal> {
  const today = dateIn('UTC', db.now);
  if (monthOf(date) >= monthOf(today)) return null;
  return gstRefusal.booksClosed(date, await ask('booksFrom')(db, today));
}

/** Throws if the return of any registration of a month from that of `from` to before that of `until` is filed. */
export async function assertMonthsOpen(db: Reader, from: DateOnly, until: DateOnly | null): Promise<void> {
  const query = db
    .select(GstPeriod, 'r')
    .where('r.filedOn IS NOT NULL AND r.month >= :from', { from: monthOf(from) })
    .orderBy('r.month');
  if (until) query.andWhere('r.month < :until', { until: monthOf(until) });
  const filed = await query.getOne();
  if (filed) refuse(gstRefusal.dated(filed.month, filed));
}

/** Answers a module below: whether a month with days from `from` to before `until` is filed. */
export async function isFiledBetween(db: Reader, from: DateOnly, until: DateOnly | null): Promise<boolean> {
  await lockMonth(db, monthOf(from));
  const query = db.select(GstPeriod, 'r').where('r.filedOn IS NOT NULL AND r.month >= :from', { from: monthOf(from) });
  if (until) query.andWhere('r.month <= :last', { last: monthOf(addDays(until, -1)) });
  return (await query.getOne()) !== null;
}

export async function isFiledUnder(db: Reader, registrationId: number, from: DateOnly): Promise<boolean> {
  await lockMonth(db, monthOf(from));
  const query = db.select(GstPeriod, 'r').where({ registrationId }).andWhere('r.filedOn IS NOT NULL');
  return (await query.andWhere('r.month >= :from', { from: monthOf(from) }).getOne()) !== null;
}

/**
 * From when something of a branch counts that belongs to a date since `from`, and is written only now: that date, or the day after the
 * last filed month if the month of the date is filed, but not before the books are open.
 */
export async function openDays(db: Locker, from: DateOnly, branchId: number): Promise<(date: DateOnly) => DateOnly> {
  const registrationId = (await registrationIds(db))(branchId);
  const query = db
    .select(GstPeriod, 'r')
    .where('r.filedOn IS NOT NULL AND r.month >= :from', { from: monthOf(from) })
    .andWhere('r.registrationId = :registrationId', { registrationId });
  const filed = (await query.orderBy('r.month').getMany()).map(({ month }) => month);
  const last = filed.at(-1);
  const booksFrom = (await ask('booksFrom')(db, dateIn('UTC', db.now))) ?? from;
  const unfiled = (date: DateOnly) =>
    last && filed.includes(monthOf(date)) ? addDays(lastOfMonth(`${last}-01`), 1) : date;
  return (date) => (unfiled(date) < booksFrom ? booksFrom : unfiled(date));
}

interface ClosedDocument<Row extends RecordEntity> {
  /** Its date decides the month. */
  date: (row: Row) => DateOnly;
  /** Read only where a return of that month is filed. */
  branchId: (db: Locker, row: Row) => number | Promise<number>;
  /** True once the return lists it, and from then on. */
  isIssued: (row: Row) => boolean;
  /** Columns that may change in a filed month, because they say only how it was paid or reported. */
  free: readonly (keyof Row & string)[];
}

/**
 * Refuses to make, change, cancel or delete a document dated in a filed month. A draft may leave such a month: it can
 * be deleted, or dated otherwise.
 */
export function closedWithItsMonth<Row extends RecordEntity>({
  date,
  branchId,
  isIssued,
  free,
}: ClosedDocument<Row>): WriteGuard<Row> {
  const ignored = new Set<string>(['version', 'updatedOn', 'updatedById', ...free]);
  return async (db, { before, after }) => {
    const isListed = before !== null && isIssued(before);
    const changes = !before || isListed !== isIssued(after) || differs(before, after, ignored);
    if (!changes) return;
    const dates = [...(isListed ? [date(before)] : []), ...(after.deletedOn && !isListed ? [] : [date(after)])];
    const byMonth = new Map(dates.sort().map((each) => [monthOf(each), each]));
    for (const each of byMonth.values()) await assertMonthOpen(db, each, () => branchId(db, after));
  };
}

/** Refuses to change or delete what is dated in books that are closed. */
export const closedWithItsBooks =
  <Row extends RecordEntity>(date: (row: Row) => DateOnly): WriteGuard<Row> =>
  async (db, { before }) => {
    if (before) refuse(await booksClosed(db, date(before)));
  };

/** Compares columns; records that were read with the row are none. */
function differs(before: object, after: object, ignored: ReadonlySet<string>): boolean {
  const known = before as Readonly<Record<string, unknown>>;
  return Object.entries(after).some(([name, value]) => {
    if (ignored.has(name) || value === undefined) return false;
    return comparable(value) !== comparable(known[name]);
  });
}

function comparable(value: unknown): unknown {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'object' || value === undefined ? null : value;
}
