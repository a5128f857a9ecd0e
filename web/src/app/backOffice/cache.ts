import { InMemoryCache, type TypePolicies } from '@apollo/client';
import { recordKinds } from '../../records.generated';

/**
 * A list result is cached per exact search. Two screens that request the same rows with different columns share the
 * entry.
 */
const pages: TypePolicies = Object.fromEntries(recordKinds.map((name) => [`${name}Page`, { merge: true }]));

const typePolicies: TypePolicies = {
  ...pages,
  // What the commands answer replaces what the screen shows.
  ScreenViews: { keyFields: ['screen'] },
  ...Object.fromEntries(recordKinds.map((name) => [name, { keyFields: ['uniqueId'] }])),
};

/** No entity is cached by a bare `id`: suggestions of customers and of cities share the same numbers. */
export const createCache = () => new InMemoryCache({ typePolicies, dataIdFromObject: () => undefined });
