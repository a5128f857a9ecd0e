/** Which field each header of a file holds, before the user has a say. */
import type { ImportKind } from '../../../../server/src/domain/enums';
import { comparableHeader, importFields, matchHeaders } from '../../../../server/src/domain/imports/importFields';
import type { ImportProfileRowFragment } from '../../graphql.generated';

/** Header to field; headers without a field are left out. */
export type Mapping = Readonly<Record<string, string>>;

type Columns = Pick<ImportProfileRowFragment, 'columns'>;

/**
 * By the profile of the customer, then by what each header meant in `earlier` profiles, the newest first, else by the
 * template's headers. A field that is known is not matched again.
 */
export function initialMapping(
  kind: ImportKind,
  headers: readonly string[],
  profile: Columns | null,
  earlier: readonly Columns[] = [],
): Mapping {
  const mapping: Record<string, string> = {};
  const add = (header: string, field: string | undefined) => {
    if (field && !mapping[header] && !Object.values(mapping).includes(field)) mapping[header] = field;
  };
  for (const { columns } of profile ? [profile, ...earlier] : earlier) {
    const known = new Map((columns ?? []).map(({ header, field }) => [comparableHeader(header), field]));
    for (const header of headers) add(header, known.get(comparableHeader(header)));
  }
  for (const [header, field] of matchHeaders(kind, headers)) add(header, field);
  return mapping;
}

/** Required fields that neither a column nor a constant fills. */
export function missingFields(
  kind: ImportKind,
  mapping: Mapping,
  constants: Readonly<Record<string, string>>,
): string[] {
  const filled = new Set([...Object.values(mapping), ...Object.keys(constants).filter((name) => constants[name])]);
  return importFields[kind].filter(({ required, name }) => required && !filled.has(name)).map(({ label }) => label);
}

/** The fields that the user may give once for all rows. */
export const constantFields: Readonly<Record<ImportKind, readonly string[]>> = {
  Bookings: ['senderId', 'vendorId', 'paymentMode', 'serviceType', 'parcelType'],
  Customers: [],
  VendorBill: [],
  CourierRemittance: [],
};
