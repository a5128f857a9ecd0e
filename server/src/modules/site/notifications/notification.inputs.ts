import { Field, InputType } from 'type-graphql';
import { InputField } from '../../../core/record/fields';
import { notificationFields } from '../../../domain/site/siteFields';
import { Required, rule } from '../../../domain/rules/rules';
import { DateOnly } from '../../../core/record/scalars';
import { changeOf } from '../../../core/record/record.inputs';

const NotAfterExpiry = () =>
  rule<CreateNotificationInput>(
    'notAfterExpiry',
    'Please select valid date',
    (startAt, { expireAt }) => !expireAt || String(startAt) <= expireAt,
  );

/** Not-before-today is checked in the service, since it depends on the stored date. */
@InputType()
export class CreateNotificationInput {
  @InputField(notificationFields.message)
  message: string;

  @Field(() => DateOnly, { nullable: true, description: 'Last day on which it is shown.' })
  @Required('Please enter expire date')
  expireAt: string;

  @Field(() => DateOnly, {
    nullable: true,
    description: 'First day on which it is shown. Must not be before today, unless unchanged.',
  })
  @NotAfterExpiry()
  @Required('Please enter start date')
  startAt: string;

  @Field(() => Boolean, { nullable: true, description: 'Always shown, and cannot be dismissed.' })
  isPermanent?: boolean | null;
}

@InputType()
export class UpdateNotificationInput extends changeOf(CreateNotificationInput) {}
