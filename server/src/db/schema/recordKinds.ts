/**
 * Kinds of record by class name. Each entity adds itself by declaration merging:
 *
 *   declare module '../../db/recordKinds' {
 *     interface RecordKinds {
 *       Customer: Customer;
 *     }
 *   }
 */
export interface RecordKinds {}

export type RecordKind = keyof RecordKinds;
