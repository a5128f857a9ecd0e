/** Fixed data of the company that runs this back office; the only place that defines it. */
export const company = {
  name: 'Waybill',
  titleSuffix: 'Waybill',
  legalName: 'Waybill Couriers & Cargo Private Limited',
  tagline: 'Courier and cargo, booked and tracked to the door',
  address: ['4th Floor, Docklands Chambers', '18 Ballard Estate, Fort', 'Mumbai 400001, Maharashtra'],
  /** As the e-invoice names the place of the address. */
  place: { location: 'Mumbai', pinCode: '400001', state: '27' },
  phone: '+91 22 4000 1818',
  email: 'care@waybill.test',
  website: 'www.waybill.test',
  gstin: '27AAPFU0939F1ZV',
  pan: 'AAPFU0939F',
  sacCode: '996812',
  bank: {
    accountName: 'Waybill Couriers & Cargo Private Limited',
    accountNumber: '000105001818',
    bankName: 'State Bank of India',
    branch: 'Fort, Mumbai',
    ifsc: 'SBIN0000300',
  },
  /** Booking city when none is given (SPEC 9). */
  homeCityId: 64,
} as const;
