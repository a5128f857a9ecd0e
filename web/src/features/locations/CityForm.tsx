import { Input } from 'antd';
import { CreateCityInput, UpdateCityInput } from '../../../../server/src/modules/parties/locations/location.inputs';
import {
  useCreateCityMutation,
  useUpdateCityMutation,
  type CityRowFragment,
  type StateRowFragment,
} from '../../graphql.generated';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { valuesFrom } from '../../ui/form/formValues';
import { InputForm } from '../../ui/form/InputForm';
import { useRecordForm } from '../../ui/form/useRecordForm';

const blank = { name: '', pinCode: '' };

const valuesOf = (row: CityRowFragment) => valuesFrom(blank, row, {});

interface Props {
  /** The state of a new city. */
  state: StateRowFragment;
  /** The city to edit; null: create a new one. */
  city: CityRowFragment | null;
  onClose: () => void;
  /** Called when a new city was added. */
  onAdded: () => void;
}

export function CityFormModal({ open, ...rest }: Props & { open: boolean }) {
  return (
    <FormModal
      open={open}
      title={rest.city ? 'Edit City' : `Add City in ${rest.state.name}`}
      width={420}
      onClose={rest.onClose}
    >
      <CityForm {...rest} />
    </FormModal>
  );
}

function CityForm({ state, city, onClose, onAdded }: Props) {
  const form = useRecordForm({
    rules: city ? UpdateCityInput : CreateCityInput,
    blank,
    editing: city,
    valuesOf,
    // Drafts of new cities are kept per state.
    draft: `city:${state.uniqueId}`,
    startsFocused: true,
    toInput: (values: typeof blank) => ({ ...values, ...(!city && { stateId: state.id }) }),
    create: {
      mutation: useCreateCityMutation(),
      done: ({ createCity }) => `City ${createCity.name} added successfully`,
      changes: ['cities', 'citySuggestions'],
      onSaved: onAdded,
    },
    update: {
      mutation: useUpdateCityMutation(),
      done: ({ updateCity }) => `City ${updateCity.name} updated successfully`,
      changes: ['citySuggestions'],
    },
    onSaved: onClose,
  });
  return (
    <InputForm form={form} label="City">
      <form.Field name="name" />
      <form.Field name="pinCode">
        <Input inputMode="numeric" />
      </form.Field>
      <FormButtons ok={city ? 'Update' : 'Add'} saving={form.saving} />
    </InputForm>
  );
}
