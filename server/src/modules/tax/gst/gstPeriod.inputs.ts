import { Field, InputType, Int } from 'type-graphql';
import { DateOnly } from '../../../core/record/scalars';
import { earliestSearchDate, isMonth, monthOf } from '../../../domain/values/dates';
import { MaxLength, Optional, Pattern, Required, rule } from '../../../domain/rules/rules';

const isReturnMonth = (value: unknown) => isMonth(value) && value >= monthOf(earliestSearchDate);

export const ReturnMonth = () => rule('returnMonth', 'Select a month since January 2023', isReturnMonth);

@InputType()
export class FileGstPeriodInput {
  @Field(() => String, { description: 'YYYY-MM.' })
  @ReturnMonth()
  month: string;

  @Field(() => DateOnly, { nullable: true, description: 'Not before the month is over.' })
  @Required('Please enter filed on')
  filedOn: string;

  @Field(() => String, { nullable: true, description: 'Acknowledgement number of the portal.' })
  @Pattern(/^\s*[A-Za-z0-9]+\s*$/, 'ARN takes letters and digits')
  @MaxLength(20, 'ARN')
  @Required('Please enter ARN')
  arn: string;

  @Field(() => Int, { nullable: true, description: 'Of the month, if it was filed before: the version that was read.' })
  @Optional()
  version?: number | null;
}

@InputType()
export class ReopenGstPeriodInput {
  @Field(() => String, { description: 'YYYY-MM.' })
  @ReturnMonth()
  month: string;

  @Field(() => String, { nullable: true, description: 'Remark of the change in the change log.' })
  @MaxLength(120, 'Reason')
  @Required('Please enter reason')
  reason: string;

  @Field(() => Int, { nullable: true, description: 'The version that the client has read.' })
  @Optional()
  version?: number | null;
}
