/** The company as other modules read it: the profile in force on a day. */
import { conflict } from '../../../core/operation/errors';
import type { Reader } from '../../../db/read/reader';
import type { DateOnly } from '../../../domain/values/dates';
import type { CompanyProfile } from './companyProfile.entity';
import { profileByDay } from './profileByDay';

/** That of a day, for documents, which are not written before the company has a profile. */
export async function companyByDay(db: Reader): Promise<(day: DateOnly) => CompanyProfile> {
  const inForce = await profileByDay(db);
  return (day) => {
    const found = inForce(day);
    if (!found) throw conflict('The company has no profile yet');
    return found;
  };
}

export const companyOn = async (db: Reader, day: DateOnly): Promise<CompanyProfile> => (await companyByDay(db))(day);

export const profileOn = async (db: Reader, day: DateOnly): Promise<CompanyProfile | null> =>
  (await profileByDay(db))(day);

/** The product's own, where a name is needed before the company has one. */
const productName = 'Waybill';

/** Trade name of a day, for titles and what else has to be called something. */
export const tradeNameOn = async (db: Reader, day: DateOnly): Promise<string> =>
  (await profileOn(db, day))?.tradeName ?? productName;
