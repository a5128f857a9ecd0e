import { ask } from '../../../core/module/hooks';
import { badInput, refuse, refuseInput } from '../../../core/operation/errors';
import { command, query } from '../../../core/operation/operation';
import { listQuery } from '../../../core/operation/reads';
import { storedValues } from '../../../core/record/record.inputs';
import type { Reader } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
import { linesOf } from '../../../domain/parties/companyFields';
import { companyRefusal } from '../../../domain/policy/company';
import { changedMeanwhile } from '../../../domain/rules/errors';
import { pinCodeRefusal } from '../../../domain/parties/registration';
import { gstinStateCode, normalizeGstin } from '../../../domain/tax/gstin';
import type { DateOnly } from '../../../domain/values/dates';
import { City } from '../locations/city.entity';
import { State } from '../locations/state.entity';
import './company.hooks';
import { CompanyImage } from './companyImage.entity';
import { CompanyProfile } from './companyProfile.entity';
import { ProfileDay, SaveCompanyProfileInput } from './companyProfile.inputs';
import { companyProfileList, CompanyProfileSearch } from './companyProfile.list';
import { notSetUp, profileOn } from './companyProfiles';

export const companyProfiles = listQuery('companyProfiles', CompanyProfileSearch, companyProfileList);

export const companyProfile = query({
  action: 'companyProfile',
  input: ProfileDay,
  async run({ db }, { on }): Promise<CompanyProfile> {
    const found = await profileOn(db, on);
    if (!found) throw notSetUp();
    // Relations are attached to it, and it is shared between requests.
    return Object.assign(new CompanyProfile(), found);
  },
});

/** What was printed, reported and filed by a profile stays as it was. */
export const saveCompanyProfile = command({
  action: 'saveCompanyProfile',
  input: SaveCompanyProfileInput,
  taken: () => changedMeanwhile().message,
  async run({ db }, input): Promise<CompanyProfile> {
    const { validFrom, version } = input;
    const isFiled = await ask('isFiledBetween')(db, validFrom, await nextAfter(db, validFrom));
    refuse(companyRefusal.save({ validFrom, isFiled }));
    for (const name of ['logo', 'signature'] as const) await refuseUnknownImage(db, name, input[name]);
    const gstin = normalizeGstin(input.gstin);
    refuseInput({ pinCode: pinCodeRefusal(input.pinCode, gstinStateCode(gstin)) });
    const values = {
      ...storedValues(input, ['gstin', 'homeCityId', 'addressLines', 'bankIfsc']),
      addressLines: linesOf(input.addressLines).join('\n'),
      bankIfsc: input.bankIfsc?.trim().toUpperCase() || null,
      gstin,
      pan: gstin.slice(2, 12),
      stateId: (await stateOf(db, gstin)).id,
      homeCityId: (await db.named(City, input.homeCityId, 'Home City', 'homeCityId')).id,
    };
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

async function stateOf(db: Writer, gstin: string): Promise<State> {
  const found = await db.find(State, { liveCode: gstinStateCode(gstin) });
  if (!found) throw badInput('State of the GSTIN not found', 'gstin');
  return db.named(State, found.id, 'State', 'gstin');
}

async function refuseUnknownImage(db: Reader, field: 'logo' | 'signature', name?: string | null): Promise<void> {
  if (name && !(await db.find(CompanyImage, { name }))) throw badInput('The image was not uploaded', field);
}
