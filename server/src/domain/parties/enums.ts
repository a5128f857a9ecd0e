import { namesOf } from '../values/fields';

export const partiesLabels = {
  Gender: { Male: 'Male', Female: 'Female' },
  Role: { Admin: 'Admin', Member: 'Member' },
  UserState: { Invited: 'Invited', Active: 'Active', Blocked: 'Blocked' },
  VendorType: { Courier: 'Courier', Cargo: 'Cargo', OwnCourier: 'Own Courier', OwnCargo: 'Own Cargo' },
  GstCategory: {
    Regular: 'Regular',
    Unregistered: 'Unregistered',
    Sez: 'Special Economic Zone',
    TaxDeductor: 'Tax Deductor',
    UinHolder: 'UIN Holder',
  },
};

export const Gender = namesOf(partiesLabels.Gender);
export type Gender = keyof typeof Gender;

export const Role = namesOf(partiesLabels.Role);
export type Role = keyof typeof Role;

/** Invited: the user has not yet set a password. */
export const UserState = namesOf(partiesLabels.UserState);
export type UserState = keyof typeof UserState;

export const VendorType = namesOf(partiesLabels.VendorType);
export type VendorType = keyof typeof VendorType;

export const GstCategory = namesOf(partiesLabels.GstCategory);
export type GstCategory = keyof typeof GstCategory;
