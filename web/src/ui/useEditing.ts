import { useCallback, useState } from 'react';

interface Identified {
  uniqueId: string;
}

/**
 * Which row of a list the form over it is updating.
 *
 *   const { editing, edit, done, forget, tone } = useEditing(list.rows);
 *   <CustomerForm editing={editing} onDone={done} />
 *   <ListTable list={list} onOpen={edit} tone={tone} ... />
 */
export function useEditing<Row extends Identified>(rows: readonly Row[]) {
  const [chosen, setChosen] = useState<Row | null>(null);
  // As it stands in the list now: after a conflict the form shows what the other one saved.
  const editing = rows.find(({ uniqueId }) => uniqueId === chosen?.uniqueId) ?? chosen;
  return {
    editing,
    edit: useCallback((row: Row) => setChosen(row), []),
    /** Saved, or given up. */
    done: useCallback(() => setChosen(null), []),
    /** The row is gone. */
    forget: useCallback(({ uniqueId }: Identified) => {
      setChosen((current) => (current?.uniqueId === uniqueId ? null : current));
    }, []),
    tone: ({ uniqueId }: Identified) => (uniqueId === editing?.uniqueId ? ('current' as const) : undefined),
  };
}
