/** The company as other modules read it: the profile in force on a day. */
import { conflict } from '../../../core/operation/errors';
import type { Reader } from '../../../db/read/reader';
import { linesOf } from '../../../domain/parties/companyFields';
import { gstinStateCode } from '../../../domain/tax/gstin';
import { stateNameOf } from '../../../domain/tax/stateCodes';
import type { DateOnly } from '../../../domain/values/dates';
import type { CompanyProfile } from './companyProfile.entity';
import { profileByDay } from './profileByDay';

/** What needs to say who the company is, before it has said so. */
export const notSetUp = () => conflict('Please set up the company first');

/** That of a day, for documents, which are not written before the company has a profile. */
export async function companyByDay(db: Reader): Promise<(day: DateOnly) => CompanyProfile> {
  const inForce = await profileByDay(db);
  return (day) => {
    const found = inForce(day);
    if (!found) throw notSetUp();
    return found;
  };
}

export const companyOn = async (db: Reader, day: DateOnly): Promise<CompanyProfile> => (await companyByDay(db))(day);

export const profileOn = async (db: Reader, day: DateOnly): Promise<CompanyProfile | null> =>
  (await profileByDay(db))(day);

/** The product's own, where a name is needed before the company has one. */
export const productName = 'Waybill';

/** Trade name of a day, for titles and what else has to be called something. */
export const tradeNameOn = async (db: Reader, day: DateOnly): Promise<string> =>
  (await profileOn(db, day))?.tradeName ?? productName;

/** As it is printed. */
export const addressOf = ({
  addressLines,
  city,
  pinCode,
  gstin,
}: Pick<CompanyProfile, 'addressLines' | 'city' | 'pinCode' | 'gstin'>): string[] => [
  ...linesOf(addressLines),
  [`${city} ${pinCode}`, stateNameOf(gstinStateCode(gstin))].filter(Boolean).join(', '),
];
