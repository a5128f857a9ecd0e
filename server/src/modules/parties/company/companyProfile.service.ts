import { ask } from '../../../core/module/hooks';
import { badInput, refuse, refuseInput } from '../../../core/operation/errors';
import { command, query } from '../../../core/operation/operation';
import { listQuery } from '../../../core/operation/reads';
import { storedValues } from '../../../core/record/record.inputs';
import type { Reader } from '../../../db/read/reader';
import { linesOf } from '../../../domain/parties/companyFields';
import { companyRefusal } from '../../../domain/policy/company';
import { changedMeanwhile } from '../../../domain/rules/errors';
import { pinCodeRefusal } from '../../../domain/parties/registration';
import { gstinStateCode, normalizeGstin } from '../../../domain/tax/gstin';
import type { DateOnly } from '../../../domain/values/dates';
import { Branch } from '../branches/branch.entity';
import { addFirstPlaces, followProfile } from '../branches/firstPlaces';
import { Registration } from '../branches/registration.entity';
import { stateOfGstin } from '../branches/registration.service';
import { City } from '../locations/city.entity';
import type {} from './company.hooks';
import { CompanyImage } from './companyImage.entity';
import { CompanyProfile } from './companyProfile.entity';
import { ProfileDay, SaveCompanyProfileInput } from './companyProfile.inputs';
import { companyProfileList, CompanyProfileSearch } from './companyProfile.list';
import { companyOn, notSetUp, profileOn } from './companyProfiles';
import { refuseClosedDay } from './openDay';

export const companyProfiles = listQuery('companyProfiles', CompanyProfileSearch, companyProfileList);

export const companyProfile = query({
  action: 'companyProfile',
  input: ProfileDay,
  async run({ db }, { on, branchId }): Promise<CompanyProfile> {
    if (!(await profileOn(db, on))) throw notSetUp();
    const branch = branchId ? await db.named(Branch, branchId, 'Branch', 'branchId') : undefined;
    const found = await companyOn(db, on, branch?.id);
    // Relations are attached to it, and it is shared between requests.
    return Object.assign(new CompanyProfile(), found);
  },
});

/** What was printed, reported and filed by a profile stays as it was. */
export const saveCompanyProfile = command({
  action: 'saveCompanyProfile',
  input: SaveCompanyProfileInput,
  taken: () => changedMeanwhile().message,
  async run({ db, today }, input): Promise<CompanyProfile> {
    const { validFrom, version } = input;
    const until = await nextAfter(db, validFrom);
    const isFiled = await ask('isFiledBetween')(db, validFrom, until);
    refuse(companyRefusal.save({ validFrom, isFiled }));
    await refuseClosedDay({ db, today }, { validFrom });
    for (const name of ['logo', 'signature'] as const) await refuseUnknownImage(db, name, input[name]);
    const gstin = normalizeGstin(input.gstin);
    refuseInput({ pinCode: pinCodeRefusal(input.pinCode, gstinStateCode(gstin)) });
    const homeCity = await db.named(City, input.homeCityId, 'Home City', 'homeCityId');
    const values = {
      ...storedValues(input, ['gstin', 'homeCityId', 'addressLines', 'bankIfsc']),
      addressLines: linesOf(input.addressLines).join('\n'),
      bankIfsc: input.bankIfsc?.trim().toUpperCase() || null,
      gstin,
      pan: gstin.slice(2, 12),
      stateId: (await stateOfGstin(db, gstin)).id,
      homeCityId: homeCity.id,
    };
    const isFirst = !(await db.find(Registration, { isDefault: true }));
    if (isFirst) await addFirstPlaces(db, values, homeCity.name);
    else if (validFrom <= today() && (until === null || until > today())) await followProfile(db, values);
    const present = await db.find(CompanyProfile, { validFrom });
    if (present) return db.update(await db.lock(CompanyProfile, present.id, version), values);
    if (version) throw changedMeanwhile();
    return db.insert(CompanyProfile, values);
  },
});

async function nextAfter(db: Reader, day: DateOnly): Promise<DateOnly | null> {
  const later = db.select(CompanyProfile, 'r').where('r.validFrom > :day AND r.deletedOn IS NULL', { day });
  return (await later.orderBy('r.validFrom').getOne())?.validFrom ?? null;
}

async function refuseUnknownImage(db: Reader, field: 'logo' | 'signature', name?: string | null): Promise<void> {
  if (name && !(await db.find(CompanyImage, { name }))) throw badInput('The image was not uploaded', field);
}
