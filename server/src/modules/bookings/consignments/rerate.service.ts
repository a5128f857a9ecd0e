/** Re-rating: the amounts of consignments by the rate cards of now, shown first and then changed as shown. */
import { notFound } from '../../../core/operation/errors';
import { idsOf } from '../../../core/list/filters';
import { ask } from '../../../core/module/hooks';
import { command, type CommandContext, type QueryContext } from '../../../core/operation/operation';
import type { RecordInput } from '../../../core/record/record.inputs';
import type { Reader } from '../../../db/read/reader';
import type { DateOnly } from '../../../domain/values/dates';
import { fixedOutcome, rerated, type RerateOutcome } from '../../../domain/rating/rerating';
import { Customer } from '../../parties/customers/customer.entity';
import { City } from '../../parties/locations/city.entity';
import { rateBook } from '../../rating/rates/rateBook';
import { ratedBy, taxPercentsFor, type NamedPlace, type Rating, type RatingRequest } from '../../rating/rates/rating';
import { ConsignmentRating, sizesOf } from './rating.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { keptRating } from './consignment.rating';
import { saveConsignment } from './consignment.save';
import { Consignment } from './consignment.entity';
import { maxRerateRows, RerateConsignmentsInput } from './rerate.inputs';
import type { RerateResult, RerateRow } from './rerate.type';

/** The preview reads without a transaction; its versions tell which rows have changed since. */
export const rerateConsignments = command({
  action: 'rerateConsignments',
  input: RerateConsignmentsInput,
  prepare: async (context: QueryContext, input) => (input.apply ? null : preview(context, input)),
  run: async (context, input, shown) => shown ?? (await apply(context, input)),
});

const columns = [
  'uniqueId',
  'version',
  'awbNo',
  'bookingDate',
  'senderId',
  'vendorId',
  'bookingCityId',
  'deliveryCityId',
  'serviceType',
  'parcelType',
  'packet',
  'paymentMode',
  'actualWeight',
  'chargeableWeight',
  'isVpp',
  'vppAmount',
  'isInsurance',
  'insuranceAmount',
  'customerAmount',
  'vendorAmount',
  'isApproved',
  'invoiceId',
  'paymentStatus',
] as const satisfies readonly (keyof Consignment)[];

type Row = Pick<Consignment, (typeof columns)[number] | 'id'>;

async function preview(context: QueryContext, input: RerateConsignmentsInput): Promise<RerateResult> {
  const { db } = context;
  const matching = await matchingRows(db, input);
  const rowCount = input.after ? null : await matching.getCount();
  if (input.after) {
    const last = await db.seen.find(Consignment, { uniqueId: input.after });
    if (!last) throw notFound('Consignment');
    matching.andWhere('(r.bookingDate > :day OR (r.bookingDate = :day AND r.id > :last))', {
      day: last.bookingDate,
      last: last.id,
    });
  }
  const found = await matching.orderBy('r.bookingDate').addOrderBy('r.id').limit(maxRerateRows).getMany();
  const rated = await ratedRows(db, found, await waysOf(context, input));
  return {
    rows: await named(db, found, (row) => rated.get(row.id)),
    rowCount,
    next: found.length === maxRerateRows ? (found.at(-1)?.uniqueId ?? null) : null,
  };
}

async function matchingRows(db: Reader, { fromDate, toDate, senderId, vendorId, ...others }: RerateConsignmentsInput) {
  const query = db
    .select(Consignment, 'r')
    .select(['r.id', ...columns.map((column) => `r.${column}`)])
    .where('r.deletedOn IS NULL AND r.bookingDate BETWEEN :fromDate AND :toDate', { fromDate, toDate });
  const among = (column: keyof Consignment, values: readonly unknown[]) =>
    query.andWhere(`r.${column} IN (:...${column})`, { [column]: values.length > 0 ? values : [0] });
  if (senderId) among('senderId', await idsOf(db, Customer, senderId));
  if (vendorId) among('vendorId', await idsOf(db, Vendor, vendorId));
  if (others.serviceType) among('serviceType', others.serviceType);
  if (others.parcelType) among('parcelType', others.parcelType);
  return query;
}

async function apply(context: CommandContext, input: RerateConsignmentsInput): Promise<RerateResult> {
  const { db } = context;
  const items = input.items ?? [];
  const known = await rowsNamed(db, items);
  const locked = await db.lockMany(
    Consignment,
    [...known.values()].map(({ id }) => id),
  );
  const versions = new Map(items.map(({ uniqueId, version }) => [uniqueId, version]));
  const unchanged = locked.filter((row) => versions.get(row.uniqueId) === row.version);
  const before = await ratingsOf(db, locked);
  const kept = new Map(
    (
      await db.lockMany(
        ConsignmentRating,
        [...before.values()].map(({ id }) => id),
      )
    ).map((rating) => [rating.consignmentId, rating]),
  );
  const ways = await waysOf(context, input);
  const rated = await ratedRows(db, unchanged, ways, kept);
  const old = new Map(locked.map((row) => [row.id, { ...row }]));
  const added: ReturnType<typeof keptRating>[] = [];
  await db.remarked('Re-rated', async () => {
    for (const row of unchanged) {
      const result = rated.get(row.id);
      if (!result?.rating || result.outcome !== 'Changed') continue;
      const { customerAmount, vendorAmount } = result;
      await saveConsignment(db, row, { customerAmount, vendorAmount: vendorAmount ?? row.vendorAmount });
      const rating = kept.get(row.id);
      const values = keptRating(row.id, rating ? sizesOf(rating) : [], result.rating);
      if (rating) await db.update(rating, values);
      else added.push(values);
    }
    await db.insertMany(ConsignmentRating, added);
  });
  const byUniqueId = new Map(locked.map((row) => [row.uniqueId, row]));
  const rows = items.flatMap(({ uniqueId }) => byUniqueId.get(uniqueId) ?? known.get(uniqueId) ?? []);
  const shown = await named(
    db,
    rows,
    (row) => rated.get(row.id) ?? changedSince(old.get(row.id) ?? row, ways),
    (row) => old.get(row.id) ?? row,
  );
  return { rows: shown, rowCount: null, next: null };
}

/** Which rows keep their amounts. */
interface Ways {
  includeOverridden: boolean;
  booksFrom: DateOnly | null;
}

const waysOf = async ({ db, today }: QueryContext, { includeOverridden }: RerateConsignmentsInput): Promise<Ways> => ({
  includeOverridden: includeOverridden === true,
  booksFrom: await ask('booksFrom')(db, today()),
});

const changedSince = (row: Row, { booksFrom }: Ways): Result => ({
  outcome: fixedOutcome(row, booksFrom) ?? 'Skipped: changed since the preview',
  customerAmount: row.customerAmount,
  vendorAmount: row.vendorAmount,
});

async function rowsNamed(db: Reader, items: readonly RecordInput[]): Promise<ReadonlyMap<string, Row>> {
  const places = items.map(() => '?').join(', ');
  const refs = items.map(({ uniqueId }) => uniqueId);
  const rows = await db.seen.rows(Consignment, columns, `WHERE r.unique_id IN (${places})`, refs);
  return new Map(rows.map((row) => [row.uniqueId, row]));
}

interface Result {
  outcome: RerateOutcome;
  customerAmount: number | null;
  vendorAmount: number | null;
  rating?: Rating;
}

type KeptRatings = ReadonlyMap<number, ConsignmentRating>;

/** By id of the consignment. */
async function ratingsOf(db: Reader, rows: readonly Row[]): Promise<KeptRatings> {
  if (rows.length === 0) return new Map();
  const found = await db
    .select(ConsignmentRating, 'r')
    .where('r.consignmentId IN (:...ids) AND r.deletedOn IS NULL', { ids: rows.map(({ id }) => id) })
    .getMany();
  return new Map(found.map((rating) => [rating.consignmentId, rating]));
}

async function ratedRows(
  db: Reader,
  rows: readonly Row[],
  ways: Ways,
  given?: KeptRatings,
): Promise<ReadonlyMap<number, Result>> {
  const [book, ratings, cities] = await Promise.all([
    rateBook(db),
    given ?? ratingsOf(db, rows),
    db.byIds(City, [...new Set(rows.flatMap((row) => [row.bookingCityId, row.deliveryCityId]))], ['name', 'stateId']),
  ]);
  const open = rows.filter((row) => fixedOutcome(row, ways.booksFrom) === null);
  const requests = new Map(open.map((row) => [row.id, requestOf(row, ratings.get(row.id), cities)]));
  await book.readSlabs(db, [...requests.values()]);
  const percentOf = await taxPercentsFor(db, book, [...requests.values()]);
  const rateOf = ({ id }: Row) => {
    const request = requests.get(id);
    return request ? ratedBy(book, request, percentOf) : null;
  };
  return new Map(rows.map((row) => [row.id, resultOf(row, ratings.get(row.id), ways, rateOf(row))]));
}

function resultOf(
  row: Row,
  before: ConsignmentRating | undefined,
  { includeOverridden, booksFrom }: Ways,
  rating: Rating | null,
): Result {
  const { customerAmount, vendorAmount } = row;
  const fixed = fixedOutcome(row, booksFrom);
  if (fixed || !rating) return { outcome: fixed ?? 'No rate', customerAmount, vendorAmount };
  const result = rerated({
    booked: { customerAmount, vendorAmount },
    before: {
      customerAmount: before?.ratedCustomerAmount ?? null,
      vendorAmount: before?.ratedVendorAmount ?? null,
    },
    now: { customerAmount: rating.customer?.price.amount ?? null, vendorAmount: rating.vendor?.price.amount ?? null },
    includeOverridden,
  });
  return { ...result, rating };
}

/** What has no measures has a chargeable weight that was typed in view of them, or came from the weight alone. */
function requestOf(
  row: Row,
  rating: ConsignmentRating | undefined,
  cities: ReadonlyMap<number, NamedPlace>,
): RatingRequest {
  const [bookingCity, deliveryCity] = [cities.get(row.bookingCityId), cities.get(row.deliveryCityId)];
  if (!bookingCity || !deliveryCity) throw notFound('City');
  const sizes = rating ? sizesOf(rating) : [];
  return {
    customerId: row.senderId,
    vendorId: row.vendorId,
    bookingCity,
    deliveryCity,
    bookingDate: row.bookingDate,
    serviceType: row.serviceType,
    parcelType: row.parcelType,
    packet: row.packet,
    paymentMode: row.paymentMode,
    actualWeight: sizes.length > 0 ? row.actualWeight : Math.max(row.actualWeight, row.chargeableWeight),
    sizes,
    vppAmount: row.isVpp ? row.vppAmount : null,
    insuranceAmount: row.isInsurance ? row.insuranceAmount : null,
  };
}

/** Rows of the answer. `was` is the consignment before the change. */
async function named(
  db: Reader,
  rows: readonly Row[],
  resultFor: (row: Row) => Result | undefined,
  was: (row: Row) => Row = (row) => row,
): Promise<RerateRow[]> {
  const [senders, vendors] = await Promise.all([
    db.byIds(Customer, [...new Set(rows.map(({ senderId }) => senderId))], ['company']),
    db.byIds(Vendor, [...new Set(rows.map(({ vendorId }) => vendorId))], ['name']),
  ]);
  return rows.map((row) => {
    const result = resultFor(row);
    const old = was(row);
    return {
      uniqueId: row.uniqueId,
      version: row.version,
      awbNo: row.awbNo,
      bookingDate: row.bookingDate,
      sender: senders.get(row.senderId)?.company ?? null,
      vendor: vendors.get(row.vendorId)?.name ?? null,
      oldCustomerAmount: old.customerAmount,
      newCustomerAmount: result?.customerAmount ?? old.customerAmount,
      oldVendorAmount: old.vendorAmount,
      newVendorAmount: result?.vendorAmount ?? old.vendorAmount,
      outcome: result?.outcome ?? 'No rate',
    };
  });
}
