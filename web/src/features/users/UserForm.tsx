import { Input, Select } from 'antd';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { labels, type Gender } from '../../../../server/src/domain/enums';
import { userRefusal } from '../../../../server/src/domain/policy';
import { UserForm as rules } from '../../../../server/src/modules/parties/users/user.inputs';
import { useCreateUserMutation, useUpdateUserMutation, type UserRowFragment } from '../../graphql.generated';
import { namedBranches } from '../../companySettings';
import { saveProfile, useProfile } from '../../session';
import { Choice } from '../../ui/input/Choice';
import { valuesFrom } from '../../ui/form/formValues';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { useRecordForm } from '../../ui/form/useRecordForm';
import { RoleSelect } from './RoleSelect';
import { nameOf } from './userColumns';

interface Values {
  firstName: string;
  lastName: string;
  emailAddress: string;
  gender: Gender | null;
  /** The uniqueId of the role. */
  roleId: string | null;
  branchId: number | null;
  otherBranchIds: number[];
}

const blank: Values = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  gender: null,
  roleId: null,
  branchId: null,
  otherBranchIds: [],
};

const normalized = ({ branchId, otherBranchIds, ...values }: Values) => ({
  ...values,
  emailAddress: values.emailAddress.trim(),
  ...(namedBranches().length > 0 && { branchId, otherBranchIds }),
});

const valuesOf = (row: UserRowFragment) => valuesFrom(blank, row, { roleId: row.userRole?.uniqueId ?? null });

interface Props {
  /** The user to update; null: create a new one. */
  editing: UserRowFragment | null;
  /** Called after saving or cancelling; the form then creates again. */
  onDone: () => void;
  /** Also while it creates: nothing else is on the screen. */
  startsFocused?: boolean;
  /** Name of the role that is proposed. */
  proposedRole?: string;
}

export function UserForm({ editing, onDone, startsFocused, proposedRole }: Props) {
  const ownId = useProfile()?.currentUserId;
  const isSelf = editing?.uniqueId === ownId;
  const keepsRole = userRefusal.demote({ isSelf });

  const branches = namedBranches();
  const branchOptions = branches.map(({ id, name }) => ({ value: id, label: name }));
  const form = useRecordForm({
    rules,
    blank,
    editing,
    valuesOf,
    toInput: normalized,
    draft: 'user',
    startsFocused,
    create: {
      mutation: useCreateUserMutation(),
      done: productTexts.userCreated,
      changes: ['users', 'userSuggestions', 'setUpState'],
    },
    update: {
      mutation: useUpdateUserMutation(),
      done: ({ updateUser }) => `User ${nameOf(updateUser)} updated successfully`,
      changes: ['userSuggestions'],
      onSaved: ({ updateUser: { userRole: _, ...saved } }) => isSelf && saveProfile(saved),
    },
    onSaved() {
      form.reset();
      onDone();
    },
  });

  return (
    <RecordPanel
      form={form}
      noun="User"
      actions={{ create: 'createUser', update: 'updateUser' }}
      editing={editing && `: ${nameOf(editing)}`}
      onDone={onDone}
      note={!editing && <span className="quiet">A mail with a link to choose a password goes to the new user.</span>}
    >
      <form.Field xs={12} lg={4} name="firstName" />
      <form.Field xs={12} lg={4} name="lastName" />
      <form.Field xs={24} lg={7} name="emailAddress">
        <Input inputMode="email" />
      </form.Field>
      <form.Field xs={12} lg={4} name="gender">
        <Choice label="Gender" of={labels.Gender} />
      </form.Field>
      <form.Field xs={12} lg={5} name="roleId" extra={keepsRole}>
        <RoleSelect disabled={keepsRole !== null} proposed={proposedRole} />
      </form.Field>
      {branches.length > 0 && (
        <>
          <form.Field xs={12} lg={5} name="branchId" label="Branch">
            <Select placeholder="Your own" options={branchOptions} />
          </form.Field>
          <form.Field xs={24} lg={7} name="otherBranchIds" label="Also works in">
            <Select mode="multiple" placeholder="No other branch" options={branchOptions} />
          </form.Field>
        </>
      )}
    </RecordPanel>
  );
}
