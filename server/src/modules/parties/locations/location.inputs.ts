import { Field, InputType } from 'type-graphql';
import { cityFields, stateFields } from '../../../domain/parties/partyFields';
import { Pattern, Required } from '../../../domain/rules/rules';
import { HasFields } from '../../../domain/values/fields';
import { InputField } from '../../../core/record/fields';
import { RecordRef } from '../../../core/record/scalars';
import { RecordInput, changeOf } from '../../../core/record/record.inputs';

@InputType()
@HasFields(stateFields, [])
export class CreateStateInput {
  @InputField(stateFields.name)
  name: string;

  @Pattern(/^\s*[A-Za-z0-9]{1,10}\s*$/, 'State code takes letters and digits (at most 10)')
  @InputField(stateFields.code, { description: 'GST state code: at most 10 letters and digits.' })
  code: string;
}

@InputType()
export class UpdateStateInput extends changeOf(CreateStateInput) {}

const SixDigits = () => Pattern(/^\s*\d{6}\s*$/, 'Enter city pincode');

@InputType()
@HasFields(cityFields, ['stateId'])
export class CreateCityInput {
  @InputField(cityFields.name)
  name: string;

  @SixDigits()
  @InputField(cityFields.pinCode, { description: 'Six digits.' })
  pinCode: string;

  @Field(() => RecordRef, { nullable: true })
  @Required('Select state')
  stateId: string;
}

/** The state of a city cannot be changed. */
@InputType()
@HasFields(cityFields, ['uniqueId', 'version'])
export class UpdateCityInput extends RecordInput {
  @InputField(cityFields.name)
  name: string;

  @SixDigits()
  @InputField(cityFields.pinCode, { description: 'Six digits.' })
  pinCode: string;
}
