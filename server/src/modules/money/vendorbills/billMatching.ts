/** Reads what the lines of a bill are compared with: our consignments, earlier bills and the vendor's cards. */
import { chunks } from '../../../db/read/statement';
import { decodeRows, text, groupBy } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import { weightBy, priceBy, type Shipment } from '../../../domain/rating/price';
import type { PacketSize } from '../../../domain/rating/ratedWeight';
import { billedAwb, dashedAwb, mostFrequentLength, paddedAwb } from '../../../domain/vendorBills/billedAwb';
import {
  matchBill,
  type BilledLine,
  type MatchedLine,
  type OurConsignment,
} from '../../../domain/vendorBills/billMatch';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { City } from '../../parties/locations/city.entity';
import { rateBook, type KeptCard, type RateBook } from '../../rating/rates/rateBook';
import { ConsignmentRating, sizesOf } from '../../bookings/consignments/rating.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { toleranceOf } from './vendorTolerance.service';

/** Which bill is compared; `id` is 0 before it is stored. */
export interface ComparedBill {
  id: number;
  vendorId: number;
}

export async function matchedLines(
  db: Reader,
  bill: ComparedBill,
  lines: readonly BilledLine[],
): Promise<MatchedLine[]> {
  const awbLength = await awbLengthOf(db, bill.vendorId);
  const awbNos = [
    ...new Set(
      lines.flatMap(({ rawAwb }) => {
        const awbNo = billedAwb(rawAwb);
        return awbNo === null ? [] : [awbNo, dashedAwb(rawAwb) ?? [], paddedAwb(awbNo, awbLength) ?? []].flat();
      }),
    ),
  ];
  const found = await consignmentsOf(db, awbNos);
  const [book, tolerance, billedBefore, parcels] = await Promise.all([
    rateBook(db),
    toleranceOf(db, bill.vendorId),
    earlierBills(db, bill, awbNos),
    parcelsOf(db, found),
  ]);
  await book.readSlabs(
    db,
    found.map(({ vendorId, senderId, bookingDate }) => ({ vendorId, customerId: senderId, bookingDate })),
  );
  const priced = new Map(found.map((row) => [row.id, pricingOf(book, row, parcels)]));
  const ours = found.map((row) => ourConsignment(row, priced.get(row.id), parcels));
  return matchBill({
    vendorId: bill.vendorId,
    lines,
    consignments: groupBy(ours, ({ awbNo }) => awbNo),
    billedBefore,
    awbLength,
    tolerance,
    priceOf: ({ id }, weight, zoneCode) => priced.get(id)?.priceOf(weight, zoneCode) ?? null,
  });
}

const columns = [
  'awbNo',
  'vendorId',
  'senderId',
  'bookingDate',
  'bookingCityId',
  'deliveryCityId',
  'serviceType',
  'parcelType',
  'actualWeight',
  'chargeableWeight',
  'isVpp',
  'vppAmount',
  'isInsurance',
  'insuranceAmount',
  'vendorAmount',
  'deletedOn',
] as const satisfies readonly (keyof Consignment)[];

type Row = Pick<Consignment, (typeof columns)[number] | 'id'>;

/** Living ones by their unique index; deleted ones, of which there are few, only for numbers that nothing else has. */
async function consignmentsOf(db: Reader, awbNos: readonly string[]): Promise<Row[]> {
  const living = await inParts(awbNos, (some, places) =>
    db.rows(Consignment, columns, `WHERE r.live_awb_no IN (${places})`, some),
  );
  const known = new Set(living.map(({ awbNo }) => awbNo));
  const deleted = await inParts(
    awbNos.filter((awbNo) => !known.has(awbNo)),
    (some, places) =>
      db.rows(Consignment, columns, `WHERE r.deleted_on IS NOT NULL AND r.awb_no IN (${places}) ORDER BY r.id`, some),
  );
  return [...living, ...deleted];
}

async function inParts<Value, Found>(
  values: readonly Value[],
  read: (some: readonly Value[], places: string) => Promise<Found[]>,
): Promise<Found[]> {
  const all: Found[] = [];
  for (const some of chunks(values, 1000)) all.push(...(await read(some, some.map(() => '?').join(', '))));
  return all;
}

async function awbLengthOf(db: Reader, vendorId: number): Promise<number | null> {
  const rows = await db.query(
    'SELECT awb_no AS awbNo FROM consignment WHERE vendor_id = ? AND deleted_on IS NULL ORDER BY booking_date DESC, id DESC LIMIT 500',
    [vendorId],
  );
  return mostFrequentLength(decodeRows(rows, { awbNo: text }).map(({ awbNo }) => awbNo));
}

/**
 * Numbers of the vendor's bills that were entered before, by AWB number. By entry rather than by date: of two bills with the
 * same consignment the second one that is entered claims it, whichever is dated first, and never both.
 */
async function earlierBills(
  db: Reader,
  { id, vendorId }: ComparedBill,
  awbNos: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const isEarlier = id === 0 ? '' : 'AND b.id < ?';
  const before = id === 0 ? [] : [id];
  const found = await inParts(awbNos, async (some, places) =>
    decodeRows(
      await db.query(
        `SELECT l.awb_no AS awbNo, b.bill_no AS billNo FROM vendor_bill_line l JOIN vendor_bill b ON b.id = l.bill_id
         WHERE b.vendor_id = ? AND b.deleted_on IS NULL ${isEarlier} AND l.awb_no IN (${places})`,
        [vendorId, ...before, ...some],
      ),
      { awbNo: text, billNo: text },
    ),
  );
  return new Map(found.map(({ awbNo, billNo }) => [awbNo, billNo]));
}

/** What is known of the consignments besides their own columns. */
interface Parcels {
  ratings: ReadonlyMap<number, ConsignmentRating>;
  cities: ReadonlyMap<number, Pick<City, 'id' | 'name' | 'stateId'>>;
  vendors: ReadonlyMap<number, Pick<Vendor, 'name'>>;
}

async function parcelsOf(db: Reader, rows: readonly Row[]): Promise<Parcels> {
  const unique = (ids: readonly number[]) => [...new Set(ids)];
  const [ratings, cities, vendors] = await Promise.all([
    inParts(
      rows.map(({ id }) => id),
      (ids) => db.select(ConsignmentRating, 'r').where('r.consignmentId IN (:...ids)', { ids }).getMany(),
    ),
    db.byIds(City, unique(rows.flatMap((row) => [row.bookingCityId, row.deliveryCityId])), ['name', 'stateId']),
    db.byIds(Vendor, unique(rows.map(({ vendorId }) => vendorId)), ['name']),
  ]);
  return { ratings: new Map(ratings.map((rating) => [rating.consignmentId, rating])), cities, vendors };
}

interface Pricing {
  weight: number;
  zoneCode: string | null;
  priceOf(weight: number, zoneCode: string | null): number | null;
}

/** By the vendor's card of the booking date; undefined if it has none. */
function pricingOf(book: RateBook, row: Row, { ratings, cities }: Parcels): Pricing | undefined {
  const card = book.vendorCard(row);
  if (!card) return undefined;
  const rating = ratings.get(row.id);
  const rule = book.weightsOf(row.vendorId, row.serviceType);
  const weights = { ...rule, divisor: card.divisor ?? rule.divisor };
  const shipmentOf = (actualWeight: number, sizes: readonly PacketSize[] = []): Shipment => ({
    serviceType: row.serviceType,
    parcelType: row.parcelType,
    actualWeight,
    sizes,
    vppAmount: row.isVpp ? row.vppAmount : null,
    insuranceAmount: row.isInsurance ? row.insuranceAmount : null,
  });
  return {
    weight:
      keptWeight(card, row, rating) ??
      weightBy(
        card,
        weights,
        rating ? shipmentOf(row.actualWeight, sizesOf(rating)) : shipmentOf(row.chargeableWeight),
      ),
    zoneCode: zoneOf(book, card, row, cities),
    priceOf(weight, zoneCode) {
      const zone = zoneCode === null ? null : book.zoneNamed(card, zoneCode);
      if (!zone) return null;
      const slabs = book.slabsOf(card, zone.id, row.serviceType);
      return priceBy({ side: 'Vendor', card, slabs, weights, zone, shipment: shipmentOf(weight) })?.amount ?? null;
    },
  };
}

/**
 * The weight for which the vendor's card rated the measures. Null if it was another card, if the consignment has become heavier
 * since, or without measures, where its own weight says it.
 */
function keptWeight({ id }: KeptCard, { actualWeight }: Row, rating: ConsignmentRating | undefined): number | null {
  if (!rating || rating.vendorWeight === null || rating.vendorCardId !== id || sizesOf(rating).length === 0)
    return null;
  return rating.vendorWeight >= actualWeight ? rating.vendorWeight : null;
}

function zoneOf(book: RateBook, card: KeptCard, row: Row, cities: Parcels['cities']): string | null {
  const [from, to] = [cities.get(row.bookingCityId), cities.get(row.deliveryCityId)];
  if (!from || !to) return null;
  const ratedPlace = ({ id, stateId }: { id: number; stateId: number }) => ({ cityId: id, stateId });
  return book.zoneOf(card, ratedPlace(from), ratedPlace(to))?.code ?? null;
}

const ourConsignment = (row: Row, pricing: Pricing | undefined, { vendors }: Parcels): OurConsignment => ({
  id: row.id,
  awbNo: row.awbNo,
  vendorId: row.vendorId,
  vendorName: vendors.get(row.vendorId)?.name ?? '',
  isDeleted: row.deletedOn !== null,
  vendorWeight: pricing?.weight ?? row.chargeableWeight,
  zoneCode: pricing?.zoneCode ?? null,
  vendorAmount: row.vendorAmount,
});
