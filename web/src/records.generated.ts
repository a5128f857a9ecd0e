// Written by `npm run codegen` from the modules of the server.
/** The kinds of record, by the names of their GraphQL types. Apollo's cache knows each record by its uniqueId. */
export const recordKinds = [
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

export type RecordKind = (typeof recordKinds)[number];
