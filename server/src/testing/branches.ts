/** Branches and registrations of the company. */
import { gstinWithCheckDigit } from '../domain/tax/gstin';
import { unused } from './factories';

/** A code of its own for every number up to 46,655. */
const codeOf = (number: number) => (number % 46_656).toString(36).toUpperCase().padStart(3, '0');

/** In Mumbai, under the default registration, but for what is given. */
export const aBranch = (given: object = {}) => {
  const number = unused();
  return {
    name: `Branch ${number}`,
    code: `B${codeOf(number)}`,
    cityId: '64',
    addressLines: '1 Station Road',
    pinCode: '400001',
    phone: '022 4000 7100',
    registrationId: '1',
    ...given,
  };
};

/** A GSTIN of the company in a state, another one for each number. */
export const gstinIn = (stateCode: string, number: number): string => {
  const letters = [17_576, 676, 26, 1].map((place) => String.fromCharCode(65 + (Math.floor(number / place) % 26)));
  return gstinWithCheckDigit(`${stateCode}A${letters.join('')}0939F1Z`);
};

/** In Karnataka, but for what is given. */
export const aRegistration = (given: object = {}) => ({
  gstin: gstinIn('29', unused()),
  legalName: 'Waybill Couriers & Cargo Private Limited',
  addressLines: '12 MG Road',
  city: 'Bengaluru',
  pinCode: '560001',
  validFrom: '2026-04-01',
  ...given,
});

/** Of receipts, three digits wide, from this financial year on; an owner is given. */
export const aSeries = (given: object) => ({
  kind: 5,
  pattern: 'R{BR}/{FY}/{n}',
  width: 3,
  validFrom: '2026-04-01',
  ...given,
});

/** A hundred numbers of the first branch for own cargo; another range for each number. */
export const aReceiptBook = (given: object = {}) => {
  const fromNumber = 1_000_000 + 100 * unused();
  return { branchId: '1', vendorId: '32', prefix: 'RB', fromNumber, toNumber: fromNumber + 99, ...given };
};
