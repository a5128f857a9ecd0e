import { decodeRows, integer, nullable, text } from '../../../db/read/rawRows';
import { normalizeAwb } from '../../../domain/bookings/awb';
import { searchDateRefusals } from '../../../domain/rules/dateRules';
import { addDays, startOfDayInstant } from '../../../domain/values/dates';
import type { DateFilter } from '../../../domain/bookings/enums';
import type { VendorType } from '../../../domain/parties/enums';
import { mayDo } from '../../../domain/policy/roles';
import { forbidden, refuseInput } from '../../../core/operation/errors';
import {
  byBranch,
  byReferences,
  byValue,
  byValues,
  idsOf,
  path,
  type FilterContext,
  type FilterQuery,
} from '../../../core/list/filters';
import { ask } from '../../../core/module/hooks';
import { pageOf, type ListSpec } from '../../../core/list/list';
import { beginsWith, startingWith } from '../../../core/list/textSearch';
import type { QueryContext } from '../../../core/operation/operation';
import { Customer } from '../../parties/customers/customer.entity';
import { countByRollup } from './rollup/consignmentCount';
import { City } from '../../parties/locations/city.entity';
import { User } from '../../parties/users/user.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { ImportJob } from '../imports/importJob.entity';
import { ImportRow } from '../imports/importRow.entity';
import { Consignment } from './consignment.entity';
import { awaitsEway } from './consignment.eway';
import type {} from './consignment.hooks';
import type { ConsignmentSearch } from './consignment.search';

export const ConsignmentPage = pageOf(Consignment, 'Consignment');

const dateColumns = {
  BookingDate: 'bookingDate',
  EntryDate: 'createdOn',
  DeliveryDate: 'deliveryDate',
} as const satisfies Record<DateFilter, keyof Consignment>;

const kindSorts = [
  'serviceType',
  'parcelType',
  'paymentMode',
  'paymentStatus',
  'deliveryStatus',
  'isApproved',
] as const;

export const consignmentList: ListSpec<Consignment, ConsignmentSearch> = {
  entity: Consignment,
  sort: [
    'awbNo',
    'bookingDate',
    'createdOn',
    'deliveryDate',
    'receiver',
    'actualWeight',
    'chargeableWeight',
    'packet',
    'vendorAmount',
    'customerAmount',
    'serviceType',
    'parcelType',
    'paymentMode',
    'paymentStatus',
    'deliveryStatus',
    'isApproved',
    'vendorId',
    'senderId',
    'deliveryCityId',
  ],
  sortAs: { awbNo: 'liveAwbNo' },
  joinedSort: {
    vendor: { relation: 'vendor', column: 'name' },
    sender: { relation: 'sender', column: 'company' },
    deliveryCity: { relation: 'deliveryCity', column: 'name' },
  },
  sorting: {
    by: 'index',
    ties: ['bookingDate'],
    related: {
      bookingDate: ['createdOn', 'deliveryDate'],
      createdOn: ['bookingDate', 'deliveryDate'],
      deliveryDate: ['bookingDate', 'createdOn'],
      // Few values, each in the order of the booking date.
      ...Object.fromEntries(kindSorts.map((kind) => [kind, ['createdOn']])),
      // A vendor's numbers begin alike.
      liveAwbNo: ['vendorId'],
      vendorId: ['liveAwbNo'],
    },
  },
  defaultSort: ['bookingDate', 'DESC'],
  pageSize: 100,
  filters: {
    searchDateFilter: bookedWhenDelivered,
    importJobId: bookedByImports,
    fromDate: (query, from, { search, app }) => {
      const column = dateColumns[search.searchDateFilter ?? 'BookingDate'];
      query.andWhere(`r.${column} >= :fromDate`, {
        fromDate: column === 'createdOn' ? startOfDayInstant(from, app.config.timezone) : from,
      });
    },
    toDate: (query, to, { search, app }) => {
      const column = dateColumns[search.searchDateFilter ?? 'BookingDate'];
      if (column !== 'createdOn') return query.andWhere(`r.${column} <= :toDate`, { toDate: to });
      return query.andWhere('r.createdOn < :toDate', {
        toDate: startOfDayInstant(addDays(to, 1), app.config.timezone),
      });
    },
    awbNo: startsWithAwb,
    receiver: beginsWith<Consignment>('r.receiverFolded'),
    senderId: byReferences('senderId', Customer),
    deliveryCityId: byReferences('deliveryCityId', City),
    vendorId: byReferences('vendorId', Vendor),
    branchId: byBranch,
    cargoId: (query, carriers, context) => ask('carriers').filter(query, carriers, context),
    createdById: (query, refs, context) => {
      if (!mayDo('userSuggestions', context.user)) throw forbidden();
      return byReferences<Consignment>('createdById', User)(query, refs, context);
    },
    serviceType: byValues('serviceType'),
    parcelType: byValues('parcelType'),
    paymentMode: byValues('paymentMode'),
    paymentStatus: byValues('paymentStatus'),
    deliveryStatus: byValues('deliveryStatus'),
    isInsurance: byValue('isInsurance'),
    isVpp: byValue('isVpp'),
    isPriced: (query, isPriced) => {
      query.andWhere(`${path<Consignment>('customerAmount')} IS ${isPriced ? 'NOT NULL' : 'NULL'}`);
    },
    isApproved: byValue('isApproved'),
    awaitsManifest,
    awaitsEway,
  },
  check: (search, { today }) => refuseInput(searchDateRefusals(search, today())),
  count: countByRollup,
};

/**
 * Prefix search by the indexed live number. SQLite uses an index only for a range, and compares bytes; `~` sorts after
 * every character of a number.
 */
function startsWithAwb(query: FilterQuery<Consignment>, text: string, { db }: QueryContext): void {
  const start = normalizeAwb(text);
  const awbNo = path<Consignment>('liveAwbNo');
  if (db.embedded) query.andWhere(`${awbNo} >= :start AND ${awbNo} < :end`, { start, end: `${start}~` });
  else query.andWhere(`${awbNo} LIKE :start ESCAPE '!'`, { start: startingWith(start) });
}

const ownTypes: readonly VendorType[] = ['OwnCourier', 'OwnCargo'];

/** Of our own vendors alone: the others fetch what they carry. */
async function awaitsManifest(query: FilterQuery<Consignment>, awaits: boolean, { db }: QueryContext): Promise<void> {
  const own = db.select(Vendor, 'v').select('v.id', 'id').where('v.type IN (:...types)', { types: ownTypes });
  const vendors = (await db.raw(own, { id: integer })).map(({ id }) => id);
  query.andWhere(
    `${awaits ? '' : 'NOT '}(r.manifestId IS NULL AND r.deliveryStatus = :booked AND r.vendorId IN (:...vendors))`,
    { booked: 'Booked', vendors: [0, ...vendors] },
  );
}

/** Longer periods are a large part of the list, of which reading along any sort finds a page soon. */
const maxDeliveryDays = 200;

/**
 * What was delivered within some days was booked within some days: the bounds of the booking date are implied, and let
 * sorts start at the first such booking. Each day is two reads of an index.
 */
async function bookedWhenDelivered(
  query: FilterQuery<Consignment>,
  filter: DateFilter,
  { db, search: { fromDate, toDate } }: FilterContext<ConsignmentSearch>,
): Promise<void> {
  if (filter !== 'DeliveryDate' || !fromDate || !toDate || db.embedded) return;
  const days: string[] = [];
  for (let day = fromDate; day <= toDate && days.length <= maxDeliveryDays; day = addDays(day, 1)) days.push(day);
  if (days.length === 0 || days.length > maxDeliveryDays) return;
  const ofDay = db
    .select(Consignment, 'r')
    .select('MIN(r.bookingDate)', 'first')
    .addSelect('MAX(r.bookingDate)', 'last')
    .where('r.deletedOn IS NULL AND r.deliveryDate = :day', { day: '' });
  const [sql] = ofDay.getQueryAndParameters();
  const rows = decodeRows(await db.query(days.map(() => sql).join(' UNION ALL '), days), {
    first: nullable(text),
    last: nullable(text),
  });
  const found = rows.flatMap(({ first, last }) => (first && last ? [first, last] : [])).sort();
  const [first, last] = [found[0], found.at(-1)];
  if (first && last) query.andImplied('bookingDate', 'deliveryDate', first, last);
}

/** Consignments that the imports have booked. Their first and last booking date let sorts start at the first of them. */
async function bookedByImports(
  query: FilterQuery<Consignment>,
  imports: readonly string[],
  { db }: QueryContext,
): Promise<void> {
  const ids = await idsOf(db, ImportJob, imports);
  const given = { importIds: ids.length > 0 ? ids : [0], done: 'Done' };
  const records = query
    .subQuery()
    .select('i.recordRef')
    .from(ImportRow, 'i')
    .where('i.importJobId IN (:...importIds) AND i.status = :done')
    .getQuery();
  const id = path<Consignment>('id');
  query.andWhere(`${id} IN ${records}`, given);
  if (db.embedded) return;
  const dates = db
    .select(Consignment, 'r')
    .select('MIN(r.bookingDate)', 'first')
    .addSelect('MAX(r.bookingDate)', 'last')
    .where(`${id} IN ${records}`, given);
  const [found] = await db.raw(dates, { first: nullable(text), last: nullable(text) });
  const { first, last } = found ?? { first: null, last: null };
  if (first && last) query.andImplied('bookingDate', 'id', first, last);
  else query.andIn('id', [0]);
}
