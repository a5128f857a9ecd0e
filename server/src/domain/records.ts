import type { Role } from './enums';
import { mayDo, type Action } from './policy';

/**
 * The kinds of record whose changes are logged, by the names of their GraphQL types, and the list that shows them: whoever
 * may read that list may read the log of its records, and nobody else. A kind without a line does not compile (`db/entities.ts`).
 */
export const listOfRecord = {
  CargoConsignment: 'cargoConsignments',
  City: 'cities',
  Consignment: 'consignments',
  ConsignmentHistory: 'consignments',
  Customer: 'customers',
  Enquiry: 'enquiries',
  Expense: 'expenses',
  Invoice: 'invoices',
  Manifest: 'manifests',
  Notification: 'notifications',
  State: 'states',
  TrackHistory: 'trackHistories',
  User: 'users',
  Vendor: 'vendors',
  Visit: 'visits',
} as const satisfies Record<string, Action>;

export type RecordKind = keyof typeof listOfRecord;

export const isRecordKind = (name: string): name is RecordKind => Object.hasOwn(listOfRecord, name);

export const mayReadChangesOf = (kind: RecordKind, role: Role | null | undefined): boolean =>
  mayDo('changeLog', role) && mayDo(listOfRecord[kind], role);
