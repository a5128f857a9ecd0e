/** Prepares an outgoing manifest from its consignments: eligibility, snapshot, totals. */
import { In } from 'typeorm';
import { splitRefs } from '../../../db/schema/record';
import { chunks } from '../../../db/read/statement';
import type { Reader } from '../../../db/read/reader';
import type { VendorType } from '../../../domain/parties/enums';
import type { ManifestEntry } from '../../../domain/bookings/manifest';
import { paiseToRupees, type Paise } from '../../../domain/values/money';
import { consignmentRefusal } from '../../../domain/policy/consignments';
import { toPayTotal } from '../../../domain/bookings/toPay';
import { gramsToKg, type Grams } from '../../../domain/values/weight';
import { AppError, badInput } from '../../../core/operation/errors';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { Customer } from '../../parties/customers/customer.entity';
import { ewayRefusals } from '../../bookings/eway/ewayLimits';
import { City } from '../../parties/locations/city.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';

/** The consignments, live or deleted, of the references (ids or uniqueIds): distinct, in their order. */
export async function chosenConsignments(db: Reader, refs: readonly string[]): Promise<Consignment[]> {
  const wanted = [...new Set(refs.map((ref) => ref.toLowerCase()))];
  const found = new Map<string, Consignment>();
  for (const some of chunks(wanted, 1000)) {
    const { ids, uniqueIds } = splitRefs(some);
    const rows = [
      ...(await db.seen.findAll(Consignment, { id: In(ids) })),
      ...(await db.seen.findAll(Consignment, { uniqueId: In(uniqueIds) })),
    ];
    for (const row of rows) found.set(String(row.id), row).set(row.uniqueId, row);
  }
  const chosen = wanted.map((ref) => {
    const consignment = found.get(ref);
    if (!consignment) throw badInput('Consignment not found', 'consignmentIds');
    return consignment;
  });
  return [...new Set(chosen)];
}

/** A consignment's prepared line; `version` tells whether the consignment has changed since. */
export interface Line {
  version: number;
  vendorType: VendorType | undefined;
  /** Why it may not move without an e-way bill. */
  ewayRefusal: string | null;
  entry: string;
}

export type Lines = ReadonlyMap<number, Line>;

const nameOf = (record: { name: string } | undefined) => record?.name ?? '';
const idsOf = (consignments: readonly Consignment[], ...columns: (keyof Consignment)[]) => [
  ...new Set(consignments.flatMap((consignment) => columns.map((column) => Number(consignment[column])))),
];

/** Snapshot entries of the consignments, with all displayed names. */
export async function linesOf(db: Reader, consignments: readonly Consignment[]): Promise<Map<number, Line>> {
  const [vendors, senders, cities, eway] = await Promise.all([
    db.byIds(Vendor, idsOf(consignments, 'vendorId'), ['type']),
    db.byIds(Customer, idsOf(consignments, 'senderId'), ['company']),
    db.byIds(City, idsOf(consignments, 'bookingCityId', 'deliveryCityId'), ['name']),
    ewayRefusals(db, consignments),
  ]);
  return new Map(
    consignments.map((c) => {
      const entry: ManifestEntry = {
        uniqueId: c.uniqueId,
        awbNo: c.awbNo,
        bookingDate: c.bookingDate,
        sender: senders.get(c.senderId)?.company ?? '',
        receiver: c.receiver,
        bookingCity: nameOf(cities.get(c.bookingCityId)),
        deliveryCity: nameOf(cities.get(c.deliveryCityId)),
        serviceType: c.serviceType,
        parcelType: c.parcelType,
        paymentMode: c.paymentMode,
        deliveryStatus: c.deliveryStatus,
        packet: c.packet,
        actualWeight: gramsToKg(c.actualWeight),
        chargeableWeight: gramsToKg(c.chargeableWeight),
        toPayAmount: paiseToRupees(toPayTotal(c)),
        remark: c.remark,
      };
      const vendorType = vendors.get(c.vendorId)?.type;
      const ewayRefusal = eway.get(c.id) ?? null;
      return [c.id, { version: c.version, vendorType, ewayRefusal, entry: JSON.stringify(entry) }];
    }),
  );
}

/** Reuses prepared values of the locked consignments and recomputes those that changed since. */
export async function refreshStale<
  Locked extends Pick<Consignment, 'id' | 'version'>,
  Ready extends { version: number },
>(
  ready: ReadonlyMap<number, Ready>,
  locked: readonly Locked[],
  make: (changed: readonly Locked[]) => Promise<ReadonlyMap<number, Ready>>,
): Promise<ReadonlyMap<number, Ready>> {
  const changed = locked.filter(({ id, version }) => ready.get(id)?.version !== version);
  return changed.length === 0 ? ready : new Map([...ready, ...(await make(changed))]);
}

/** Why a consignment cannot be on a manifest. */
export function ineligible(consignment: Consignment, lines: Lines): string | null {
  if (consignment.deletedOn) return 'Consignment is deleted';
  const line = lines.get(consignment.id);
  return consignmentRefusal.manifest({ ...consignment, vendorType: line?.vendorType }) ?? line?.ewayRefusal ?? null;
}

/** Throws 409 with the AWB numbers of ineligible consignments, by reason. */
export function refuseIneligible(consignments: readonly Consignment[], lines: Lines): void {
  const refused = new Map<string, string[]>();
  for (const consignment of consignments) {
    const refusal = ineligible(consignment, lines);
    if (refusal) refused.set(refusal, [...(refused.get(refusal) ?? []), consignment.awbNo]);
  }
  const messages = [...refused].map(([refusal, awbNos]) => `${refusal}: ${awbNos.join(', ')}`);
  if (messages.length > 0) throw new AppError('CONFLICT', messages[0] ?? '', messages);
}

export interface Totals {
  bookingVendorId: number;
  bookingCityId: number;
  deliveryCityId: number;
  totalConsignments: number;
  weight: Grams;
  toPayAmount: Paise;
}

export const totalsOf = (consignments: readonly Consignment[]): Totals => ({
  bookingVendorId: mostFrequent(consignments.map(({ vendorId }) => vendorId)),
  bookingCityId: mostFrequent(consignments.map(({ bookingCityId }) => bookingCityId)),
  deliveryCityId: mostFrequent(consignments.map(({ deliveryCityId }) => deliveryCityId)),
  totalConsignments: consignments.length,
  weight: consignments.reduce((sum, { chargeableWeight }) => sum + chargeableWeight, 0),
  toPayAmount: consignments.reduce((sum, consignment) => sum + toPayTotal(consignment), 0),
});

/** The most frequent id; the first one on a tie. */
function mostFrequent(ids: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best?.[0] ?? 0;
}
