/** Apart from the entity and what papers say of it, of which bookings and quotes need nothing but the home city. */
import type { Reader } from '../../../db/read/reader';
import type { DateOnly } from '../../../domain/values/dates';
import type { CompanyProfile } from './companyProfile.entity';

/** The latest profile that is valid on a day; the first one on days before it. Null: none was ever saved. */
export async function profileByDay(db: Reader): Promise<(day: DateOnly) => CompanyProfile | null> {
  const all = await db.all('CompanyProfile');
  const dated = [...all].sort((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
  return (day) => dated.findLast(({ validFrom }) => validFrom <= day) ?? dated[0] ?? null;
}

/** SPEC 9. */
export const defaultCityId = 64;

/** Id of the city where bookings of the day start that name none. */
export const homeCityOn = async (db: Reader, day: DateOnly): Promise<number> =>
  (await profileByDay(db))(day)?.homeCityId ?? defaultCityId;
