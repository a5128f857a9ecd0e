import type { SelectQueryBuilder } from 'typeorm';
import { splitRefs } from '../../domain/recordRef';
import { normalizeAwb } from '../../domain/awb';
import { searchDateRefusals } from '../../domain/dateRules';
import { addDays, startOfDayInstant } from '../../domain/dates';
import type { DateFilter } from '../../domain/enums';
import { mayDo } from '../../domain/policy';
import { forbidden, refuseInput } from '../../core/errors';
import { byReferences, byValues } from '../../core/filters';
import { pageOf, type ListSpec } from '../../core/list';
import { beginsWith, startingWith } from '../../core/textSearch';
import type { QueryContext } from '../../core/operation';
import { Customer } from '../customers/customer.entity';
import { countByRollup } from './rollup/consignmentCount';
import { City } from '../locations/city.entity';
import { Manifest } from '../manifests/manifest.entity';
import { User } from '../users/user.entity';
import { Vendor } from '../vendors/vendor.entity';
import { Consignment } from './consignment.entity';
import type { ConsignmentSearch } from './consignment.search';

export const ConsignmentPage = pageOf(Consignment, 'Consignment');

const dateColumns = {
  BookingDate: 'bookingDate',
  EntryDate: 'createdOn',
  DeliveryDate: 'deliveryDate',
} as const satisfies Record<DateFilter, string>;

export const consignmentList: ListSpec<Consignment, ConsignmentSearch> = {
  entity: Consignment,
  sort: {
    awbNo: 'r.liveAwbNo',
    bookingDate: 'r.bookingDate',
    createdOn: 'r.createdOn',
    deliveryDate: 'r.deliveryDate',
    receiver: 'r.receiver',
    actualWeight: 'r.actualWeight',
    chargeableWeight: 'r.chargeableWeight',
    packet: 'r.packet',
    vendorAmount: 'r.vendorAmount',
    customerAmount: 'r.customerAmount',
    serviceType: 'r.serviceType',
    parcelType: 'r.parcelType',
    paymentMode: 'r.paymentMode',
    paymentStatus: 'r.paymentStatus',
    deliveryStatus: 'r.deliveryStatus',
    isApproved: 'r.isApproved',
    vendorId: 'r.vendorId',
    senderId: 'r.senderId',
    deliveryCityId: 'r.deliveryCityId',
  },
  joinedSort: {
    vendor: { relation: 'vendor', column: 'name' },
    sender: { relation: 'sender', column: 'company' },
    deliveryCity: { relation: 'deliveryCity', column: 'name' },
  },
  defaultSort: ['bookingDate', 'DESC'],
  pageSize: 100,
  filters: {
    searchDateFilter: () => undefined,
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
    receiver: beginsWith('r.receiverFolded'),
    senderId: byReferences('senderId', Customer),
    deliveryCityId: byReferences('deliveryCityId', City),
    vendorId: byReferences('vendorId', Vendor),
    cargoId: onManifestsOf,
    createdById: (query, refs, context) => {
      if (!mayDo('userSuggestions', context.user?.role)) throw forbidden();
      return byReferences<Consignment>('createdById', User)(query, refs, context);
    },
    serviceType: byValues('serviceType'),
    parcelType: byValues('parcelType'),
    paymentMode: byValues('paymentMode'),
    paymentStatus: byValues('paymentStatus'),
    deliveryStatus: byValues('deliveryStatus'),
    isInsurance: (query, insured) => query.andWhere('r.isInsurance = :insured', { insured }),
    isVpp: (query, vpp) => query.andWhere('r.isVpp = :vpp', { vpp }),
  },
  check: (search, { today }) => refuseInput(searchDateRefusals(search, today)),
  count: countByRollup,
};

/** The live number has the index. SQLite takes one for a range alone, and compares bytes; no number has a byte behind `~`. */
function startsWithAwb(query: SelectQueryBuilder<Consignment>, text: string, { db }: QueryContext): void {
  const start = normalizeAwb(text);
  if (db.embedded) query.andWhere('r.liveAwbNo >= :start AND r.liveAwbNo < :end', { start, end: `${start}~` });
  else query.andWhere("r.liveAwbNo LIKE :start ESCAPE '!'", { start: startingWith(start) });
}

/** The consignments whose manifest goes with one of the carriers. */
function onManifestsOf(query: SelectQueryBuilder<Consignment>, carriers: readonly string[]): void {
  const { ids } = splitRefs(carriers);
  const manifests = query
    .subQuery()
    .select('m.id')
    .from(Manifest, 'm')
    .innerJoin('m.viaCargo', 'carrier')
    .where('m.deletedOn IS NULL AND (carrier.id IN (:...cargoIds) OR carrier.uniqueId IN (:...cargoRefs))');
  query.andWhere(`r.manifestId IN ${manifests.getQuery()}`, { cargoIds: [0, ...ids], cargoRefs: ['', ...carriers] });
}
