import { Field, InputType, Int } from 'type-graphql';
import type { BasisPoints } from '../../../domain/rating/price';
import { Optional, rule, whenGiven } from '../../../domain/rules/rules';
import type { ServiceCharge } from '../../../domain/tax/gstReturn/enums';
import { serviceFields as fields } from '../../../domain/tax/serviceFields';
import { InputField } from '../../../core/record/fields';

@InputType({ description: 'Sets what holds of a service from a date on, or changes that of the date.' })
export class SaveServiceInput {
  @InputField(fields.name)
  name: string;

  @whenGiven('sac', 'SAC has six digits', (text) => /^\s*\d{6}\s*$/.test(text))
  @InputField(fields.sac)
  sac: string;

  @InputField(fields.charge)
  charge: ServiceCharge;

  @InputField(fields.percent, { description: '0 is a rate; of an exempt service it is left out.' })
  @rule<SaveServiceInput>(
    'rate',
    'Please enter GST',
    (value, { charge }) => charge === 'Exempt' || typeof value === 'number',
  )
  percent?: BasisPoints | null;

  @InputField(fields.validFrom)
  validFrom: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the entry of this date that the client has read. An older one is refused (CONFLICT).',
  })
  @Optional()
  version?: number | null;
}
