import { Input } from 'antd';
import { useMemo } from 'react';
import { CreateCityInput, UpdateCityInput } from '../../../../server/src/modules/parties/locations/location.inputs';
import {
  useCreateCityMutation,
  useUpdateCityMutation,
  type CityRowFragment,
  type StateRowFragment,
} from '../../graphql.generated';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { InputForm, useInputForm } from '../../ui/form/InputForm';
import { useCommand } from '../../ui/form/useCommand';

const blank = { name: '', pinCode: '' };

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
      destroyOnHidden
      onClose={rest.onClose}
    >
      <CityForm {...rest} />
    </FormModal>
  );
}

function CityForm({ state, city, onClose, onAdded }: Props) {
  const record = useMemo(() => city && { name: city.name, pinCode: city.pinCode }, [city]);
  const inputOf = (values: typeof blank) => ({ ...values, stateId: state.id });
  const changeOf = (values: typeof blank, { uniqueId, version }: CityRowFragment) => ({ ...values, uniqueId, version });

  const form = useInputForm<typeof blank, object>({
    rules: city ? UpdateCityInput : CreateCityInput,
    blank,
    record,
    recordOf: city,
    // Drafts of new cities are kept per state.
    draft: `city:${state.uniqueId}`,
    startsFocused: true,
    toInput: (values) => (city ? changeOf(values, city) : inputOf(values)),
    async save(values) {
      const saved = city ? await update({ input: changeOf(values, city) }) : await create({ input: inputOf(values) });
      if (!saved) return;
      if (!city) onAdded();
      onClose();
    },
  });
  const [create] = useCommand(useCreateCityMutation(), {
    done: ({ createCity }) => `City ${createCity.name} added successfully`,
    changes: ['cities', 'citySuggestions'],
    form,
  });
  const [update] = useCommand(useUpdateCityMutation(), {
    done: ({ updateCity }) => `City ${updateCity.name} updated successfully`,
    changes: ['citySuggestions'],
    form,
  });
  return (
    <InputForm form={form} label="City">
      <form.Field name="name" label="City Name">
        <Input />
      </form.Field>
      <form.Field name="pinCode" label="Pin Code">
        <Input maxLength={6} inputMode="numeric" />
      </form.Field>
      <FormButtons ok={city ? 'Update' : 'Add'} saving={form.saving} />
    </InputForm>
  );
}
