import type { Action } from './permissions';

/** Operations that a browser keeps until they are answered: with `unsentWork:send` a user may send those of another. */
export const unsentWork: readonly Action[] = ['bookConsignment', 'recordScan'];
