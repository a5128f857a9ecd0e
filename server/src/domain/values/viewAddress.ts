/** The address of a saved view: the query of a list screen, without what belongs to one visit of it. */
import type { DeclaredFields } from './fields';

export const maxViewAddress = 2_000;

/** What is typed of a view. */
export const viewFields = {
  name: { type: 'text', label: 'Name', maxLength: 60, required: 'Please enter name' },
} as const satisfies DeclaredFields;

/** Pixels. */
export const minColumnWidth = 40;
export const maxColumnWidth = 600;

/** What a list is of: it stays when a view is opened. */
export const keptParams: readonly string[] = ['mode', 'state'];

/** Parameters of a screen that are no part of a search: page, open windows, mode, and the view itself. */
const ofOneVisit: readonly string[] = [
  ...keptParams,
  ...['view', 'skip', 'take', 'after', 'before'],
  ...['open', 'edit', 'new', 'import', 'found', 'stateForm', 'city'],
];

/** Equal for searches that are equal: sorted by name, and always encoded alike. */
export function viewAddress(query: string | URLSearchParams): string {
  const params = new URLSearchParams(query);
  for (const name of ofOneVisit) params.delete(name);
  params.sort();
  return params.toString();
}
