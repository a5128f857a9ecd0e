/**
 * Rollup of consignments: counts per combination of properties (`ConsignmentDay`), and counts with sums per single
 * property (`ConsignmentFacet`), by booking day and branch, and what is not billed yet in the sender's account. A change subtracts
 * the row's old share and adds the new one in its own transaction, as the last statements before the commit, since all
 * users share the rows of a busy day.
 */
import { Deltas } from '../../../../db/write/deltas';
import type { Statement } from '../../../../db/read/statement';
import type { Writer } from '../../../../db/write/writer';
import { moveAccount, unbilledOf } from '../../../parties/customers/account/customerAccount';
import type { Consignment } from '../consignment.entity';
import { ConsignmentDay, ConsignmentFacet } from './rollup.entity';

/** Properties with few values, which are also counted in combination. */
export const combined = [
  'deliveryStatus',
  'paymentStatus',
  'paymentMode',
  'serviceType',
  'parcelType',
  'isInsurance',
  'isVpp',
] as const satisfies readonly (keyof Consignment)[];
export const facets = [
  ...combined,
  'vendorId',
  'senderId',
  'deliveryCityId',
  'createdById',
] as const satisfies readonly (keyof Consignment)[];
export type Facet = (typeof facets)[number];

export const sums = ['chargeableWeight', 'customerAmount', 'vendorAmount'] as const;

/** What is summed of the rows. The cost by the vendor's bill takes the place of the booked amount, so that profit follows it. */
export const summedColumns: Readonly<Record<(typeof sums)[number], string>> = {
  chargeableWeight: 'chargeable_weight',
  customerAmount: 'customer_amount',
  vendorAmount: 'COALESCE(vendor_cost, vendor_amount)',
};

export type Counted = Pick<Consignment, 'bookingDate' | 'branchId' | 'invoiceId' | Facet | (typeof sums)[number]>;

export const countedOf = (consignment: Consignment): Counted => ({
  ...(Object.fromEntries(
    (['bookingDate', 'branchId', 'invoiceId', ...facets, ...sums] as const).map((name) => [name, consignment[name]]),
  ) as unknown as Counted),
  vendorAmount: consignment.vendorCost ?? consignment.vendorAmount,
});

type Change = readonly [before: Counted | null, after: Counted | null];

/** Moves shares from `before` to `after`; null if the consignment did not exist before, or no longer does. */
export async function recount(db: Writer, changes: Iterable<Change>): Promise<void> {
  const all = [...changes];
  db.collect(moveShares, all);
  const moved = all.flatMap(([before, after]) => [
    ...(before ? [{ of: before, sign: -1 as const }] : []),
    ...(after ? [{ of: after, sign: 1 as const }] : []),
  ]);
  const shares = await unbilledOf(
    db,
    moved.map(({ of }) => of),
  );
  moveAccount(db, ...moved.map(({ of, sign }, at) => ({ customerId: of.senderId, share: shares[at] ?? {}, sign })));
}

function moveShares(db: Writer, changes: readonly Change[]): Statement[] {
  const combinations = new Deltas(ConsignmentDay, ['day', ...combined, 'branchId'], ['bookings']);
  const singles = new Deltas(ConsignmentFacet, ['facet', 'value', 'day', 'branchId'], ['bookings', ...sums]);
  const add = (c: Counted, sign: 1 | -1) => {
    combinations.add([c.bookingDate, ...combined.map((name) => stored(c[name])), c.branchId], [sign]);
    const share = [sign, ...sums.map((name) => sign * (c[name] ?? 0))];
    for (const facet of facets) singles.add([facet, facetValue(c[facet]), c.bookingDate, c.branchId], share);
  };
  for (const [before, after] of changes) {
    if (before) add(before, -1);
    if (after) add(after, 1);
  }
  return [...combinations.statements(db), ...singles.statements(db)];
}

const stored = (value: string | number | boolean | null) =>
  typeof value === 'boolean' ? Number(value) : (value ?? '');

/** A property's value as stored in the facet rows. */
export const facetValue = (value: string | number | boolean | null): string => String(stored(value));
