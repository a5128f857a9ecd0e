/** What is typed of the company's registrations and branches. */
import type { DeclaredFields } from '../values/fields';

export const registrationFields = {
  gstin: { type: 'text', label: 'GSTIN', maxLength: 15, hasFormat: true, required: 'Please enter GST number' },
  legalName: { type: 'text', label: 'Legal Name', maxLength: 120, required: 'Please enter legal name' },
  addressLines: {
    type: 'text',
    label: 'Address',
    maxLength: 323,
    multiLine: true,
    hasFormat: true,
    required: 'Please enter address',
  },
  city: { type: 'text', label: 'City', maxLength: 80, required: 'Please enter city' },
  pinCode: { type: 'text', label: 'PIN Code', maxLength: 6, hasFormat: true, required: 'Please enter PIN code' },
  validFrom: { type: 'date', label: 'Valid From', required: 'Please enter valid from' },
} as const satisfies DeclaredFields;

export const branchFields = {
  name: { type: 'text', label: 'Name', maxLength: 60, required: 'Please enter name' },
  code: { type: 'text', label: 'Code', maxLength: 4, hasFormat: true, required: 'Please enter code' },
  cityId: { type: 'city', label: 'City', required: 'Please select city' },
  addressLines: {
    type: 'text',
    label: 'Address',
    maxLength: 323,
    multiLine: true,
    hasFormat: true,
    required: 'Please enter address',
  },
  pinCode: { type: 'text', label: 'PIN Code', maxLength: 6, hasFormat: true, required: 'Please enter PIN code' },
  phone: { type: 'text', label: 'Phone', maxLength: 40 },
} as const satisfies DeclaredFields;

/** The code of a branch in the numbers of its documents. */
export const isBranchCode = (text: string): boolean => /^[A-Z0-9]{2,4}$/.test(text);

export const normalizeBranchCode = (text: string): string => text.trim().toUpperCase();

/** Of the first registration, which every company has: that of the company profile. */
export const firstRegistrationId = 1;
