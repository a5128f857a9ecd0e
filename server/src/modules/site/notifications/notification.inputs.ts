import { InputType } from 'type-graphql';
import { InputField } from '../../../core/record/fields';
import { HasFields } from '../../../domain/values/fields';
import { notificationFields as fields } from '../../../domain/site/siteFields';
import { rule } from '../../../domain/rules/rules';
import { changeOf } from '../../../core/record/record.inputs';

const NotAfterExpiry = () =>
  rule<CreateNotificationInput>(
    'notAfterExpiry',
    'Please select valid date',
    (startAt, { expireAt }) => !expireAt || String(startAt) <= expireAt,
  );

/** Not-before-today is checked in the service, since it depends on the stored date. */
@InputType()
@HasFields(fields, [])
export class CreateNotificationInput {
  @InputField(fields.message)
  message: string;

  @InputField(fields.expireAt, { description: 'Last day on which it is shown.' })
  expireAt: string;

  @NotAfterExpiry()
  @InputField(fields.startAt, {
    description: 'First day on which it is shown. Must not be before today, unless unchanged.',
  })
  startAt: string;

  @InputField(fields.isPermanent, { description: 'Always shown, and cannot be dismissed.' })
  isPermanent?: boolean | null;
}

@InputType()
export class UpdateNotificationInput extends changeOf(CreateNotificationInput) {}
