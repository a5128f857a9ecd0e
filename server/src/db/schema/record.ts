import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Index } from 'typeorm';
import { GeneratedIdColumn, IdColumn, InstantColumn, SafeInt } from './columns';

/** Columns of every record: two ids, a version for guarded changes, and author and time of creation and last change. */
@ObjectType()
export abstract class RecordEntity {
  @Field(() => SafeInt)
  @GeneratedIdColumn()
  id: number;

  @Field(() => ID)
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 36 })
  uniqueId: string;

  @Field(() => Int)
  @Column({ type: 'int' })
  version: number;

  @Field(() => Date)
  @InstantColumn()
  createdOn: Date;

  @IdColumn({ nullable: true })
  createdById: number | null;

  @Field(() => Date, { nullable: true })
  @InstantColumn({ nullable: true })
  updatedOn: Date | null;

  @IdColumn({ nullable: true })
  updatedById: number | null;

  @Field(() => Date, { nullable: true })
  @InstantColumn({ nullable: true })
  deletedOn: Date | null;
}

/** Properties whose values enter neither the change log nor a stored answer, told by their names. The hash of a file is shown. */
const secretNames = /password|token|secret|(?<!^file)hash/i;

export const isSecretName = (property: string): boolean => secretNames.test(property);

/** A reference names a record by its id, in decimal digits, or by its uniqueId: the id that it is, null when it is a uniqueId. */
export function idOfRef(ref: string | number): number | null {
  if (typeof ref === 'number') return ref;
  return /^\d+$/.test(ref) ? Number(ref) : null;
}

/** References sorted by what they are, in their order. */
export function splitRefs(refs: readonly string[]): { ids: number[]; uniqueIds: string[] } {
  const ids: number[] = [];
  const uniqueIds: string[] = [];
  for (const ref of refs) {
    const id = idOfRef(ref);
    if (id === null) uniqueIds.push(ref);
    else ids.push(id);
  }
  return { ids, uniqueIds };
}

/** Finds the records by their references. */
export function byRef<T extends RecordEntity>(records: readonly T[]): (ref: string) => T | undefined {
  const found = new Map(records.flatMap((each) => [[String(each.id), each] as const, [each.uniqueId, each] as const]));
  return (ref) => found.get(ref.toLowerCase());
}
