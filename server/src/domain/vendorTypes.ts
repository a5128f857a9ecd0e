import type { VendorType } from './enums';

/** Who carries between two cities. */
export const cargoTypes = ['Cargo', 'OwnCargo'] as const satisfies readonly VendorType[];

/** Who delivers at the door. */
export const courierTypes = ['Courier', 'OwnCourier'] as const satisfies readonly VendorType[];
