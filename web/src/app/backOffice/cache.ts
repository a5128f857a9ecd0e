import { InMemoryCache, type TypePolicies } from '@apollo/client';

/** Everything that has a uniqueId; a test holds this list against schema.graphql. */
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

/** A list answers for its exact search; two screens that ask the same rows for other columns share the page. */
const pages: TypePolicies = Object.fromEntries(entities.map((name) => [`${name}Page`, { merge: true }]));

const typePolicies: TypePolicies = {
  ...pages,
  ...Object.fromEntries(entities.map((name) => [name, { keyFields: ['uniqueId'] }])),
};

/** Nothing is kept under a bare `id`: suggestions of customers and of cities have the same numbers. */
export const createCache = () => new InMemoryCache({ typePolicies, dataIdFromObject: () => undefined });
