import { Button } from 'antd';
import { useMemo } from 'react';
import type { Permission } from '../../../../server/src/domain/policy';
import { SaveRoleInput } from '../../../../server/src/modules/parties/users/roles/userRole.inputs';
import { namedBranches } from '../../companySettings';
import { useSaveRoleMutation, type RoleRowFragment } from '../../graphql.generated';
import { FormButtons } from '../../ui/form/FormButtons';
import { CloseButton, FormModal } from '../../ui/form/FormModal';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { ActionTicks } from './ActionTicks';
import { tickedOf } from './roleActions';

interface Values {
  name: string;
  actions: Permission[];
}

const blank: Values = { name: '', actions: [] };

/** The role to change, one to copy, or a new one from nothing. */
export type EditedRole = { role: RoleRowFragment; as: 'change' | 'copy' } | { role: null; as: 'new' };

interface Props {
  /** Null: closed. */
  edited: EditedRole | null;
  mayChange: boolean;
  onClose: () => void;
  onCopy: (role: RoleRowFragment) => void;
}

const titles = { change: 'Role', copy: 'Copy of ', new: 'New Role' } as const;

export function RoleFormModal({ edited, mayChange, onClose, onCopy }: Props) {
  const name = edited?.role?.name ?? '';
  const isRead = edited?.as === 'change' && (edited.role.isBuiltIn || !mayChange);
  const title = edited?.as === 'change' ? `${titles.change} ${name}` : `${titles[edited?.as ?? 'new']}${name}`;
  return (
    <FormModal open={edited !== null} title={title} width={980} style={{ top: 40 }} onClose={onClose}>
      {isRead && <RoleView role={edited.role} onCopy={mayChange ? onCopy : null} />}
      {edited && !isRead && <RoleForm key={`${edited.as} ${edited.role?.uniqueId}`} edited={edited} onDone={onClose} />}
    </FormModal>
  );
}

/** A built-in role is what the product says. */
function RoleView({ role, onCopy }: { role: RoleRowFragment; onCopy: ((role: RoleRowFragment) => void) | null }) {
  return (
    <>
      <p className="quiet">
        {role.isBuiltIn
          ? 'A built-in role: a release that brings something new decides whether it is in it. Copy it to make one that differs.'
          : 'What the role may do.'}
      </p>
      <ActionTicks value={tickedOf(role.actions)} disabled />
      <div className="form-buttons">
        {onCopy && (
          <Button type="primary" onClick={() => onCopy(role)}>
            Copy
          </Button>
        )}
        <CloseButton />
      </div>
    </>
  );
}

function RoleForm({ edited: { role, as }, onDone }: { edited: EditedRole; onDone: () => void }) {
  const changed = as === 'change' ? role : null;
  const record = useMemo<Values>(
    () => ({ name: changed?.name ?? '', actions: role ? tickedOf(role.actions) : [] }),
    [changed, role],
  );
  const form = useCommandForm({
    rules: SaveRoleInput,
    blank,
    record,
    startsFocused: true,
    toInput: (values: Values) => ({
      ...values,
      uniqueId: changed?.uniqueId ?? null,
      version: changed?.version ?? null,
    }),
    mutation: useSaveRoleMutation(),
    done: ({ saveRole }) => `Role ${saveRole.name} saved successfully`,
    changes: ['roles', 'users', 'changeLog'],
    onSaved: onDone,
  });
  return (
    <InputForm form={form} label="Role">
      <form.Field name="name" />
      <form.Field name="actions" label="May do">
        <ActionTicks />
      </form.Field>
      <p className="quiet">
        Everybody may change their own password and profile. Users, roles, settings and the company are for admins
        alone.
        {namedBranches().length > 0 &&
          ' Without ‘See the records of all branches’ the role sees the records of the own branches only.'}
      </p>
      <FormButtons ok={changed ? 'Update' : 'Create'} saving={form.saving} />
    </InputForm>
  );
}
