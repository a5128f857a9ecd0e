import type { ImportKindSpec } from './kinds/importKind';

declare module '../../../core/module/hooks' {
  interface Hooks {
    importOfBookings: ImportKindSpec;
    importOfVendorBills: ImportKindSpec;
    importOfCourierRemittances: ImportKindSpec;
  }
}
