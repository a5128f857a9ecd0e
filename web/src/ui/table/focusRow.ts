/** Scrolls to a row of the `DataTable` within `box`, which may not be rendered yet, and focuses it. */
export function focusRow(box: HTMLElement | null, at: number): void {
  const table = box?.querySelector<HTMLElement>('.data-table');
  if (!table || at < 0) return;
  const find = () => table.querySelector<HTMLElement>(`tr[data-row="${at}"]`);
  if (!find()) {
    const height = parseFloat(getComputedStyle(table).getPropertyValue('--row-height')) || 33;
    table.scrollTop = at * height;
  }
  requestAnimationFrame(() => find()?.focus());
}

/** Number of the row within `box` that has the focus; -1 if none has. */
export function focusedRow(box: HTMLElement | null): number {
  const row = document.activeElement?.closest<HTMLElement>('tr[data-row]');
  return row && box?.contains(row) ? Number(row.dataset.row) : -1;
}
