import { Input, Row } from 'antd';
import { useState } from 'react';
import { companyFields } from '../../../../server/src/domain/parties/companyFields';
import { blankTexts } from '../../../../server/src/domain/values/fields';
import { SaveCompanyProfileInput } from '../../../../server/src/modules/parties/company/companyProfile.inputs';
import { companyToday } from '../../companyToday';
import { useSaveCompanyProfileMutation, type CompanyProfileRowFragment } from '../../graphql.generated';
import { CountInput } from '../../ui/input/CountInput';
import { DateInput } from '../../ui/input/DateInput';
import { FormButtons } from '../../ui/form/FormButtons';
import { none, valuesFrom } from '../../ui/form/formValues';
import { InputForm } from '../../ui/form/InputForm';
import { ReferenceSelect } from '../../ui/input/ReferenceSelect';
import type { Suggestion } from '../../ui/input/RemoteSelect';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { useSuggestions } from '../../ui/input/useSuggestions';
import { ImageInput } from './ImageInput';

interface Props {
  /** The profile to begin with; null: a blank one. */
  from: CompanyProfileRowFragment | null;
  /** True: the date of that profile, which is then changed; false: from today on. */
  keepsDate: boolean;
  profiles: readonly CompanyProfileRowFragment[];
  onDone: () => void;
}

const blank = {
  ...blankTexts(companyFields),
  validFrom: none<string>(),
  homeCityId: none<Suggestion>(),
  creditDays: none<number>(),
  logo: none<string>(),
  signature: none<string>(),
};

type Values = typeof blank;

function valuesOf({ from, keepsDate }: Props): Values {
  const validFrom = keepsDate && from ? from.validFrom : companyToday();
  if (!from) return { ...blank, validFrom };
  const { homeCity } = from;
  return valuesFrom(blank, from, { validFrom, homeCityId: homeCity && { id: homeCity.id, name: homeCity.name } });
}

/** Sets the profile from a date on; that of the same date is replaced. */
export function CompanyForm(props: Props) {
  const { profiles, onDone } = props;
  const [first] = useState(() => valuesOf(props));
  const { cities } = useSuggestions();
  const form = useCommandForm({
    rules: SaveCompanyProfileInput,
    blank: first,
    toInput: ({ homeCityId, ...values }: Values) => ({
      ...values,
      homeCityId: homeCityId?.id ?? null,
      version: profiles.find(({ validFrom }) => validFrom === values.validFrom)?.version,
    }),
    startsFocused: true,
    mutation: useSaveCompanyProfileMutation(),
    done: 'Profile saved',
    changes: ['companyProfiles', 'companyProfile', 'company'],
    onSaved: onDone,
  });
  return (
    <InputForm form={form} label="Company">
      <Row gutter={12}>
        <form.Field xs={12} sm={6} name="validFrom">
          <DateInput />
        </form.Field>
        <form.Field xs={12} sm={6} name="tradeName" />
        <form.Field xs={24} sm={12} name="legalName" />
        <form.Field span={24} name="tagline" />
        <form.Field xs={24} sm={12} name="addressLines">
          <Input.TextArea rows={3} />
        </form.Field>
        <form.Field xs={12} sm={6} name="city" />
        <form.Field xs={12} sm={6} name="pinCode">
          <Input inputMode="numeric" />
        </form.Field>
        <form.Field xs={12} sm={8} name="phone">
          <Input inputMode="tel" />
        </form.Field>
        <form.Field xs={12} sm={8} name="email">
          <Input inputMode="email" />
        </form.Field>
        <form.Field xs={24} sm={8} name="website" />
        <form.Field xs={12} sm={8} name="gstin" extra="Gives state and PAN">
          <Input maxLength={15} autoCapitalize="characters" />
        </form.Field>
        <form.Field xs={12} sm={8} name="sac">
          <Input inputMode="numeric" />
        </form.Field>
        <form.Field xs={24} sm={8} name="homeCityId" extra="Where bookings start that name no other">
          <ReferenceSelect load={cities} />
        </form.Field>
        <form.Field xs={24} sm={12} name="bankAccountName" />
        <form.Field xs={24} sm={12} name="bankAccountNumber" />
        <form.Field xs={12} sm={8} name="bankName" />
        <form.Field xs={12} sm={8} name="bankBranch" />
        <form.Field xs={12} sm={8} name="bankIfsc">
          <Input maxLength={11} autoCapitalize="characters" />
        </form.Field>
        <form.Field xs={12} sm={8} name="upiId" />
        <form.Field xs={12} sm={8} name="jurisdiction" />
        <form.Field xs={12} sm={8} name="creditDays" extra="Left blank: the setting credit.days">
          <CountInput />
        </form.Field>
        <form.Field xs={24} sm={12} name="invoiceTerms" extra="A term a line">
          <Input.TextArea rows={3} />
        </form.Field>
        <form.Field xs={24} sm={12} name="invoiceFooter">
          <Input.TextArea rows={3} />
        </form.Field>
        <form.Field xs={24} sm={12} name="logo" extra="PNG or JPEG, at most 300 KB; shown at most 600 × 200">
          <ImageInput alt="Logo" />
        </form.Field>
        <form.Field xs={24} sm={12} name="signature" extra="PNG or JPEG, at most 300 KB; printed on invoices">
          <ImageInput alt="Signature" />
        </form.Field>
      </Row>
      <FormButtons ok="Save" saving={form.saving} />
    </InputForm>
  );
}
