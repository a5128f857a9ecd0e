/** The first registration and the first branch of the company, which come with its first profile. */
import { badInput } from '../../../core/operation/errors';
import { insertSeedRows } from '../../../db/write/seedRows';
import type { Writer } from '../../../db/write/writer';
import { firstBranchId } from '../../../db/schema/columns';
import { firstRegistrationId } from '../../../domain/parties/branchFields';
import { fold } from '../../../domain/values/text';
import { Branch } from './branch.entity';
import { Registration } from './registration.entity';

/** Of a company profile. */
export interface CompanyPlace extends Pick<
  Registration,
  'gstin' | 'stateId' | 'legalName' | 'addressLines' | 'city' | 'pinCode' | 'validFrom'
> {
  phone: string;
  homeCityId: number;
}

/** The three letters with which a city begins. */
const codeOf = (city: string): string => {
  const letters = city
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, 3);
  return letters.length < 2 ? 'HO' : letters;
};

export async function addFirstPlaces(db: Writer, place: CompanyPlace, homeCity: string): Promise<void> {
  const { phone, homeCityId, gstin, stateId, legalName, addressLines, city, pinCode, validFrom } = place;
  await insertSeedRows(db, Registration, [
    {
      id: firstRegistrationId,
      ...{ gstin, liveGstin: gstin, stateId, legalName, addressLines, city, pinCode, validFrom, isDefault: true },
    },
  ]);
  const name = homeCity.slice(0, 60);
  const code = codeOf(name);
  await insertSeedRows(db, Branch, [
    {
      id: firstBranchId,
      ...{ name, liveName: fold(name), code, liveCode: code, cityId: homeCityId, addressLines, pinCode, phone },
      registrationId: firstRegistrationId,
      isActive: true,
    },
  ]);
}

/** The default registration takes over what the profile in force says of it. */
export async function followProfile(db: Writer, place: CompanyPlace): Promise<void> {
  const { gstin, stateId, legalName, addressLines, city, pinCode } = place;
  const other = await db.find(Registration, { liveGstin: gstin, isDefault: false });
  if (other) throw badInput(`Registration ${gstin} is not the default`, 'gstin');
  const found = await db.lock(Registration, firstRegistrationId);
  await db.update(found, { gstin, liveGstin: gstin, stateId, legalName, addressLines, city, pinCode });
}
