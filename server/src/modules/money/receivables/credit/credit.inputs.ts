import { Field, InputType, Int } from 'type-graphql';
import type { Paise } from '../../../../domain/values/money';
import { liftFields } from '../../../../domain/money/receivableFields';
import { HasFields } from '../../../../domain/values/fields';
import { Optional, rule, Within } from '../../../../domain/rules/rules';
import { InputField, MoneyField } from '../../../../core/record/fields';
import { RecordInput } from '../../../../core/record/record.inputs';

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
@HasFields(liftFields, ['uniqueId', 'version'])
export class LiftCreditInput extends RecordInput {
  @InputField(liftFields.until, { description: 'Included; at most 7 days from today.' })
  until: string;

  @rule('long', 'Please enter the reason', (value) => String(value).trim().length >= 5)
  @InputField(liftFields.reason)
  reason: string;
}
