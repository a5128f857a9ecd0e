/**
 * The daily rollup of consignments. A change takes the row's old share out and puts its new share in, in the
 * transaction of the change, as its last statement before the commit: the rows of a busy day are shared by all clerks.
 */
import type { Reader, Writer } from '../../db/store';
import type { QueryContext } from '../../operation';
import type { Consignment } from '../consignments/consignment.entity';
import type { ConsignmentSearch } from '../consignments/consignment.list';
import { isGiven } from '../../list';
import { ConsignmentDay } from './consignmentDay.entity';

const keyColumns = ['day', 'delivery_status', 'payment_status', 'payment_mode', 'service_type', 'parcel_type'] as const;
const sumColumns = ['bookings', 'chargeable_weight', 'customer_amount', 'vendor_amount'] as const;

export type Counted = Pick<Consignment, 'bookingDate' | 'deliveryStatus' | 'paymentStatus' | 'paymentMode' | 'serviceType'
  | 'parcelType' | 'chargeableWeight' | 'customerAmount' | 'vendorAmount'>;

export const countedOf = (c: Consignment): Counted => ({
  bookingDate: c.bookingDate, deliveryStatus: c.deliveryStatus, paymentStatus: c.paymentStatus, paymentMode: c.paymentMode,
  serviceType: c.serviceType, parcelType: c.parcelType, chargeableWeight: c.chargeableWeight,
  customerAmount: c.customerAmount, vendorAmount: c.vendorAmount,
});

type Change = readonly [before: Counted | null, after: Counted | null];

const waiting = new WeakMap<Writer, Change[]>();

/** Moves shares from `before` to `after`; null where the consignment did not or does no longer exist. */
export async function recount(db: Writer, changes: Iterable<Change>): Promise<void> {
  const known = waiting.get(db);
  if (known) return void known.push(...changes);
  const all = [...changes];
  waiting.set(db, all);
  db.beforeCommit(() => {
    waiting.delete(db);
    return moveShares(db, all);
  });
}

async function moveShares(db: Writer, changes: readonly Change[]): Promise<void> {
  const deltas = new Map<string, { key: string[]; sums: number[] }>();
  const add = (c: Counted, sign: 1 | -1) => {
    const key = [c.bookingDate, c.deliveryStatus, c.paymentStatus, c.paymentMode, c.serviceType, c.parcelType];
    const delta = deltas.get(key.join()) ?? { key, sums: [0, 0, 0, 0] };
    const share = [1, c.chargeableWeight, c.customerAmount ?? 0, c.vendorAmount];
    delta.sums = delta.sums.map((sum, at) => sum + sign * (share[at] ?? 0));
    deltas.set(key.join(), delta);
  };
  for (const [before, after] of changes) {
    if (before) add(before, -1);
    if (after) add(after, 1);
  }
  // In the order of their keys, so that two transactions never wait for each other in a ring.
  const moved = [...deltas.entries()].filter(([, { sums }]) => sums.some((sum) => sum !== 0)).sort(([a], [b]) => (a < b ? -1 : 1));
  for (let at = 0; at < moved.length; at += 200) await upsert(db, moved.slice(at, at + 200).map(([, delta]) => delta));
}

async function upsert(db: Writer, deltas: readonly { key: string[]; sums: number[] }[]): Promise<void> {
  const columns = [...keyColumns, ...sumColumns];
  const values = deltas.map(() => `(${columns.map(() => '?').join(', ')})`).join(', ');
  const insert = `INSERT INTO consignment_day (${columns.join(', ')}) VALUES ${values}`;
  const update = db.embedded
    ? `ON CONFLICT (${keyColumns.join(', ')}) DO UPDATE SET ${sumColumns.map((c) => `${c} = ${c} + excluded.${c}`).join(', ')}`
    : `ON DUPLICATE KEY UPDATE ${sumColumns.map((c) => `${c} = ${c} + VALUES(${c})`).join(', ')}`;
  await db.query(`${insert} ${update}`, deltas.flatMap(({ key, sums }) => [...key, ...sums]));
}

/** The filters that the rollup knows; any other needs a count of its own on an index. */
const known = new Set<keyof ConsignmentSearch>([
  'skip', 'take', 'sortBy', 'sortOrder', 'searchDateFilter', 'fromDate', 'toDate', 'serviceType', 'parcelType', 'paymentMode',
  'paymentStatus', 'deliveryStatus',
]);

/** The exact count of a search from the rollup; null when a filter lies outside it. */
export async function countByRollup({ db }: QueryContext, search: ConsignmentSearch): Promise<number | null> {
  const names = (Object.keys(search) as (keyof ConsignmentSearch)[]).filter((name) => isGiven(search[name]));
  if (names.some((name) => !known.has(name))) return null;
  const dated = isGiven(search.fromDate) || isGiven(search.toDate);
  if (dated && (search.searchDateFilter ?? 'BookingDate') !== 'BookingDate') return null;
  const query = days(db).select('SUM(d.bookings)', 'n');
  if (search.fromDate) query.andWhere('d.day >= :from', { from: search.fromDate });
  if (search.toDate) query.andWhere('d.day <= :to', { to: search.toDate });
  for (const name of ['serviceType', 'parcelType', 'paymentMode', 'paymentStatus', 'deliveryStatus'] as const) {
    if (isGiven(search[name])) query.andWhere(`d.${name} IN (:...${name})`, { [name]: search[name] });
  }
  const row = await query.getRawOne<{ n: string | number | null }>();
  return Number(row?.n ?? 0);
}

export const days = (db: Reader) => db.select(ConsignmentDay, 'd').where('1 = 1');
