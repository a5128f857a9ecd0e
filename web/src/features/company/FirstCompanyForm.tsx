/** The two parts of the profile that a company begins with, each saved by itself. */
import { Button, Input, Row } from 'antd';
import { useState } from 'react';
import { SaveCompanyProfileInput } from '../../../../server/src/modules/parties/company/companyProfile.inputs';
import { useSaveCompanyProfileMutation, type CompanyProfileRowFragment } from '../../graphql.generated';
import { FormButtons } from '../../ui/form/FormButtons';
import { InputForm } from '../../ui/form/InputForm';
import { ReferenceSelect } from '../../ui/input/ReferenceSelect';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { useSuggestions } from '../../ui/input/useSuggestions';
import { companyInput, companyValues, type CompanyValues } from './companyValues';
import { GstinFacts } from './GstinFacts';
import { HomeCityOfName } from './HomeCityOfName';
import { PaperFields } from './PaperFields';

/** Courier services. */
const courierSac = '996812';

interface Props {
  part: 'who' | 'papers';
  /** Newest first; the first of all is changed. */
  profiles: readonly CompanyProfileRowFragment[];
  onDone: () => void;
  onSkip: () => void;
}

export function FirstCompanyForm({ part, profiles, onDone, onSkip }: Props) {
  const [first] = useState(() => {
    const values = companyValues(profiles[0] ?? null, true);
    return {
      ...values,
      sac: values.sac || courierSac,
      bankAccountName: values.bankAccountName || values.legalName,
    };
  });
  const { cities } = useSuggestions();
  const form = useCommandForm({
    rules: SaveCompanyProfileInput,
    blank: first,
    // The name of the account is proposed: without a number it stands on no paper.
    toInput: ({ bankAccountName, ...values }: CompanyValues) =>
      companyInput({ ...values, bankAccountName: values.bankAccountNumber.trim() && bankAccountName }, profiles),
    startsFocused: true,
    mutation: useSaveCompanyProfileMutation(),
    done: 'Saved',
    changes: ['companyProfiles', 'companyProfile', 'company', 'setUpState'],
    onSaved: onDone,
  });
  return (
    <InputForm form={form} label={part === 'who' ? 'Company' : 'Logo and bank'}>
      {part === 'who' ? (
        <Row gutter={12}>
          <form.Field xs={24} sm={8} name="gstin" extra={<GstinFacts form={form} />}>
            <Input maxLength={15} autoCapitalize="characters" spellCheck={false} />
          </form.Field>
          <form.Field xs={24} sm={8} name="tradeName" extra="The name that customers know" />
          <form.Field xs={24} sm={8} name="legalName" extra="The name as registered" />
          <form.Field xs={24} sm={12} name="addressLines" extra="Without city and PIN code">
            <Input.TextArea rows={2} autoComplete="street-address" />
          </form.Field>
          <form.Field xs={12} sm={6} name="city" />
          <form.Field xs={12} sm={6} name="pinCode">
            <Input inputMode="numeric" />
          </form.Field>
          <form.Field xs={24} sm={6} name="phone">
            <Input inputMode="tel" />
          </form.Field>
          <form.Field xs={24} sm={6} name="email">
            <Input inputMode="email" />
          </form.Field>
          <HomeCityOfName form={form} load={cities} />
          <form.Field xs={24} sm={6} name="homeCityId" extra="Where bookings start">
            <ReferenceSelect load={cities} />
          </form.Field>
          <form.Field xs={24} sm={6} name="sac" extra="996812: courier services">
            <Input inputMode="numeric" />
          </form.Field>
        </Row>
      ) : (
        <PaperFields form={form} />
      )}
      <FormButtons ok="Save and go on" saving={form.saving}>
        <Button onClick={onSkip}>Skip</Button>
      </FormButtons>
    </InputForm>
  );
}
