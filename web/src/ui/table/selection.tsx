/**
 * Row selection, stored outside React state: a click re-renders one checkbox, not 5000 rows.
 *
 *   const selection = useSelection<ConsignmentRow>();
 *   <ListTable selection={selection} selectable={(row) => ...} />
 *   const chosen = useSelected(selection);
 */
import { useState, useSyncExternalStore } from 'react';

interface Identified {
  uniqueId: string;
}

export interface Selection<Row extends Identified> {
  subscribe(listener: () => void): () => void;
  /** A new map after every change; rows in selection order. */
  current(): ReadonlyMap<string, Row>;
  set(rows: readonly Row[], chosen: boolean): void;
  clear(): void;
}

function createSelection<Row extends Identified>(rows: readonly Row[]): Selection<Row> {
  const listeners = new Set<() => void>();
  let chosen: ReadonlyMap<string, Row> = new Map(rows.map((row) => [row.uniqueId, row]));
  const become = (next: ReadonlyMap<string, Row>) => {
    chosen = next;
    listeners.forEach((tell) => tell());
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => chosen,
    set(rows, on) {
      const next = new Map(chosen);
      for (const row of rows) {
        if (on) next.set(row.uniqueId, row);
        else next.delete(row.uniqueId);
      }
      become(next);
    },
    clear: () => become(new Map()),
  };
}

/** `rows`: those that are selected at first. */
export function useSelection<Row extends Identified>(rows: readonly Row[] = []): Selection<Row> {
  return useState(() => createSelection<Row>(rows))[0];
}

export function useSelected<Row extends Identified>(selection: Selection<Row>): Row[] {
  return [...useSyncExternalStore(selection.subscribe, selection.current).values()];
}

interface RowCheckboxProps<Row extends Identified> {
  selection: Selection<Row>;
  row: Row;
  label: string;
  /** Called instead of setting the row alone; `toHere` with the Shift key, for all rows since the one chosen before. */
  onChoose: (chosen: boolean, toHere: boolean) => void;
}

export function RowCheckbox<Row extends Identified>({ selection, row, label, onChoose }: RowCheckboxProps<Row>) {
  const checked = useSyncExternalStore(selection.subscribe, () => selection.current().has(row.uniqueId));
  return (
    <label className="check-target">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        // With Shift, the browser would mark the text between both clicks.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onChange={({ target, nativeEvent }) =>
          onChoose(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
    </label>
  );
}

interface AllCheckboxProps<Row extends Identified> {
  selection: Selection<Row>;
  rows: readonly Row[];
}

export function AllCheckbox<Row extends Identified>({ selection, rows }: AllCheckboxProps<Row>) {
  const chosen = useSyncExternalStore(selection.subscribe, selection.current);
  const count = rows.filter((row) => chosen.has(row.uniqueId)).length;
  return (
    <label className="check-target">
      <input
        type="checkbox"
        aria-label="Select all rows"
        disabled={rows.length === 0}
        checked={rows.length > 0 && count === rows.length}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < rows.length;
        }}
        onChange={(event) => selection.set(rows, event.target.checked)}
      />
    </label>
  );
}
