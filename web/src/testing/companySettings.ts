import { saveCompanySettings, type CompanySettings } from '../companySettings';

/** What the server answers in tests, unless the test says otherwise. */
export const testCompanySettings: CompanySettings = {
  titleSuffix: 'Waybill',
  timezone: 'Asia/Kolkata',
  invoiceReading: 'A',
  homeCityId: 64,
  logo: null,
  branches: [],
};

export const givenCompanySettings = (changes: Partial<CompanySettings> = {}): void =>
  saveCompanySettings({ ...testCompanySettings, ...changes });
