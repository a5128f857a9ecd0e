/** The company as the papers that carry its bank account read it. */
export const printCompany = {
  __typename: 'Company',
  legalName: 'Waybill Couriers',
  address: ['18 Ballard Estate', 'Mumbai 400001'],
  phone: '+91 22 4000 1818',
  email: 'care@waybill.test',
  website: 'www.waybill.test',
  gstin: '27AAPFU0939F1ZV',
  pan: 'AAPFU0939F',
  sacCode: '996812',
  bank: {
    __typename: 'BankAccount',
    accountName: 'Waybill Couriers',
    accountNumber: '000105001818',
    bankName: 'State Bank of India',
    branch: 'Fort, Mumbai',
    ifsc: 'SBIN0000300',
  },
};
