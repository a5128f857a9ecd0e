/** Which field each header of a file holds, before the user has a say. */
import type { ImportKind } from '../../../../server/src/domain/enums';
import { comparableHeader, importFields, matchHeaders } from '../../../../server/src/domain/importFields';
import type { ImportProfileRowFragment } from '../../graphql.generated';

/** Header to field; headers without a field are left out. */
export type Mapping = Readonly<Record<string, string>>;

/** By the profile of the customer, else by the template's headers. A field that the profile knows is not matched again. */
export function initialMapping(
  kind: ImportKind,
  headers: readonly string[],
  profile: Pick<ImportProfileRowFragment, 'columns'> | null,
): Mapping {
  const known = new Map((profile?.columns ?? []).map(({ header, field }) => [comparableHeader(header), field]));
  const mapping: Record<string, string> = {};
  for (const header of headers) {
    const field = known.get(comparableHeader(header));
    if (field && !Object.values(mapping).includes(field)) mapping[header] = field;
  }
  for (const [header, field] of matchHeaders(kind, headers)) {
    if (!mapping[header] && !Object.values(mapping).includes(field)) mapping[header] = field;
  }
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
};
