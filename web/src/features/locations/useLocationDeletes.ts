import {
  useDeleteCityMutation,
  useDeleteStateMutation,
  type CityRowFragment,
  type StateRowFragment,
} from '../../graphql.generated';
import { toast } from '../../ui/overlay/toast';
import { useDelete } from '../../ui/form/useDelete';

/** Deletes a state or city after confirmation; the server refuses one that is in use. */
export function useLocationDeletes() {
  const [removeState] = useDelete(useDeleteStateMutation(), {
    what: ({ name }: StateRowFragment) => `State ${name}`,
    changes: ['states'],
  });
  const [removeCity] = useDelete(useDeleteCityMutation(), {
    what: ({ name }: CityRowFragment) => `City ${name}`,
    changes: ['cities', 'citySuggestions'],
  });
  return {
    async deleteState(state: StateRowFragment) {
      if (await removeState(state)) toast.success(`State ${state.name} deleted successfully`);
    },
    async deleteCity(city: CityRowFragment) {
      if (await removeCity(city)) toast.success(`City ${city.name} deleted successfully`);
    },
  };
}
