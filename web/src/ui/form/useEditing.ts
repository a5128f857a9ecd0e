import { useCallback, useState } from 'react';

interface Identified {
  uniqueId: string;
}

/**
 * Tracks which row of a list is being edited in the form above it.
 *
 *   const { editing, edit, done, forget, tone } = useEditing(list.rows);
 *   <CustomerForm editing={editing} onDone={done} />
 *   <ListTable list={list} onOpen={edit} tone={tone} ... />
 */
export function useEditing<Row extends Identified>(rows: readonly Row[]) {
  const [chosen, setChosen] = useState<Row | null>(null);
  // The row's current state in the list, so that after a conflict the form shows the other user's values.
  const editing = rows.find(({ uniqueId }) => uniqueId === chosen?.uniqueId) ?? chosen;
  return {
    editing,
    edit: useCallback((row: Row) => setChosen(row), []),
    /** Called after saving or cancelling. */
    done: useCallback(() => setChosen(null), []),
    /** Called when the row was deleted. */
    forget: useCallback(({ uniqueId }: Identified) => {
      setChosen((current) => (current?.uniqueId === uniqueId ? null : current));
    }, []),
    tone: ({ uniqueId }: Identified) => (uniqueId === editing?.uniqueId ? ('current' as const) : undefined),
  };
}
