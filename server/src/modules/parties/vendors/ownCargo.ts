import type { Reader } from '../../../db/read/reader';
import { Vendor } from './vendor.entity';

/** The vendors among these that are the company's own cargo. */
export async function ownCargoVendors(db: Reader, vendorIds: readonly number[]): Promise<ReadonlySet<number>> {
  const vendors = await db.byIds(Vendor, [...new Set(vendorIds)], ['type']);
  return new Set([...vendors].filter(([, { type }]) => type === 'OwnCargo').map(([id]) => id));
}
