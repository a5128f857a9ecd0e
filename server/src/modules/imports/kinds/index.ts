/** The kinds of import. A further kind: its member of `ImportKind`, its fields in `domain/importFields.ts`, its spec here. */
import type { ImportKind } from '../../../domain/enums';
import { bookings } from './bookings';
import { customers } from './customers';
import type { ImportKindSpec } from './importKind';
import { vendorBill } from './vendorBill';

const specs = { Bookings: bookings, Customers: customers, VendorBill: vendorBill } satisfies Record<
  ImportKind,
  unknown
>;

/** Each spec is typed for its own input; code that handles all kinds passes inputs on as they are. */
export const specOf = (kind: ImportKind): ImportKindSpec => specs[kind] as unknown as ImportKindSpec;

export type { ImportKindSpec, RowReferences, RowValues } from './importKind';
