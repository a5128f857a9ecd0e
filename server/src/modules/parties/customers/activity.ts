/**
 * Date of the last booking of a vendor or customer, updated once a day, so that bookings do not queue for the row of
 * the busiest one. Bookings lock these rows for reading; the first of a day locks them for update at once, since two
 * upgrades of a shared lock would deadlock.
 */
import { LRUCache } from 'lru-cache';
import type { App } from '../../../core/module/app.types';
import { decodeRows, groupBy, text } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import { statementOf } from '../../../db/read/statement';
import { idsOf } from '../../../db/write/insert';
import { startOfDayInstant } from '../../../domain/values/dates';
import type { CommandContext } from '../../../core/operation/operation';
import { idOfRef, splitRefs, type RecordEntity } from '../../../db/schema/record';
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

export interface ActiveRefs {
  vendors: readonly string[];
  customers: readonly string[];
}

/** Which of these vendors and customers are still to be marked today. Read before locking, so the answer may be outdated. */
export async function unmarkedAmong(
  context: CommandContext,
  { vendors, customers }: ActiveRefs,
): Promise<(entity: new () => Active, ref: string) => boolean> {
  const { db } = context;
  if (db.embedded) return () => false;
  const since = startOfToday(context);
  const hints = hintsOf(context.app);
  const isMarked = (entity: new () => Active, ref: string) =>
    (hints.get(hintOf(entity, ref)) ?? 0) >= since.getTime() ||
    (db.namedBefore(entity, ref)?.lastActiveDate ?? 0) >= since;
  const selects = [Vendor, Customer].flatMap((entity) => {
    const refs = (entity === Vendor ? vendors : customers).filter((ref) => !isMarked(entity, ref));
    const { ids, uniqueIds } = splitRefs(refs);
    return [
      ...(ids.length > 0 ? [unmarkedBy(db, entity, 'id', ids, since)] : []),
      ...(uniqueIds.length > 0 ? [unmarkedBy(db, entity, 'uniqueId', uniqueIds, since)] : []),
    ];
  });
  if (selects.length === 0) return () => false;
  const rows = await db.query(
    selects.map(([sql]) => sql).join(' UNION ALL '),
    selects.flatMap(([, parameters]) => parameters),
  );
  const unmarked = new Set(decodeRows(rows, { kind: text, ref: text }).map(({ kind, ref }) => `${kind} ${ref}`));
  return (entity, ref) => unmarked.has(hintOf(entity, idOfRef(ref) ?? ref.toLowerCase()));
}

const unmarkedBy = (
  db: Reader,
  entity: new () => Active,
  column: 'id' | 'uniqueId',
  refs: readonly (string | number)[],
  since: Date,
) =>
  statementOf(
    db
      .select(entity, 'r')
      .select(`'${entity.name}'`, 'kind')
      .addSelect(`CAST(r.${column} AS CHAR)`, 'ref')
      .where(`r.${column} IN (:...refs)`, { refs })
      .andWhere('(r.lastActiveDate IS NULL OR r.lastActiveDate < :since)', { since }),
  );

/** Whether vendor and customer are still to be marked today. */
export async function awaitMarking(
  context: CommandContext,
  vendorRef: string,
  customerRef: string,
): Promise<{ vendor: boolean; customer: boolean }> {
  const isUnmarked = await unmarkedAmong(context, { vendors: [vendorRef], customers: [customerRef] });
  return { vendor: isUnmarked(Vendor, vendorRef), customer: isUnmarked(Customer, customerRef) };
}

/** The records must be locked, for update if they were found unmarked. */
export async function markActive(context: CommandContext, records: readonly (Vendor | Customer)[]): Promise<void> {
  const since = startOfToday(context);
  const isMarked = ({ lastActiveDate }: Active) => lastActiveDate !== null && lastActiveDate >= since;
  const hints = hintsOf(context.app);
  for (const { constructor, id, uniqueId } of records.filter(isMarked))
    for (const ref of [id, uniqueId]) hints.set(hintOf(constructor, ref), since.getTime());
  const lastActiveDate = context.now();
  const unmarked = groupBy(
    records.filter((record) => !isMarked(record)),
    (record) => record.constructor as new () => Active,
  );
  for (const [entity, ofKind] of unmarked) {
    for (const record of ofKind) record.lastActiveDate = lastActiveDate;
    await context.db.internal.update(entity, idsOf(ofKind), { lastActiveDate });
  }
}
