import type { Action } from './permissions';

/** Operations that a browser keeps until they are answered: with `leftWork:send` a user may send those of another. */
export const leftWork: readonly Action[] = ['bookConsignment', 'recordScan'];
