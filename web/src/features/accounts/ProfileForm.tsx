import { Input, Row } from 'antd';
import { useMemo } from 'react';
import { UpdateProfileInput } from '../../../../server/src/modules/parties/accounts/account.inputs';
import { useUpdateProfileMutation, type ProfileFormFragment } from '../../graphql.generated';
import { saveProfile, useProfile } from '../../session';
import { FormButtons } from '../../ui/form/FormButtons';
import { InputForm } from '../../ui/form/InputForm';
import { Panel } from '../../ui/panel/Panel';
import { useCommandForm } from '../../ui/form/useRecordForm';

const blank = { firstName: '', lastName: '' };

export function ProfileForm({ user }: { user: ProfileFormFragment }) {
  const { uniqueId, version, firstName, lastName } = user;
  const profile = useProfile();
  const record = useMemo(() => ({ firstName, lastName }), [firstName, lastName]);

  const form = useCommandForm({
    rules: UpdateProfileInput,
    blank,
    record,
    startsFocused: false,
    toInput: (values: typeof blank) => ({ ...values, uniqueId, version }),
    mutation: useUpdateProfileMutation(),
    done: 'Profile updated successfully',
    // The navigation bar shows the user's name too.
    onSaved: ({ updateProfile }) => saveProfile(updateProfile),
  });

  return (
    <Panel title="Your details">
      <InputForm form={form} label="Profile">
        <Row gutter={12}>
          <form.Field xs={24} sm={12} name="firstName">
            <Input maxLength={60} autoComplete="given-name" />
          </form.Field>
          <form.Field xs={24} sm={12} name="lastName">
            <Input maxLength={60} autoComplete="family-name" />
          </form.Field>
        </Row>
        <p className="facts quiet">
          {user.emailAddress}, {profile?.roleName ?? user.role}. An admin can change these.
        </p>
        <FormButtons ok="Update" saving={form.saving}>
          {null}
        </FormButtons>
      </InputForm>
    </Panel>
  );
}
