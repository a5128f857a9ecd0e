import { Input, Row } from 'antd';
import { useState } from 'react';
import { SaveCompanyProfileInput } from '../../../../server/src/modules/parties/company/companyProfile.inputs';
import { useSaveCompanyProfileMutation, type CompanyProfileRowFragment } from '../../graphql.generated';
import { DateInput } from '../../ui/input/DateInput';
import { FormButtons } from '../../ui/form/FormButtons';
import { InputForm } from '../../ui/form/InputForm';
import { ReferenceSelect } from '../../ui/input/ReferenceSelect';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { useSuggestions } from '../../ui/input/useSuggestions';
import { companyInput, companyValues, type CompanyValues } from './companyValues';
import { PaperFields } from './PaperFields';

interface Props {
  /** The profile to begin with; null: a blank one. */
  from: CompanyProfileRowFragment | null;
  /** True: the date of that profile, which is then changed; false: from today on. */
  keepsDate: boolean;
  profiles: readonly CompanyProfileRowFragment[];
  onDone: () => void;
}

/** Sets the profile from a date on; that of the same date is replaced. */
export function CompanyForm({ from, keepsDate, profiles, onDone }: Props) {
  const [first] = useState(() => companyValues(from, keepsDate));
  const { cities } = useSuggestions();
  const form = useCommandForm({
    rules: SaveCompanyProfileInput,
    blank: first,
    toInput: (values: CompanyValues) => companyInput(values, profiles),
    startsFocused: true,
    mutation: useSaveCompanyProfileMutation(),
    done: 'Profile saved',
    changes: ['companyProfiles', 'companyProfile', 'company', 'setUpState'],
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
        <form.Field xs={24} sm={8} name="homeCityId" extra="Where bookings start unless they name another">
          <ReferenceSelect load={cities} />
        </form.Field>
      </Row>
      <PaperFields form={form} />
      <FormButtons ok="Save" saving={form.saving} />
    </InputForm>
  );
}
