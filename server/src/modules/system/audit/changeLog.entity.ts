import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn } from '../../../db/schema/columns';
import { Instant } from '../../../core/record/scalars';
import { PersonName } from '../../parties/users/user.entity';

@ObjectType({ description: 'A change of one property of a record, with the values before and after.' })
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

  @Field(() => String, { description: 'Display name of the property.' })
  propertyLabel?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Stored value: enumeration names, ids, rupees, kilograms, YYYY-MM-DD. Null if empty.',
  })
  @Column({ type: 'text', nullable: true })
  oldValue: string | null;

  @Field(() => String, { nullable: true })
  @Column({ type: 'text', nullable: true })
  newValue: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Display value: labels, names, amounts with ₹, weights in Kg, formatted dates. Null if empty.',
  })
  oldText?: string | null;

  @Field(() => String, { nullable: true })
  newText?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was changed, if that is not evident: from which row of which file a record was imported.',
  })
  @TextColumn(160, { nullable: true })
  remark: string | null;

  @Field(() => Instant)
  @InstantColumn()
  createdOn: Date;

  @IdColumn({ nullable: true })
  createdById: number | null;

  @Field(() => PersonName, { nullable: true })
  createdBy?: PersonName | null;
}
