import { Field, InputType } from 'type-graphql';
import { courierRemittanceFields as fields } from '../../../domain/money/courierDueFields';
import { ReceiptMode } from '../../../domain/money/enums';
import { NotTooEarly } from '../../../domain/rules/fieldRules';
import { isPresent, MaxItems, MaxLength, Optional, Required, rule } from '../../../domain/rules/rules';
import type { Paise } from '../../../domain/values/money';
import { InputField, MoneyField } from '../../../core/record/fields';
import { RecordInput } from '../../../core/record/record.inputs';
import { DateOnly, RecordRef } from '../../../core/record/scalars';

/** Consignments of one remittance. */
export const maxLines = 1000;

@InputType({ description: 'A consignment that the remittance is for.' })
export class CourierRemittanceLineInput {
  @Field(() => RecordRef, { nullable: true })
  @rule<CourierRemittanceLineInput>('some', 'Please select consignment', (value, { awb }) => isPresent(value ?? awb))
  consignmentId?: string | null;

  @Field(() => String, { nullable: true, description: 'Instead of `consignmentId`.' })
  @MaxLength(60, 'AWB')
  @Optional()
  awb?: string | null;

  @MoneyField('Amount', { description: 'Rupees. Omitted: what is due, as far as the remittance goes.' })
  @Optional()
  amount?: Paise | null;
}

@InputType()
export class RecordCourierRemittanceInput {
  @Field(() => RecordRef, { nullable: true })
  @Required('Please select vendor')
  vendorId: string;

  @InputField(fields.remittedOn)
  @NotTooEarly('Remittance date')
  remittedOn: string;

  @Field(() => ReceiptMode, { nullable: true, description: 'Adjustment: it is kept for what we owe to the vendor.' })
  @rule('mode', 'Please select mode', (value) => value !== 'NotStated')
  @Required('Please select mode')
  mode: ReceiptMode;

  @InputField(fields.reference, { description: 'UTR, cheque number and the like.' })
  reference?: string | null;

  @InputField(fields.amount, { description: 'Rupees that came in.' })
  @rule('some', 'Please enter amount', (value) => typeof value === 'number' && value > 0)
  amount: Paise;

  @InputField(fields.remark)
  remark?: string | null;

  @Field(() => [CourierRemittanceLineInput], {
    nullable: true,
    description: 'What it is for. Omitted: the oldest deliveries, as far as the amount goes.',
  })
  @MaxItems(maxLines, `A remittance has at most ${maxLines} consignments`)
  lines?: CourierRemittanceLineInput[] | null;

  @Field(() => RecordRef, {
    nullable: true,
    description: 'Instead of lines: a checked import, whose good rows they are.',
  })
  @Optional()
  importId?: string | null;
}

@InputType()
export class ReverseCourierRemittanceInput extends RecordInput {
  @Field(() => DateOnly, { nullable: true })
  @Required('Please select the date of the reversal')
  reversedOn: string;

  @InputField(fields.reversalReason)
  reason: string;
}
