/**
 * Date of the last booking of a vendor or customer, updated once a day, so that bookings do not queue for the row of
 * the busiest one. Bookings lock these rows for reading; the first of a day locks them for update at once, since two
 * upgrades of a shared lock would deadlock.
 */
import { LRUCache } from 'lru-cache';
import type { App } from '../../../core/module/app.types';
import { decodeRows, text } from '../../../db/read/rawRows';
import { refWhere } from '../../../db/read/reader';
import { startOfDayInstant } from '../../../domain/values/dates';
import type { CommandContext } from '../../../core/operation/operation';
import type { RecordEntity } from '../../../db/schema/record';
import { Customer } from './customer.entity';
import { Vendor } from '../vendors/vendor.entity';

type Active = RecordEntity & { lastActiveDate: Date | null };

/** Vendors and customers, by id and uniqueId, that were found marked, with the start of that day. A hint of this server. */
const foundMarked = new WeakMap<App, LRUCache<string, number>>();

function hintsOf(app: App): LRUCache<string, number> {
  const hints = foundMarked.get(app) ?? new LRUCache({ max: 20_000 });
  foundMarked.set(app, hints);
  return hints;
}

const hintOf = (entity: { name: string }, ref: string | number) => `${entity.name} ${ref}`;

const startOfToday = ({ app, today }: CommandContext) => startOfDayInstant(today(), app.config.timezone);

/** Whether vendor and customer are still to be marked today. Read before locking, so the answer may be outdated. */
export async function awaitMarking(
  context: CommandContext,
  vendorRef: string,
  customerRef: string,
): Promise<{ vendor: boolean; customer: boolean }> {
  const { db } = context;
  if (db.embedded) return { vendor: false, customer: false };
  const since = startOfToday(context);
  const hints = hintsOf(context.app);
  const isMarked = (entity: new () => Active, ref: string) => (hints.get(hintOf(entity, ref)) ?? 0) >= since.getTime();
  if (isMarked(Vendor, vendorRef) && isMarked(Customer, customerRef)) return { vendor: false, customer: false };
  const unmarked = (kind: string, entity: new () => Active, ref: string) => {
    const [column, value] = Object.entries(refWhere<Active>(ref))[0] ?? ['id', 0];
    return db
      .select(entity, 'r')
      .select(`'${kind}'`, 'kind')
      .where(`r.${column} = :value`, { value })
      .andWhere('(r.lastActiveDate IS NULL OR r.lastActiveDate < :since)', { since })
      .getQueryAndParameters();
  };
  const [vendors, ofVendors] = unmarked('vendor', Vendor, vendorRef);
  const [customers, ofCustomers] = unmarked('customer', Customer, customerRef);
  const rows = decodeRows(await db.query(`${vendors} UNION ALL ${customers}`, [...ofVendors, ...ofCustomers]), {
    kind: text,
  });
  return { vendor: rows.some(({ kind }) => kind === 'vendor'), customer: rows.some(({ kind }) => kind === 'customer') };
}

/** The records must be locked, for update if `awaitMarking` found them unmarked. */
export async function markActive(context: CommandContext, records: readonly (Vendor | Customer)[]): Promise<void> {
  const since = startOfToday(context);
  for (const record of records) {
    if (record.lastActiveDate && record.lastActiveDate >= since) {
      const hints = hintsOf(context.app);
      for (const ref of [record.id, record.uniqueId]) hints.set(hintOf(record.constructor, ref), since.getTime());
      continue;
    }
    const lastActiveDate = context.now();
    record.lastActiveDate = lastActiveDate;
    await context.db.internal.update(record.constructor as new () => Active, record.id, { lastActiveDate });
  }
}
