import type { Action } from '../../../../server/src/domain/policy';
import { usePermission } from '../app/usePermission';
import { RowButton } from './RowButton';

interface Props {
  /** Name of the record, for the buttons' accessible names. */
  name: string;
  onEdit: () => void;
  /** The operations behind them; a button that the user may not use is left out. */
  actions: { edit: Action; remove: Action };
  /** Omitted if the record's state forbids it. */
  onDelete?: () => void;
}

/** Edit and delete buttons of a table row. */
export function RowButtons({ name, actions, onEdit, onDelete }: Props) {
  const may = usePermission();
  return (
    <>
      {may(actions.edit) && (
        <RowButton aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </RowButton>
      )}
      {onDelete && may(actions.remove) && (
        <RowButton danger aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </RowButton>
      )}
    </>
  );
}
