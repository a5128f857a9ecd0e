import { company } from '../company';
import type { Writer } from '../db/write/writer';
import { insertSeedRows } from '../db/write/seedRows';
import { gstinStateCode } from '../domain/tax/gstin';
import { addFirstPlaces } from '../modules/parties/branches/firstPlaces';
import { CompanyProfile } from '../modules/parties/company/companyProfile.entity';
import { states } from './data/states';

/** The company of the demo. */
export async function seedDemoCompany(db: Writer): Promise<void> {
  const stateId = states.find(({ code }) => code === gstinStateCode(company.gstin))?.id ?? 0;
  const profile = { ...company, stateId };
  await insertSeedRows(db, CompanyProfile, [profile]);
  await addFirstPlaces(db, profile, company.city);
}
