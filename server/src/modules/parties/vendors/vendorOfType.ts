import type { Reader } from '../../../db/read/reader';
import { partiesLabels, type VendorType } from '../../../domain/parties/enums';
import { badInput } from '../../../core/operation/errors';
import { Vendor } from './vendor.entity';

export { cargoTypes, courierTypes } from '../../../domain/bookings/vendorTypes';

/** The live vendor that a field names. Throws a bad input error (400) if it is not of one of the types. */
export async function vendorOfType(
  db: Reader,
  types: readonly VendorType[],
  ref: string,
  label: string,
  field: string,
): Promise<Vendor> {
  const vendor = await db.named(Vendor, ref, label, field);
  refuseOtherTypes(vendor, types, label, field);
  return vendor;
}

export function refuseOtherTypes(vendor: Vendor, types: readonly VendorType[], label: string, field: string): void {
  if (types.includes(vendor.type)) return;
  throw badInput(`${label} must be of type ${types.map((type) => partiesLabels.VendorType[type]).join(' or ')}`, field);
}
