import { RowButton } from './RowButton';

interface Props {
  /** Of the record, for those who can't see the row. */
  name: string;
  onEdit: () => void;
  /** Left out where the record's state forbids it. */
  onDelete?: () => void;
}

/** What most tables offer for a row. */
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
