import { Field, InputType } from 'type-graphql';
import { GstCategory } from '../../../domain/parties/enums';
import { MaxLength, Optional, Required } from '../../../domain/rules/rules';
import { SixDigits, ValidEmail, ValidGstin } from '../../../domain/rules/fieldRules';
import { MultiLine } from '../../../domain/values/text';
import { RecordRef } from '../../../core/record/scalars';
import { changeOf } from '../../../core/record/record.inputs';

@InputType()
export class CreateCustomerInput {
  @Field(() => String, { nullable: true })
  @MaxLength(120, 'Name')
  @Required('Please enter name')
  name: string;

  @Field(() => String, { nullable: true })
  @MaxLength(160, 'Company name')
  @Required('Please enter company name')
  company: string;

  @Field(() => String, { nullable: true })
  @MaxLength(40, 'Contact number')
  @Required('Please enter contact number')
  contact: string;

  @Field(() => String, { nullable: true })
  @MultiLine()
  @MaxLength(300, 'Address')
  @Optional()
  address?: string | null;

  @Field(() => String, { nullable: true })
  @ValidGstin()
  @Optional()
  gst?: string | null;

  @Field(() => String, { nullable: true })
  @ValidEmail()
  @MaxLength(190, 'Email')
  @Optional()
  email?: string | null;

  @Field(() => RecordRef, { nullable: true })
  @Optional()
  cityId?: string | null;

  @Field(() => String, { nullable: true, description: 'Six digits.' })
  @SixDigits('Please enter valid PIN code')
  @Optional()
  pinCode?: string | null;

  @Field(() => GstCategory, { nullable: true, description: 'Omitted: Regular with a GSTIN, else Unregistered.' })
  @Optional()
  gstCategory?: GstCategory | null;
}

@InputType()
export class UpdateCustomerInput extends changeOf(CreateCustomerInput) {}
