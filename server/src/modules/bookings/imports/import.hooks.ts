import type { ImportKindSpec } from './kinds/importKind';

declare module '../../../core/hooks' {
  interface Hooks {
    importOfBookings: ImportKindSpec;
    importOfVendorBills: ImportKindSpec;
  }
}
