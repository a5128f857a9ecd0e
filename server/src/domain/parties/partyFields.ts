/** What is typed of users, states and cities. */
import type { DeclaredFields } from '../values/fields';
import { Gender, Role } from './enums';

export const userFields = {
  firstName: {
    type: 'text',
    label: 'First Name',
    name: 'First name',
    maxLength: 60,
    required: 'Please enter first name',
  },
  lastName: { type: 'text', label: 'Last Name', name: 'Last name', maxLength: 60, required: 'Please enter last name' },
  emailAddress: {
    type: 'text',
    label: 'Email Address',
    name: 'Email address',
    maxLength: 190,
    required: 'Please enter email address',
  },
  gender: { type: 'Gender', members: Gender, label: 'Gender', required: 'Please select gender' },
  role: { type: 'Role', members: Role, label: 'Role' },
  roleId: { type: 'role', label: 'Role' },
} as const satisfies DeclaredFields;

export const stateFields = {
  name: { type: 'text', label: 'State Name', name: 'State name', maxLength: 80, required: 'Enter state name' },
  code: { type: 'text', label: 'State Code', maxLength: 10, hasFormat: true, required: 'Enter state code' },
} as const satisfies DeclaredFields;

export const cityFields = {
  name: { type: 'text', label: 'City Name', name: 'City name', maxLength: 80, required: 'Enter city name' },
  pinCode: { type: 'text', label: 'Pin Code', maxLength: 6, hasFormat: true, required: 'Enter city pincode' },
} as const satisfies DeclaredFields;

export const userRoleFields = {
  name: { type: 'text', label: 'Name', maxLength: 60, required: 'Please enter name' },
} as const satisfies DeclaredFields;
