import { Button, Col, Input, Row } from 'antd';
import { useMemo } from 'react';
import { UpdateProfileInput } from '../../../../server/src/modules/parties/accounts/account.inputs';
import { useUpdateProfileMutation, type ProfileFormFragment } from '../../graphql.generated';
import { saveProfile } from '../../session';
import { InputForm, useInputForm } from '../../ui/form/InputForm';
import { Panel } from '../../ui/panel/Panel';
import { useCommand } from '../../ui/form/useCommand';

const blank = { firstName: '', lastName: '' };

export function ProfileForm({ user }: { user: ProfileFormFragment }) {
  const { uniqueId, version, firstName, lastName } = user;
  const record = useMemo(() => ({ firstName, lastName }), [firstName, lastName]);

  const form = useInputForm({
    rules: UpdateProfileInput,
    blank,
    record,
    startsFocused: false,
    toInput: (values) => ({ ...values, uniqueId }),
    async save(values) {
      const saved = await update({ input: { ...values, uniqueId, version } });
      // The navigation bar shows the user's name too.
      if (saved) saveProfile(saved.updateProfile);
    },
  });
  const [update] = useCommand(useUpdateProfileMutation(), { done: 'Profile updated successfully', form });

  return (
    <Panel title="Your details">
      <InputForm form={form} label="Profile">
        <Row gutter={12}>
          <Col xs={24} sm={12}>
            <form.Field name="firstName" label="First Name">
              <Input maxLength={60} autoComplete="given-name" />
            </form.Field>
          </Col>
          <Col xs={24} sm={12}>
            <form.Field name="lastName" label="Last Name">
              <Input maxLength={60} autoComplete="family-name" />
            </form.Field>
          </Col>
        </Row>
        <p className="facts quiet">
          {user.emailAddress}, {user.role}. An admin can change these.
        </p>
        <div className="form-buttons">
          <Button type="primary" htmlType="submit" loading={form.saving}>
            Update
          </Button>
        </div>
      </InputForm>
    </Panel>
  );
}
