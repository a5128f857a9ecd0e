/** What is typed of a company profile. */
import type { DeclaredFields } from '../values/fields';

export const companyFields = {
  validFrom: { type: 'date', label: 'Valid From', required: 'Please enter valid from' },
  legalName: { type: 'text', label: 'Legal Name', maxLength: 120, required: 'Please enter legal name' },
  tradeName: { type: 'text', label: 'Trade Name', maxLength: 60, required: 'Please enter trade name' },
  tagline: { type: 'text', label: 'Tagline', maxLength: 120 },
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
  phone: { type: 'text', label: 'Phone', maxLength: 40, required: 'Please enter phone' },
  email: { type: 'text', label: 'Email', maxLength: 120, required: 'Please enter email' },
  website: { type: 'text', label: 'Website', maxLength: 120 },
  gstin: { type: 'text', label: 'GSTIN', maxLength: 15, hasFormat: true, required: 'Please enter GST number' },
  sac: { type: 'text', label: 'SAC', maxLength: 6, hasFormat: true, required: 'Please enter SAC' },
  homeCityId: { type: 'city', label: 'Home City', required: 'Please select home city' },
  bankAccountName: { type: 'text', label: 'Account Name', maxLength: 120 },
  bankAccountNumber: { type: 'text', label: 'Account Number', maxLength: 34 },
  bankName: { type: 'text', label: 'Bank', maxLength: 80 },
  bankBranch: { type: 'text', label: 'Branch', maxLength: 80 },
  bankIfsc: { type: 'text', label: 'IFSC', maxLength: 11, hasFormat: true },
  upiId: { type: 'text', label: 'UPI Id', maxLength: 100, hasFormat: true },
  invoiceTerms: { type: 'text', label: 'Invoice Terms', maxLength: 1000, multiLine: true },
  invoiceFooter: { type: 'text', label: 'Invoice Footer', maxLength: 300, multiLine: true },
  jurisdiction: { type: 'text', label: 'Jurisdiction', maxLength: 60 },
  creditDays: { type: 'count', label: 'Credit Days' },
  logo: { type: 'text', label: 'Logo', maxLength: 60 },
  signature: { type: 'text', label: 'Signature', maxLength: 60 },
} as const satisfies DeclaredFields;

/** Of an address. */
export const maxAddressLines = 4;
export const maxAddressLine = 80;

/** The lines of a text, without blank ones. */
export const linesOf = (text: string | null): string[] =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
