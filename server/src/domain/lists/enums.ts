import { names } from '../values/fields';

export const SortOrder = names('ASC', 'DESC');
export type SortOrder = keyof typeof SortOrder;

export const StatUnit = names('Count', 'Kg', 'Rupees');
export type StatUnit = keyof typeof StatUnit;

export const listsLabels = {
  SortOrder: { ASC: 'Ascending', DESC: 'Descending' } satisfies Record<SortOrder, string>,
  StatUnit: { Count: 'Count', Kg: 'Kg', Rupees: '₹' } satisfies Record<StatUnit, string>,
};
