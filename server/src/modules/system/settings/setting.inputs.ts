import { Field, InputType, Int } from 'type-graphql';
import { isSettingKey, settingRefusal } from '../../../domain/datedSettings';
import { isPresent, Optional, Required, rule } from '../../../domain/rules/rules';
import { DateOnly } from '../../../core/record/scalars';

@InputType()
export class SettingSearch {
  @Field(() => DateOnly, { nullable: true, description: 'Values in force on this day. Default: today.' })
  on?: string | null;
}

@InputType({ description: 'Sets the value from a date on, or changes the one of that date.' })
export class UpdateSettingInput {
  @Field(() => String, { nullable: true })
  @rule('known', 'There is no such setting', isSettingKey)
  key: string;

  @Field(() => DateOnly, { nullable: true })
  @Required('Please enter valid from')
  validFrom: string;

  @Field(() => String, { nullable: true, description: 'A decimal number in the unit of the setting, or a text.' })
  @rule('present', 'Please enter value', isPresent)
  value: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the value of this date that the client has read. An older one is refused (CONFLICT).',
  })
  @Optional()
  version?: number | null;
}

/** Reason why the text is no value of the setting, or null. */
export const valueRefusal = ({ key, value }: Pick<UpdateSettingInput, 'key' | 'value'>): string | null =>
  isSettingKey(key) ? settingRefusal(key, value) : null;
