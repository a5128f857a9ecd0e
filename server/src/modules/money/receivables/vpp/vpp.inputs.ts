import { Field, InputType } from 'type-graphql';
import { vppFields } from '../../../../domain/money/receivableFields';
import { ReceiptMode } from '../../../../domain/money/enums';
import { NotTooEarly } from '../../../../domain/rules/fieldRules';
import type { Paise } from '../../../../domain/values/money';
import { MaxItems, Optional, Required, rule } from '../../../../domain/rules/rules';
import { InputField, MoneyField } from '../../../../core/record/fields';
import { RecordInput } from '../../../../core/record/record.inputs';
import { DateOnly, RecordRef } from '../../../../core/record/scalars';

@InputType({ description: 'What is set off against an invoice; without an invoice, against the opening balance.' })
export class SetOffInput {
  @Field(() => RecordRef, { nullable: true })
  invoiceId?: string | null;

  @MoneyField('Amount')
  amount?: Paise | null;
}

/** Consignments of one remittance. */
export const maxRemitted = 1000;

@InputType()
export class RemitVppInput {
  @Field(() => RecordRef, { nullable: true })
  @Required('Please select customer')
  customerId: string;

  @Field(() => DateOnly, { nullable: true })
  @NotTooEarly('Remittance date')
  @Required('Please select remittance date')
  remittedOn: string;

  @Field(() => [RecordRef], { nullable: true, description: 'Consignments. Omitted: all that is owed, at most 1,000.' })
  @MaxItems(maxRemitted, 'A remittance has at most 1000 consignments')
  consignmentIds?: string[] | null;

  @Field(() => [SetOffInput], { nullable: true })
  @MaxItems(500, 'A remittance is set off against at most 500 invoices')
  setOffs?: SetOffInput[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True without `setOffs`: as much as possible, oldest due first.',
  })
  auto?: boolean | null;

  @Field(() => ReceiptMode, { nullable: true, description: 'How the rest is paid out; not needed if there is none.' })
  @rule('mode', 'Please select mode', (value) => value !== 'NotStated' && value !== 'Adjustment')
  @Optional()
  mode?: ReceiptMode | null;

  @InputField(vppFields.reference, { description: 'UTR, cheque number and the like.' })
  reference?: string | null;

  @InputField(vppFields.remark)
  remark?: string | null;
}

@InputType()
export class ReverseVppRemittanceInput extends RecordInput {
  @Field(() => DateOnly, { nullable: true })
  @Required('Please select the date of the reversal')
  reversedOn: string;

  @InputField(vppFields.reversalReason)
  reason: string;
}

@InputType()
export class VppOwedInput {
  @Field(() => RecordRef, { nullable: true })
  @Required('Please select customer')
  customerId: string;
}
