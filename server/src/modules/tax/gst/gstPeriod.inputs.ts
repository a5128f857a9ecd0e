import { Field, InputType, Int } from 'type-graphql';
import { InputField } from '../../../core/record/fields';
import { RecordRef } from '../../../core/record/scalars';
import { filingReason, gstPeriodFields, reopeningReason } from '../../../domain/tax/gstFields';
import { earliestSearchDate, isMonth, monthOf } from '../../../domain/values/dates';
import { Optional, Pattern, rule } from '../../../domain/rules/rules';

const isReturnMonth = (value: unknown) => isMonth(value) && value >= monthOf(earliestSearchDate);

export const ReturnMonth = () => rule('returnMonth', 'Select a month since January 2023', isReturnMonth);

const whose = 'Of the company. Default: that of the company profile.';

@InputType()
export class FileGstPeriodInput {
  @Field(() => String, { description: 'YYYY-MM.' })
  @ReturnMonth()
  month: string;

  @Field(() => RecordRef, { nullable: true, description: whose })
  @Optional()
  registrationId?: string | null;

  @InputField(gstPeriodFields.filedOn, { description: 'Not before the month is over.' })
  filedOn: string;

  @Pattern(/^\s*[A-Za-z0-9]+\s*$/, 'ARN takes letters and digits')
  @InputField(gstPeriodFields.arn, { description: 'Acknowledgement number of the portal.' })
  arn: string;

  @InputField(filingReason, { description: 'Why the return is filed as it is. Needed if a check finds something.' })
  reason?: string | null;

  @Field(() => Int, { nullable: true, description: 'Of the month, if it was filed before: the version that was read.' })
  @Optional()
  version?: number | null;
}

@InputType()
export class ReopenGstPeriodInput {
  @Field(() => String, { description: 'YYYY-MM.' })
  @ReturnMonth()
  month: string;

  @Field(() => RecordRef, { nullable: true, description: whose })
  @Optional()
  registrationId?: string | null;

  @InputField(reopeningReason, { description: 'Remark of the change in the change log.' })
  reason: string;

  @Field(() => Int, { nullable: true, description: 'The version that the client has read.' })
  @Optional()
  version?: number | null;
}
