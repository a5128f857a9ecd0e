/** The company as other modules read it: the profile in force on a day. */
import { conflict } from '../../../core/operation/errors';
import type { Reader } from '../../../db/read/reader';
import { firstBranchId } from '../../../db/schema/columns';
import type { DateOnly } from '../../../domain/values/dates';
import type { Registration } from '../branches/registration.entity';
import { detailsOn } from '../branches/registrationDetails';
import { otherRegistrations } from '../branches/registrationOf';
import type { CompanyProfile } from './companyProfile.entity';
import { profileByDay } from './profileByDay';

type CompanyByDay = (day: DateOnly, branchId?: number) => CompanyProfile;

/** What needs to say who the company is, before it has said so. */
export const notSetUp = () => conflict('Please set up the company first');

/**
 * That of a day, for documents, which are not written before the company has a profile; as the branch of the document supplies:
 * by GSTIN, legal name and address of its registration on that day.
 */
export async function companyByDay(db: Reader): Promise<CompanyByDay> {
  const [inForce, registrationOf] = [await profileByDay(db), await otherRegistrations(db)];
  return (day, branchId = firstBranchId) => {
    const found = inForce(day);
    if (!found) throw notSetUp();
    const registration = registrationOf(branchId);
    return registration ? { ...found, ...supplierOf(registration, day) } : found;
  };
}

/** What papers say of the registration instead of the profile. */
const supplierOf = (registration: Registration, day: DateOnly) => {
  const { gstin, stateId } = registration;
  return { gstin, stateId, ...detailsOn(registration, day), pan: gstin.slice(2, 12) };
};

export const companyOn = async (db: Reader, day: DateOnly, branchId?: number): Promise<CompanyProfile> =>
  (await companyByDay(db))(day, branchId);

export const profileOn = async (db: Reader, day: DateOnly): Promise<CompanyProfile | null> =>
  (await profileByDay(db))(day);

/** The product's own, where a name is needed before the company has one. */
export const productName = 'Waybill';

/** Trade name of a day, for titles and what else has to be called something. */
export const tradeNameOn = async (db: Reader, day: DateOnly): Promise<string> =>
  (await profileOn(db, day))?.tradeName ?? productName;
