import type { MockLink } from '@apollo/client/testing';
import { CompanyOnDocument } from '../graphql.generated';

/** The company as its papers read it. */
export const printCompany = {
  __typename: 'CompanyProfile',
  uniqueId: 'p1',
  legalName: 'Waybill Couriers',
  tradeName: 'Waybill',
  address: ['18 Ballard Estate', 'Mumbai 400001'],
  phone: '+91 22 4000 1818',
  email: 'care@waybill.test',
  website: 'www.waybill.test',
  gstin: '27AAPFU0939F1ZV',
  logo: null,
  pan: 'AAPFU0939F',
  sac: '996812',
  bankAccountName: 'Waybill Couriers',
  bankAccountNumber: '000105001818',
  bankName: 'State Bank of India',
  bankBranch: 'Fort, Mumbai',
  bankIfsc: 'SBIN0000300',
  upiId: null,
  invoiceTerms: 'Pay within ten days.\nInterest of 21% per annum if not paid within 5 days.',
  invoiceFooter: null,
  jurisdiction: null,
  signature: null,
};

/** The profile of any day. */
export const companyOfAnyDay = (given: object = {}): MockLink.MockedResponse => ({
  request: { query: CompanyOnDocument, variables: () => true },
  result: { data: { companyProfile: { ...printCompany, ...given } } },
  maxUsageCount: Number.POSITIVE_INFINITY,
});
