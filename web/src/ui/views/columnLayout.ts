/** Order, width and visibility of columns, as a user or a saved view has them. */
import type { AnyColumn } from '../table/columns';

export interface ColumnSetting {
  key: string;
  /** Pixels; null for the column's own width. */
  width?: number | null;
  shown: boolean;
}

export type Layout = readonly ColumnSetting[];

/**
 * The settings of all columns, in order. The first column names the row: it stays first and shown. Columns that the layout does not
 * know follow their neighbour, optional ones hidden; settings of columns that no longer exist are left out.
 */
export function settingsOf<Row>(columns: readonly AnyColumn<Row>[], layout: Layout | null): ColumnSetting[] {
  const known = new Set(columns.map(({ key }) => key));
  const settings = (layout ?? []).filter(({ key }) => known.has(key)).map((setting) => ({ ...setting }));
  columns.forEach(({ key, optional = false }, at) => {
    if (settings.some((setting) => setting.key === key)) return;
    const neighbour = settings.findIndex((setting) => setting.key === columns[at - 1]?.key);
    settings.splice(neighbour + 1, 0, { key, width: null, shown: !optional });
  });
  const named = settings.findIndex(({ key }) => key === columns[0]?.key);
  const [first] = settings.splice(Math.max(0, named), 1);
  return first ? [{ ...first, shown: true }, ...settings] : settings;
}

/** The columns to show, in order, with their chosen widths. */
export function laidOut<Row>(columns: readonly AnyColumn<Row>[], layout: Layout | null): readonly AnyColumn<Row>[] {
  if (!layout) return columns.filter(({ optional }) => !optional);
  const byKey = new Map(columns.map((column) => [column.key, column]));
  return settingsOf(columns, layout).flatMap(({ key, width, shown }) => {
    const column = byKey.get(key);
    if (!column || !shown) return [];
    return [width ? { ...column, chosenWidth: width } : column];
  });
}

/** With one column at another position; the first position is the row's name. */
export function moved(settings: Layout, from: number, to: number): ColumnSetting[] {
  const next = [...settings];
  const target = Math.min(Math.max(to, 1), next.length - 1);
  if (from < 1 || from >= next.length || target === from) return next;
  next.splice(target, 0, ...next.splice(from, 1));
  return next;
}
