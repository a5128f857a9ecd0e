import { RowButton } from './RowButton';

interface Props {
  /** Name of the record, for the buttons' accessible names. */
  name: string;
  onEdit: () => void;
  /** Omitted if the record's state forbids it. */
  onDelete?: () => void;
}

/** Edit and delete buttons of a table row. */
export function RowButtons({ name, onEdit, onDelete }: Props) {
  return (
    <>
      <RowButton aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </RowButton>
      {onDelete && (
        <RowButton danger aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </RowButton>
      )}
    </>
  );
}
