import { companyFields } from '../../../../server/src/domain/parties/companyFields';
import { blankTexts } from '../../../../server/src/domain/values/fields';
import { companyToday } from '../../companyToday';
import type { CompanyProfileRowFragment } from '../../graphql.generated';
import { none, valuesFrom } from '../../ui/form/formValues';
import type { Suggestion } from '../../ui/input/RemoteSelect';

export const blankCompany = {
  ...blankTexts(companyFields),
  validFrom: none<string>(),
  homeCityId: none<Suggestion>(),
  creditDays: none<number>(),
  logo: none<string>(),
  signature: none<string>(),
};

export type CompanyValues = typeof blankCompany;

/** `from`: the profile to begin with; null: a blank one. `keepsDate`: that date, which is then changed; else from today on. */
export function companyValues(from: CompanyProfileRowFragment | null, keepsDate: boolean): CompanyValues {
  const validFrom = keepsDate && from ? from.validFrom : companyToday();
  if (!from) return { ...blankCompany, validFrom };
  const { homeCity } = from;
  return valuesFrom(blankCompany, from, {
    validFrom,
    homeCityId: homeCity && { id: homeCity.id, name: homeCity.name },
  });
}

/** As the server takes them, with the version of the profile of that date. */
export const companyInput = (
  { homeCityId, ...values }: CompanyValues,
  profiles: readonly CompanyProfileRowFragment[],
) => ({
  ...values,
  homeCityId: homeCityId?.id ?? null,
  version: profiles.find(({ validFrom }) => validFrom === values.validFrom)?.version,
});
