/** Filters of the list of consignments that a report of them takes. */
import type { Reader } from '../../../db/read/reader';
import type { RecordEntity } from '../../../db/schema/record';
import { badInput } from '../../../core/operation/errors';
import { idsOf } from '../../../core/list/filters';
import type { ReportName } from '../../../domain/reports/reports';
import { Customer } from '../../parties/customers/customer.entity';
import { City } from '../../parties/locations/city.entity';
import { User } from '../../parties/users/user.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import type { ReportSearch } from './report.inputs';
import type { Source } from './reportSources';

interface Filter {
  column: string;
  /** What the values refer to. */
  of?: new () => RecordEntity;
}

type FilterName = Exclude<
  keyof ReportSearch,
  'fromDate' | 'toDate' | 'compareFrom' | 'compareTo' | 'groups' | 'measures' | 'branchId'
>;

const filters: Readonly<Record<FilterName, Filter>> = {
  senderId: { column: 'c.sender_id', of: Customer },
  deliveryCityId: { column: 'c.delivery_city_id', of: City },
  vendorId: { column: 'c.vendor_id', of: Vendor },
  createdById: { column: 'c.created_by_id', of: User },
  serviceType: { column: 'c.service_type' },
  parcelType: { column: 'c.parcel_type' },
  paymentMode: { column: 'c.payment_mode' },
  paymentStatus: { column: 'c.payment_status' },
  deliveryStatus: { column: 'c.delivery_status' },
  isInsurance: { column: 'c.is_insurance' },
  isVpp: { column: 'c.is_vpp' },
  isApproved: { column: 'c.is_approved' },
};

const valuesOf = (search: ReportSearch, name: FilterName): (string | boolean)[] => [search[name] ?? []].flat();

/** Those that the search has. Throws for a report that takes none. */
export function filtersOf(report: ReportName, search: ReportSearch): readonly FilterName[] {
  const given = (Object.keys(filters) as FilterName[]).filter((name) => valuesOf(search, name).length > 0);
  const [first] = given;
  if (first && report !== 'consignments') throw badInput(`The report of ${report} has no filter ${first}`, first);
  return given;
}

/** The source, of what the filters leave. */
export async function filtered(
  source: Source,
  search: ReportSearch,
  names: readonly FilterName[],
  db: Reader,
): Promise<Source> {
  const conditions: string[] = [];
  const parameters: (string | number)[] = [];
  for (const name of names) {
    const { column, of } = filters[name];
    const values = valuesOf(search, name);
    const wanted = of ? await idsOf(db, of, values.map(String)) : values.map(stored);
    // A reference to nothing finds nothing.
    const sought = wanted.length > 0 ? wanted : [0];
    conditions.push(` AND ${column} IN (${sought.map(() => '?').join(', ')})`);
    parameters.push(...sought);
  }
  return {
    ...source,
    where: source.where + conditions.join(''),
    parameters: [...source.parameters, ...parameters],
  };
}

const stored = (value: string | boolean) => (typeof value === 'boolean' ? Number(value) : value);
