import { isStateCode } from '../tax/stateCodes';
import { NounPolicy, type Refusal } from './nounPolicy';

export const locationPolicy = new NounPolicy({
  group: 'Customers and places',
  actions: {
    states: 'locations:read',
    cities: 'locations:read',
    citySuggestions: 'locations:read',
    createState: 'locations:write',
    updateState: 'locations:write',
    deleteState: 'locations:write',
    createCity: 'locations:write',
    updateCity: 'locations:write',
    deleteCity: 'locations:write',
  },
  permissions: {
    'locations:read': { label: 'See states and cities', kind: 'read', member: true },
    'locations:write': { label: 'Add, change and delete states and cities', kind: 'write', member: true },
  },
});

/** `usedBy` says what still names the place. */
export const locationRefusal = {
  updateState: ({ name, code, next }: { name: string; code: string; next: string }): Refusal =>
    isStateCode(code) && next !== code ? `${code} is the GST code of ${name}, and stays` : null,
  deleteState: ({ usedBy }: { usedBy?: string | null }): Refusal => (usedBy ? `State has ${usedBy}` : null),
  deleteCity: ({ isHome, usedBy }: { isHome: boolean; usedBy?: string | null }): Refusal => {
    if (isHome) return 'The home city cannot be deleted';
    return usedBy ? `City has ${usedBy}` : null;
  },
};
