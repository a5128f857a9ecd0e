import { isSelected } from '../../../core/record/selection';
import type { Reader } from '../../../db/read/reader';
import { NoInput, query } from '../../../core/operation/operation';
import { printedAddress } from '../../../domain/parties/printedAddress';
import { profileOn, tradeNameOn } from '../company/companyProfiles';
import { defaultCityId } from '../company/profileByDay';
import type { Company, NamedBranch } from './company.type';

/** The profile of today, for pages; before the first one is saved, what pages cannot do without. */
export const company = query({
  action: 'company',
  input: NoInput,
  async run({ db, today, fields, app: { config } }): Promise<Company> {
    const profile = await profileOn(db, today());
    const name = await tradeNameOn(db, today());
    return {
      name,
      titleSuffix: name,
      legalName: profile?.legalName ?? '',
      tagline: profile?.tagline ?? '',
      address: profile ? printedAddress(profile) : [],
      phone: profile?.phone ?? '',
      email: profile?.email ?? '',
      website: profile?.website ?? '',
      gstin: profile?.gstin ?? '',
      pan: profile?.pan ?? '',
      sacCode: profile?.sac ?? '',
      bank: {
        accountName: profile?.bankAccountName ?? '',
        accountNumber: profile?.bankAccountNumber ?? '',
        bankName: profile?.bankName ?? '',
        branch: profile?.bankBranch ?? '',
        ifsc: profile?.bankIfsc ?? '',
      },
      logo: profile?.logo ?? null,
      timezone: config.timezone,
      invoiceReading: config.invoiceReading,
      homeCityId: profile?.homeCityId ?? defaultCityId,
      branches: isSelected(fields, 'branches') ? await severalBranches(db) : [],
    };
  },
});

async function severalBranches(db: Reader): Promise<NamedBranch[]> {
  const all = await db.all('Branch');
  const named = all.map(({ id, name }) => ({ id, name }));
  return named.length > 1 ? named.sort((one, other) => one.name.localeCompare(other.name)) : [];
}
