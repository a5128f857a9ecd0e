import {
  useDeleteCityMutation,
  useDeleteStateMutation,
  type CityRowFragment,
  type StateRowFragment,
} from '../../graphql.generated';
import { useDelete } from '../../ui/form/useDelete';

/** Deletes a state or city after confirmation; the server refuses one that is in use. */
export function useLocationDeletes() {
  const [deleteState] = useDelete(useDeleteStateMutation(), {
    what: ({ name }: StateRowFragment) => `State ${name}`,
    said: ({ name }) => `State ${name} deleted successfully`,
    changes: ['states'],
  });
  const [deleteCity] = useDelete(useDeleteCityMutation(), {
    what: ({ name }: CityRowFragment) => `City ${name}`,
    said: ({ name }) => `City ${name} deleted successfully`,
    changes: ['cities', 'citySuggestions'],
  });
  return { deleteState, deleteCity };
}
