import { stateNames } from '../../domain/tax/stateCodes';

export interface StateSeed {
  id: number;
  name: string;
  /** GST code. */
  code: string;
}

/** In the order of their GST codes, with ids from 1. */
export const states: readonly StateSeed[] = Object.entries(stateNames)
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([code, name], index) => ({ id: index + 1, name, code }));
