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
