import type { Action } from './permissions';

/** What a browser keeps until the server has it, and who holds `leftWork:send` may send for another user. */
export const leftWork: readonly Action[] = ['bookConsignment', 'recordScan'];
