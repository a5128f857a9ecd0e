import { Input } from 'antd';
import { CreateStateInput } from '../../../../server/src/modules/parties/locations/location.inputs';
import { useCreateStateMutation, useUpdateStateMutation, type StateRowFragment } from '../../graphql.generated';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { valuesFrom } from '../../ui/form/formValues';
import { InputForm } from '../../ui/form/InputForm';
import { useRecordForm } from '../../ui/form/useRecordForm';

const blank = { name: '', code: '' };

const valuesOf = (row: StateRowFragment) => valuesFrom(blank, row, {});

interface Props {
  /** The state to edit; null: create a new one. */
  state: StateRowFragment | null;
  onClose: () => void;
  /** Called when a new state was added. */
  onAdded: (state: StateRowFragment) => void;
}

export function StateFormModal({ open, ...rest }: Props & { open: boolean }) {
  return (
    <FormModal open={open} title={rest.state ? 'Edit State' : 'Add State'} width={420} onClose={rest.onClose}>
      <StateForm {...rest} />
    </FormModal>
  );
}

function StateForm({ state, onClose, onAdded }: Props) {
  const form = useRecordForm({
    rules: CreateStateInput,
    blank,
    editing: state,
    valuesOf,
    toInput: (values: typeof blank) => values,
    draft: 'state',
    startsFocused: true,
    create: {
      mutation: useCreateStateMutation(),
      done: ({ createState }) => `State ${createState.name} added successfully`,
      changes: ['states'],
      onSaved: ({ createState }) => onAdded(createState),
    },
    update: {
      mutation: useUpdateStateMutation(),
      done: ({ updateState }) => `State ${updateState.name} updated successfully`,
      onSaved: onClose,
    },
  });
  return (
    <InputForm form={form} label="State">
      <form.Field name="name" />
      <form.Field name="code" extra="The first two digits of its GST numbers">
        <Input autoCapitalize="characters" />
      </form.Field>
      <FormButtons ok={state ? 'Update' : 'Add'} saving={form.saving} />
    </InputForm>
  );
}
