/** Kinds of record by class name. `npm run codegen` adds the class of every entity (`recordKinds.generated.ts`). */
export interface RecordKinds {}

export type RecordKind = keyof RecordKinds;
