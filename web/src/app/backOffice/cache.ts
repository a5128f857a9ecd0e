import { InMemoryCache, type TypePolicies } from '@apollo/client';

/** All types with a `uniqueId`; a test compares this list with schema.graphql. */
export const entities = [
  'CargoConsignment',
  'City',
  'Consignment',
  'ConsignmentHistory',
  'Customer',
  'Enquiry',
  'Expense',
  'Invoice',
  'Manifest',
  'Notification',
  'State',
  'TrackHistory',
  'User',
  'Vendor',
  'Visit',
] as const;

/**
 * A list result is cached per exact search. Two screens that request the same rows with different columns share the
 * entry.
 */
const pages: TypePolicies = Object.fromEntries(entities.map((name) => [`${name}Page`, { merge: true }]));

const typePolicies: TypePolicies = {
  ...pages,
  ...Object.fromEntries(entities.map((name) => [name, { keyFields: ['uniqueId'] }])),
};

/** No entity is cached by a bare `id`: suggestions of customers and of cities share the same numbers. */
export const createCache = () => new InMemoryCache({ typePolicies, dataIdFromObject: () => undefined });
