/**
 * Vendors, customers, cities, states and people are named on every row, and seldom change. Each process keeps those that it
 * has read, for as long as one number stays the same: whoever changes one of them raises it in the same transaction, and
 * every request reads it with its session. So nothing is shown that was over when the request began.
 */
import type { Customer } from '../modules/customers/customer.entity';
import type { City } from '../modules/locations/city.entity';
import type { State } from '../modules/locations/state.entity';
import type { User } from '../modules/users/user.entity';
import type { Vendor } from '../modules/vendors/vendor.entity';

/** The row of `serial` that holds the number. */
export const referenceSerial = 'references';

/** What is kept of each kind: no secrets, and nothing that changes with each day's work. */
const columns = {
  Vendor: [
    'uniqueId',
    'version',
    'name',
    'contactPerson',
    'contactNumber',
    'gst',
    'panNo',
    'url',
    'type',
    'selfDelivery',
    'cityId',
  ] satisfies (keyof Vendor)[],
  Customer: ['uniqueId', 'version', 'company', 'name', 'contact', 'address', 'gst'] satisfies (keyof Customer)[],
  City: ['uniqueId', 'version', 'name', 'pinCode', 'stateId'] satisfies (keyof City)[],
  State: ['uniqueId', 'version', 'name', 'code'] satisfies (keyof State)[],
  User: ['firstName', 'lastName'] satisfies (keyof User)[],
} as const;

export const referenceColumns: Readonly<Record<string, readonly string[] | undefined>> = columns;

/** Records by the name of their kind and their id. */
export type CachedRecords = ReadonlyMap<string, Map<number, object>>;

/** Past it, or after a minute, all is read anew: a change that went around the product shows too. */
const maxRecords = 20_000;
const maxAgeMs = 60_000;

export class ReferenceCache {
  private kept: CachedRecords = new Map();
  private version = -1;
  private since = 0;

  /** What a request may use that has read this number. Who still reads under an older one fills what nobody uses any more. */
  at(version: number): CachedRecords {
    const full = [...this.kept.values()].some(({ size }) => size > maxRecords);
    if (version > this.version || full || Date.now() - this.since > maxAgeMs) {
      this.kept = new Map(Object.keys(columns).map((kind) => [kind, new Map()]));
      this.version = version;
      this.since = Date.now();
    }
    return this.kept;
  }
}
