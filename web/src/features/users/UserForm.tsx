import { Col, Input } from 'antd';
import { useMemo } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { labels, type Gender, type Role } from '../../../../server/src/domain/enums';
import { userRefusal } from '../../../../server/src/domain/policy';
import { UserForm as rules } from '../../../../server/src/modules/parties/users/user.inputs';
import { useCreateUserMutation, useUpdateUserMutation, type UserRowFragment } from '../../graphql.generated';
import { saveProfile, useProfile } from '../../session';
import { Choice } from '../../ui/input/Choice';
import { useInputForm } from '../../ui/form/InputForm';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { useCommand } from '../../ui/form/useCommand';
import { nameOf } from './userColumns';

interface Values {
  firstName: string;
  lastName: string;
  emailAddress: string;
  gender: Gender | null;
  role: Role | null;
}

const blank: Values = { firstName: '', lastName: '', emailAddress: '', gender: null, role: null };

const normalized = (values: Values) => ({ ...values, emailAddress: values.emailAddress.trim() });

interface Props {
  /** The user to update; null: create a new one. */
  editing: UserRowFragment | null;
  /** Called after saving or cancelling; the form then creates again. */
  onDone: () => void;
}

export function UserForm({ editing, onDone }: Props) {
  const ownId = useProfile()?.currentUserId;
  const isSelf = editing?.uniqueId === ownId;
  const keepsRole = userRefusal.demote({ isSelf });

  const record = useMemo(
    () =>
      editing && {
        firstName: editing.firstName,
        lastName: editing.lastName,
        emailAddress: editing.emailAddress,
        gender: editing.gender,
        role: editing.role,
      },
    [editing],
  );

  const form = useInputForm({
    rules,
    blank,
    record,
    recordOf: editing,
    toInput: normalized,
    draft: 'user',
    async save(values) {
      const { uniqueId, version } = editing ?? {};
      const saved =
        uniqueId === undefined
          ? await create({ input: normalized(values) })
          : await update({ input: { ...normalized(values), uniqueId, version } });
      if (saved && 'updateUser' in saved && isSelf) saveProfile(saved.updateUser);
      if (!saved) return;
      form.reset();
      onDone();
    },
  });
  const [create] = useCommand(useCreateUserMutation(), {
    done: productTexts.userCreated,
    changes: ['users', 'userSuggestions'],
    form,
  });
  const [update] = useCommand(useUpdateUserMutation(), {
    done: ({ updateUser }) => `User ${nameOf(updateUser)} updated successfully`,
    changes: ['userSuggestions'],
    form,
  });

  return (
    <RecordPanel
      form={form}
      noun="User"
      editing={editing && `: ${nameOf(editing)}`}
      onDone={onDone}
      note={
        !editing && <span className="form-note">A mail with a link to choose a password goes to the new user.</span>
      }
    >
      <Col xs={12} lg={4}>
        <form.Field name="firstName" label="First Name">
          <Input maxLength={60} />
        </form.Field>
      </Col>
      <Col xs={12} lg={4}>
        <form.Field name="lastName" label="Last Name">
          <Input maxLength={60} />
        </form.Field>
      </Col>
      <Col xs={24} lg={7}>
        <form.Field name="emailAddress" label="Email Address">
          <Input inputMode="email" />
        </form.Field>
      </Col>
      <Col xs={12} lg={4}>
        <form.Field name="gender" label="Gender">
          <Choice label="Gender" of={labels.Gender} />
        </form.Field>
      </Col>
      <Col xs={12} lg={5}>
        <form.Field name="role" label="Role" extra={keepsRole}>
          <Choice label="Role" of={labels.Role} disabled={keepsRole !== null} />
        </form.Field>
      </Col>
    </RecordPanel>
  );
}
