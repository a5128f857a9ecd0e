import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { branchIds, idsOf } from '../../../../core/list/filters';
import { isGiven } from '../../../../core/list/list';
import type { RecordEntity } from '../../../../db/schema/record';
import { sum } from '../../../../db/read/rawRows';
import type { Reader } from '../../../../db/read/reader';
import type { QueryContext } from '../../../../core/operation/operation';
import type { ConsignmentSearch } from '../consignment.search';
import { Customer } from '../../../parties/customers/customer.entity';
import { City } from '../../../parties/locations/city.entity';
import { User } from '../../../parties/users/user.entity';
import { Vendor } from '../../../parties/vendors/vendor.entity';
import { ConsignmentDay, ConsignmentFacet } from './rollup.entity';
import { combined, facets, facetValue, type Facet } from './consignmentRollup';

/** Filters that need no column of the rollup except the booking day and the branch. */
const always = new Set<keyof ConsignmentSearch>([
  'skip',
  'take',
  'after',
  'before',
  'sortBy',
  'sortOrder',
  'searchDateFilter',
  'fromDate',
  'toDate',
  'branchId',
]);

const referred: { readonly [Name in Facet]?: new () => RecordEntity } = {
  vendorId: Vendor,
  senderId: Customer,
  deliveryCityId: City,
  createdById: User,
};

/**
 * Exact count of a search from the rollup: without filters, with one facet filter, or with any of the combined ones; each of some
 * branches or of all.
 * Null for other searches, which are counted by an index.
 */
export async function countByRollup({ db }: QueryContext, search: ConsignmentSearch): Promise<number | null> {
  const dated = isGiven(search.fromDate) || isGiven(search.toDate);
  if (dated && (search.searchDateFilter ?? 'BookingDate') !== 'BookingDate') return null;
  const filters = (Object.keys(search) as (keyof ConsignmentSearch)[]).filter(
    (name) => !always.has(name) && isGiven(search[name]),
  );
  const [first, ...others] = filters;
  if (first === undefined)
    return sumOf(db, db.select(ConsignmentFacet, 'r').where('r.facet = :facet', { facet: 'paymentStatus' }), search);
  if (others.length === 0 && isOneOf(facets, first)) return countOfFacet(db, first, search);
  if (!filters.every((name) => isOneOf(combined, name))) return null;
  const query = db.select(ConsignmentDay, 'r').where('1 = 1');
  for (const name of filters) query.andWhere(`r.${name} IN (:...${name})`, { [name]: [search[name]].flat() });
  return sumOf(db, query, search);
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return (names as readonly string[]).includes(name);
}

async function countOfFacet(db: Reader, facet: Facet, search: ConsignmentSearch): Promise<number> {
  const entity = referred[facet];
  const given = [search[facet] ?? []].flat();
  const values = entity ? (await idsOf(db, entity, given.map(String))).map(String) : given.map(facetValue);
  if (values.length === 0) return 0;
  const query = db
    .select(ConsignmentFacet, 'r')
    .where('r.facet = :facet AND r.value IN (:...values)', { facet, values });
  return sumOf(db, query, search);
}

async function sumOf(
  db: Reader,
  query: SelectQueryBuilder<ObjectLiteral>,
  { fromDate, toDate, branchId }: ConsignmentSearch,
): Promise<number> {
  if (isGiven(branchId)) query.andWhere('r.branchId IN (:...branches)', { branches: await branchIds(db, branchId) });
  if (fromDate) query.andWhere('r.day >= :fromDate', { fromDate });
  if (toDate) query.andWhere('r.day <= :toDate', { toDate });
  const [row] = await db.rawShort(query.select('SUM(r.bookings)', 'n'), { n: sum });
  return row?.n ?? 0;
}
