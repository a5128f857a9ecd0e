import { Input } from 'antd';
import { useMemo } from 'react';
import { CreateStateInput } from '../../../../server/src/modules/parties/locations/location.inputs';
import { useCreateStateMutation, useUpdateStateMutation, type StateRowFragment } from '../../graphql.generated';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { InputForm, useInputForm } from '../../ui/form/InputForm';
import { useCommand } from '../../ui/form/useCommand';

const blank = { name: '', code: '' };

interface Props {
  /** The state to edit; null: create a new one. */
  state: StateRowFragment | null;
  onClose: () => void;
  /** Called when a new state was added. */
  onAdded: (state: StateRowFragment) => void;
}

export function StateFormModal({ open, ...rest }: Props & { open: boolean }) {
  return (
    <FormModal
      open={open}
      title={rest.state ? 'Edit State' : 'Add State'}
      width={420}
      destroyOnHidden
      onClose={rest.onClose}
    >
      <StateForm {...rest} />
    </FormModal>
  );
}

function StateForm({ state, onClose, onAdded }: Props) {
  const record = useMemo(() => state && { name: state.name, code: state.code }, [state]);
  const form = useInputForm({
    rules: CreateStateInput,
    blank,
    record,
    recordOf: state,
    draft: 'state',
    startsFocused: true,
    async save(input) {
      if (state) {
        const { uniqueId, version } = state;
        if (await update({ input: { ...input, uniqueId, version } })) onClose();
        return;
      }
      const saved = await create({ input });
      if (saved) onAdded(saved.createState);
    },
  });
  const [create] = useCommand(useCreateStateMutation(), {
    done: ({ createState }) => `State ${createState.name} added successfully`,
    changes: ['states'],
    form,
  });
  const [update] = useCommand(useUpdateStateMutation(), {
    done: ({ updateState }) => `State ${updateState.name} updated successfully`,
    form,
  });
  return (
    <InputForm form={form} label="State">
      <form.Field name="name" label="State Name">
        <Input />
      </form.Field>
      <form.Field name="code" label="State Code" extra="The first two digits of its GST numbers">
        <Input maxLength={10} autoCapitalize="characters" />
      </form.Field>
      <FormButtons ok={state ? 'Update' : 'Add'} saving={form.saving} />
    </InputForm>
  );
}
