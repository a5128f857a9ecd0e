/**
 * The kinds of record, by the names of their classes. Each entity adds its own, so that this list needs no line for it:
 *
 *   declare module '../../db/recordKinds' {
 *     interface RecordKinds {
 *       Customer: Customer;
 *     }
 *   }
 */
export interface RecordKinds {}

export type RecordKind = keyof RecordKinds;
