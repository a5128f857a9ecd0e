import { InputType } from 'type-graphql';
import type { GstCategory } from '../../../domain/parties/enums';
import { customerFields as fields } from '../../../domain/parties/customerFields';
import { SixDigits, ValidEmail, ValidGstin } from '../../../domain/rules/fieldRules';
import { HasFields } from '../../../domain/values/fields';
import { InputField } from '../../../core/record/fields';
import { changeOf } from '../../../core/record/record.inputs';

@InputType()
@HasFields(fields, [])
export class CreateCustomerInput {
  @InputField(fields.name)
  name: string;

  @InputField(fields.company)
  company: string;

  @InputField(fields.contact)
  contact: string;

  @InputField(fields.address)
  address?: string | null;

  @ValidGstin(['Taxpayer', 'TaxDeductor', 'UinHolder'])
  @InputField(fields.gst)
  gst?: string | null;

  @ValidEmail()
  @InputField(fields.email)
  email?: string | null;

  @InputField(fields.cityId)
  cityId?: string | null;

  @SixDigits('Please enter valid PIN code')
  @InputField(fields.pinCode, { description: 'Six digits.' })
  pinCode?: string | null;

  @InputField(fields.gstCategory, { description: 'Omitted: Regular with a GSTIN, else Unregistered.' })
  gstCategory?: GstCategory | null;
}

@InputType()
export class UpdateCustomerInput extends changeOf(CreateCustomerInput) {}
