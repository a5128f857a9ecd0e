import { Field, InputType } from 'type-graphql';
import { invoiceFields } from '../../../../domain/billing/invoiceFields';
import { NotTooEarly } from '../../../../domain/rules/fieldRules';
import { MaxLength, Optional, Required, rule } from '../../../../domain/rules/rules';
import { InputField } from '../../../../core/record/fields';
import { DateOnly, RecordRef } from '../../../../core/record/scalars';

@InputType()
export class CreateCounterBillInput {
  @Field(() => DateOnly, { nullable: true, description: 'Of the payments, and date of the invoice.' })
  @NotTooEarly('Day')
  @Required('Please select day')
  day: string;

  @Field(() => String, { nullable: true, description: 'Code of the state in which they were handed over.' })
  @rule('code', 'Place of supply is a state code of two digits', (value) => /^\d\d$/.test(String(value)))
  @Required('Please select place of supply')
  placeOfSupply: string;

  @Field(() => RecordRef, { nullable: true, description: 'The `CounterDay` of this sender.' })
  senderId?: string | null;

  @Field(() => RecordRef, { nullable: true, description: 'The `CounterDay` of the receiver of this booking.' })
  consignmentId?: string | null;

  @InputField(invoiceFields.buyerAddress, { description: "Of who is named. Default: the sender's." })
  buyerAddress?: string | null;

  @Field(() => String, { nullable: true, description: 'As the `CounterDay` has it. Default: Courier.' })
  @MaxLength(60, 'Service')
  @Optional()
  service?: string | null;
}

/** What is asked for when the address alone is missing. */
export class AddressOfCounterBill {
  @Required('Please enter the address')
  @InputField(invoiceFields.buyerAddress)
  buyerAddress: string;
}
