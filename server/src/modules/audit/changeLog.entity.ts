import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn } from '../../db/columns';
import { Instant } from '../../core/scalars';
import { PersonName } from '../users/user.entity';

@ObjectType({ description: 'One property of one record, before and after one change.' })
@Entity()
@Index(['entityName', 'primaryKey'])
export class ChangeLog {
  @Field(() => Int)
  @PrimaryGeneratedColumn()
  id: number;

  @TextColumn(40)
  entityName: string;

  @Column({ type: 'int' })
  primaryKey: number;

  @Field(() => String)
  @TextColumn(60)
  propertyName: string;

  @Field(() => String, { description: 'The name of the property as people read it.' })
  propertyLabel?: string;

  @Field(() => String, {
    nullable: true,
    description: 'As it is stored: names of enumerations, ids, rupees, kilograms, YYYY-MM-DD.',
  })
  @Column({ type: 'text', nullable: true })
  oldValue: string | null;

  @Field(() => String, { nullable: true })
  @Column({ type: 'text', nullable: true })
  newValue: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'As people read it: labels, names, ₹ and Kg, dates as on the screens.',
  })
  oldText?: string | null;

  @Field(() => String, { nullable: true })
  newText?: string | null;

  @Field(() => Instant)
  @InstantColumn()
  createdOn: Date;

  @IdColumn({ nullable: true })
  createdById: number | null;

  @Field(() => PersonName, { nullable: true })
  createdBy?: PersonName | null;
}
