import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Instant } from '../core/scalars';
import { IdColumn, InstantColumn } from './columns';

/** Columns of every record: two ids, a version for guarded changes, and author and time of creation and last change. */
@ObjectType()
export abstract class RecordEntity {
  @Field(() => Int)
  @PrimaryGeneratedColumn()
  id: number;

  @Field(() => ID)
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 36 })
  uniqueId: string;

  @Field(() => Int)
  @Column({ type: 'int' })
  version: number;

  @Field(() => Instant)
  @InstantColumn()
  createdOn: Date;

  @IdColumn({ nullable: true })
  createdById: number | null;

  @Field(() => Instant, { nullable: true })
  @InstantColumn({ nullable: true })
  updatedOn: Date | null;

  @IdColumn({ nullable: true })
  updatedById: number | null;

  @Field(() => Instant, { nullable: true })
  @InstantColumn({ nullable: true })
  deletedOn: Date | null;
}
