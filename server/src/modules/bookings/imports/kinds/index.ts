/**
 * The kinds of import. A further kind: its member of `ImportKind`, its fields in `domain/imports/importFields.ts`, and its spec, here or
 * as a hook (`import.hooks.ts`) that a module above answers.
 */
import { ask } from '../../../../core/module/hooks';
import type { ImportKind } from '../../../../domain/imports/enums';
import type {} from '../import.hooks';
import { customers } from './customers';
import type { ImportKindSpec } from './importKind';

const specs: Record<ImportKind, () => ImportKindSpec> = {
  Bookings: () => ask('importOfBookings'),
  Customers: () => customers,
  VendorBill: () => ask('importOfVendorBills'),
  CourierRemittance: () => ask('importOfCourierRemittances'),
};

export const specOf = (kind: ImportKind): ImportKindSpec => specs[kind]();

export type { ImportKindSpec, RowReferences, RowValues } from './importKind';
