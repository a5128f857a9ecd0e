import { Field, ObjectType } from 'type-graphql';
import { SafeInt } from '../../../db/schema/columns';
import { Instant } from '../../../core/record/scalars';
import { PersonName } from '../../parties/users/user.entity';

@ObjectType({ description: 'A change of one property of a record, with the values before and after.' })
export class ChangeLog {
  @Field(() => SafeInt)
  id: number;

  @Field(() => String)
  propertyName: string;

  @Field(() => String, { description: 'Display name of the property.' })
  propertyLabel?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Stored value: enumeration names, ids, rupees, kilograms, YYYY-MM-DD. Null if empty.',
  })
  oldValue: string | null;

  @Field(() => String, { nullable: true })
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
  remark: string | null;

  @Field(() => Instant)
  createdOn: Date;

  createdById: number | null;

  @Field(() => PersonName, { nullable: true })
  createdBy?: PersonName | null;
}
