import { Field, InputType, Int } from 'type-graphql';
import type { Paise } from '../../../../domain/values/money';
import { MaxLength, Optional, Required, rule, Within } from '../../../../domain/rules/rules';
import { MoneyField } from '../../../../core/record/fields';
import { RecordInput } from '../../../../core/record/record.inputs';
import { DateOnly } from '../../../../core/record/scalars';

@InputType({ description: '`uniqueId` is the customer. What is left out stays, null removes it.' })
export class SetCreditInput extends RecordInput {
  @MoneyField('Credit Limit', { description: 'Rupees. Null: no limit.' })
  @Optional()
  creditLimit?: Paise | null;

  @Field(() => Int, { nullable: true, description: 'Null: the setting credit.days.' })
  @Within('Credit Days', 0, 365)
  @Optional()
  creditDays?: number | null;
}

/** How long bookings on credit may be allowed at once. */
export const maxLiftDays = 7;

@InputType({ description: '`uniqueId` is the customer.' })
export class LiftCreditInput extends RecordInput {
  @Field(() => DateOnly, { nullable: true, description: 'Included; at most 7 days from today.' })
  @Required('Please select until when')
  until: string;

  @Field(() => String, { nullable: true })
  @rule('long', 'Please enter the reason', (value) => String(value).trim().length >= 5)
  @MaxLength(200, 'Reason')
  @Required('Please enter the reason')
  reason: string;
}
