import type { VendorType } from '../parties/enums';

/** Vendors that carry between two cities. */
export const cargoTypes = ['Cargo', 'OwnCargo'] as const satisfies readonly VendorType[];

/** Vendors that deliver to the receiver. */
export const courierTypes = ['Courier', 'OwnCourier'] as const satisfies readonly VendorType[];
