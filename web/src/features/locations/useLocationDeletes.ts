import { useCallback } from 'react';
import {
  useDeleteCityMutation,
  useDeleteStateMutation,
  type CityRowFragment,
  type StateRowFragment,
} from '../../graphql.generated';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { useConfirm } from '../../ui/overlay/confirm';
import { toast } from '../../ui/overlay/toast';
import { useCommand } from '../../ui/form/useCommand';

/** Deletes a state or city after confirmation; the server refuses one that is in use. */
export function useLocationDeletes() {
  const confirm = useConfirm();
  const [removeState] = useCommand(useDeleteStateMutation(), { changes: ['states'] });
  const [removeCity] = useCommand(useDeleteCityMutation(), { changes: ['cities', 'citySuggestions'] });

  const deleteState = useCallback(
    async ({ uniqueId, version, name }: StateRowFragment) => {
      if (!(await confirm({ question: productTexts.areYouSureTo(`delete State ${name}`), ok: 'Delete', danger: true })))
        return;
      if (await removeState({ input: { uniqueId, version } })) toast.success(`State ${name} deleted successfully`);
    },
    [confirm, removeState],
  );

  const deleteCity = useCallback(
    async ({ uniqueId, version, name }: CityRowFragment) => {
      if (!(await confirm({ question: productTexts.areYouSureTo(`delete City ${name}`), ok: 'Delete', danger: true })))
        return;
      if (await removeCity({ input: { uniqueId, version } })) toast.success(`City ${name} deleted successfully`);
    },
    [confirm, removeCity],
  );

  return { deleteState, deleteCity };
}
