import { Field, ID, InputType, Int } from 'type-graphql';
import { MaxLength, Optional, Pattern, Required } from '../../domain/rules';
import { RecordRef } from '../../core/scalars';

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
export class UpdateStateInput extends CreateStateInput {
  @Field(() => ID)
  @Required('uniqueId is required')
  uniqueId: string;

  @Field(() => Int, { nullable: true })
  @Optional()
  version?: number | null;
}

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
export class UpdateCityInput {
  @Field(() => ID)
  @Required('uniqueId is required')
  uniqueId: string;

  @Field(() => Int, { nullable: true })
  @Optional()
  version?: number | null;

  @Field(() => String, { nullable: true })
  @MaxLength(80, 'City name')
  @Required('Enter city name')
  name: string;

  @Field(() => String, { nullable: true, description: 'Six digits.' })
  @SixDigits()
  @Required('Enter city pincode')
  pinCode: string;
}
