import { Field, InputType } from 'type-graphql';
import { MaxLength, Pattern, Required } from '../../../domain/rules/rules';
import { RecordRef } from '../../../core/record/scalars';
import { RecordInput, changeOf } from '../../../core/record/record.inputs';

@InputType()
export class CreateStateInput {
  @Field(() => String, { nullable: true })
  @MaxLength(80, 'State name')
  @Required('Enter state name')
  name: string;

  @Field(() => String, { nullable: true, description: 'GST state code: at most 10 letters and digits.' })
  @Pattern(/^\s*[A-Za-z0-9]{1,10}\s*$/, 'State code takes letters and digits (at most 10)')
  @Required('Enter state code')
  code: string;
}

@InputType()
export class UpdateStateInput extends changeOf(CreateStateInput) {}

const SixDigits = () => Pattern(/^\s*\d{6}\s*$/, 'Enter city pincode');

@InputType()
export class CreateCityInput {
  @Field(() => String, { nullable: true })
  @MaxLength(80, 'City name')
  @Required('Enter city name')
  name: string;

  @Field(() => String, { nullable: true, description: 'Six digits.' })
  @SixDigits()
  @Required('Enter city pincode')
  pinCode: string;

  @Field(() => RecordRef, { nullable: true })
  @Required('Select state')
  stateId: string;
}

/** The state of a city cannot be changed. */
@InputType()
export class UpdateCityInput extends RecordInput {
  @Field(() => String, { nullable: true })
  @MaxLength(80, 'City name')
  @Required('Enter city name')
  name: string;

  @Field(() => String, { nullable: true, description: 'Six digits.' })
  @SixDigits()
  @Required('Enter city pincode')
  pinCode: string;
}
