import { names } from '../values/fields';

export const Gender = names('Male', 'Female');
export type Gender = keyof typeof Gender;

export const Role = names('Admin', 'Member');
export type Role = keyof typeof Role;

/** Invited: the user has not yet set a password. */
export const UserState = names('Invited', 'Active', 'Blocked');
export type UserState = keyof typeof UserState;

export const VendorType = names('Courier', 'Cargo', 'OwnCourier', 'OwnCargo');
export type VendorType = keyof typeof VendorType;

export const GstCategory = names('Regular', 'Unregistered', 'Sez', 'TaxDeductor', 'UinHolder');
export type GstCategory = keyof typeof GstCategory;

export const partiesLabels = {
  Gender: { Male: 'Male', Female: 'Female' } satisfies Record<Gender, string>,
  Role: { Admin: 'Admin', Member: 'Member' } satisfies Record<Role, string>,
  UserState: { Invited: 'Invited', Active: 'Active', Blocked: 'Blocked' } satisfies Record<UserState, string>,
  VendorType: { Courier: 'Courier', Cargo: 'Cargo', OwnCourier: 'Own Courier', OwnCargo: 'Own Cargo' } satisfies Record<
    VendorType,
    string
  >,
  GstCategory: {
    Regular: 'Regular',
    Unregistered: 'Unregistered',
    Sez: 'Special Economic Zone',
    TaxDeductor: 'Tax Deductor',
    UinHolder: 'UIN Holder',
  } satisfies Record<GstCategory, string>,
};
