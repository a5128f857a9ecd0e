/** Filters of the list of consignments that a report of them takes. */
import type { Reader } from '../../../db/read/reader';
import type { RecordEntity } from '../../../db/schema/record';
import { badInput } from '../../../core/operation/errors';
import { idsOf } from '../../../core/list/filters';
import { normalizeAwb } from '../../../domain/bookings/awb';
import type { ReportName } from '../../../domain/reports/reports';
import { fold } from '../../../domain/values/text';
import { ImportJob } from '../../bookings/imports/importJob.entity';
import { Customer } from '../../parties/customers/customer.entity';
import { City } from '../../parties/locations/city.entity';
import { User } from '../../parties/users/user.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import type { ReportSearch } from './report.inputs';
import type { Source } from './reportSources';

type FilterName = Exclude<
  keyof ReportSearch,
  'fromDate' | 'toDate' | 'compareFrom' | 'compareTo' | 'groups' | 'measures' | 'branchId'
>;

interface Condition {
  sql: string;
  parameters: readonly (string | number)[];
}

type Filter = (values: readonly (string | boolean)[], db: Reader) => Condition | Promise<Condition>;

const marks = (values: readonly unknown[]) => values.map(() => '?').join(', ');

const oneOf =
  (column: string): Filter =>
  (values) => {
    const parameters = values.map((value) => (typeof value === 'boolean' ? Number(value) : value));
    return { sql: `${column} IN (${marks(values)})`, parameters };
  };

/** `among`: what the ids are compared in; ends before the list. A reference to nothing finds nothing. */
const named =
  (of: new () => RecordEntity, among: string, end = ''): Filter =>
  async (values, db) => {
    const ids = await idsOf(db, of, values.map(String));
    const parameters = ids.length > 0 ? ids : [0];
    return { sql: `${among} IN (${marks(parameters)})${end}`, parameters };
  };

/** As a range, as the list has it: a prefix by the search form. */
const beginning =
  (column: string, form: (text: string) => string, last: string): Filter =>
  ([text]) => {
    const start = form(String(text));
    return { sql: `${column} >= ? AND ${column} < ?`, parameters: [start, `${start}${last}`] };
  };

const yesOrNo =
  (sql: string): Filter =>
  ([isWanted]) => ({ sql: isWanted === true ? `(${sql})` : `NOT (${sql})`, parameters: [] });

const ofOwnVendors = "SELECT v.id FROM vendor v WHERE v.type IN ('OwnCourier', 'OwnCargo')";

const filters: Readonly<Record<FilterName, Filter>> = {
  awbNo: beginning('c.live_awb_no', normalizeAwb, '~'),
  receiver: beginning('c.receiver_folded', (text) => fold(text.trim()), '\u{10ffff}'),
  senderId: named(Customer, 'c.sender_id'),
  deliveryCityId: named(City, 'c.delivery_city_id'),
  vendorId: named(Vendor, 'c.vendor_id'),
  cargoId: named(
    Vendor,
    'c.manifest_id IN (SELECT m.id FROM manifest m WHERE m.deleted_on IS NULL AND m.via_cargo_id',
    ')',
  ),
  createdById: named(User, 'c.created_by_id'),
  serviceType: oneOf('c.service_type'),
  parcelType: oneOf('c.parcel_type'),
  paymentMode: oneOf('c.payment_mode'),
  paymentStatus: oneOf('c.payment_status'),
  deliveryStatus: oneOf('c.delivery_status'),
  isInsurance: oneOf('c.is_insurance'),
  isVpp: oneOf('c.is_vpp'),
  isPriced: yesOrNo('c.customer_amount IS NOT NULL'),
  isApproved: oneOf('c.is_approved'),
  awaitsManifest: yesOrNo(
    `c.manifest_id IS NULL AND c.delivery_status = 'Booked' AND c.vendor_id IN (${ofOwnVendors})`,
  ),
  importJobId: named(
    ImportJob,
    "c.id IN (SELECT i.record_ref FROM import_row i WHERE i.status = 'Done' AND i.import_job_id",
    ')',
  ),
};

const valuesOf = (search: ReportSearch, name: FilterName): (string | boolean)[] =>
  [search[name] ?? []].flat().filter((value) => value !== '');

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
  const conditions: Condition[] = [];
  for (const name of names) conditions.push(await filters[name](valuesOf(search, name), db));
  return {
    ...source,
    where: [source.where, ...conditions.map(({ sql }) => sql)].join(' AND '),
    parameters: [...source.parameters, ...conditions.flatMap(({ parameters }) => parameters)],
  };
}
