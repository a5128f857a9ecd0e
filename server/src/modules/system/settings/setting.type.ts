import { Field, ID, Int, ObjectType } from 'type-graphql';
import { pageOf } from '../../../core/list/list';
import { DateOnly, Instant } from '../../../core/record/scalars';
import { PersonName } from '../../parties/users/user.entity';

@ObjectType({ description: 'A value of a setting, from a date until the next one.' })
export class SettingFromDate {
  @Field(() => ID, { nullable: true, description: 'Null for a value that comes with the product.' })
  uniqueId: string | null;

  @Field(() => Int, { nullable: true })
  version: number | null;

  @Field(() => DateOnly, { nullable: true, description: 'The first day on which it holds. Null: it has always held.' })
  validFrom: string | null;

  @Field(() => String, { description: 'A decimal number in the unit of the setting, or a text.' })
  value: string;

  @Field(() => Instant, { nullable: true })
  changedOn: Date | null;

  @Field(() => PersonName, { nullable: true })
  changedBy: PersonName | null;
}

@ObjectType({ description: 'A limit or rate that a law or a contract may change.' })
export class SettingInForce {
  @Field(() => String)
  key: string;

  @Field(() => String)
  meaning: string;

  @Field(() => String, { description: "'percent', 'days', 'rupees' or 'date'; empty for a text." })
  unit: string;

  @Field(() => String, { description: 'In force on the day that was asked for.' })
  value: string;

  @Field(() => DateOnly, { nullable: true, description: 'Null: it has always held.' })
  validFrom: string | null;

  @Field(() => [SettingFromDate], { description: 'All values, newest first; those of later days among them.' })
  values: SettingFromDate[];
}

export const SettingInForcePage = pageOf(SettingInForce, 'SettingInForce');
