/** The company of the demo, which the seed writes as its first profile. What reads the company reads the profile of a date. */
import { earliestSearchDate } from './domain/values/dates';

export const company = {
  validFrom: earliestSearchDate,
  legalName: 'Waybill Couriers & Cargo Private Limited',
  tradeName: 'Waybill',
  tagline: 'Courier and cargo, booked and tracked to the door',
  addressLines: '4th Floor, Docklands Chambers\n18 Ballard Estate, Fort',
  city: 'Mumbai',
  pinCode: '400001',
  phone: '+91 22 4000 1818',
  email: 'care@waybill.test',
  website: 'www.waybill.test',
  gstin: '27AAPFU0939F1ZV',
  pan: 'AAPFU0939F',
  sac: '996812',
  /** Booking city when none is given (SPEC 9). */
  homeCityId: 64,
  bankAccountName: 'Waybill Couriers & Cargo Private Limited',
  bankAccountNumber: '000105001818',
  bankName: 'State Bank of India',
  bankBranch: 'Fort, Mumbai',
  bankIfsc: 'SBIN0000300',
  upiId: null,
  invoiceTerms: 'Pay within ten days.\nInterest of 21% per annum if not paid within 5 days.',
  invoiceFooter: null,
  jurisdiction: null,
  creditDays: null,
  logo: null,
  signature: null,
} as const;
