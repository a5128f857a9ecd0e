import { Field, InputType } from 'type-graphql';
import { refundFields } from '../../../../domain/money/receivableFields';
import { ReceiptMode } from '../../../../domain/money/enums';
import { NotTooEarly } from '../../../../domain/rules/fieldRules';
import type { Paise } from '../../../../domain/values/money';
import { Required, rule } from '../../../../domain/rules/rules';
import { InputField, MoneyField } from '../../../../core/record/fields';
import { RecordInput } from '../../../../core/record/record.inputs';
import { DateOnly } from '../../../../core/record/scalars';

@InputType({ description: '`uniqueId` is the payment, or the credit note.' })
export class RefundInput extends RecordInput {
  @Field(() => DateOnly, { nullable: true })
  @NotTooEarly('Refund date')
  @Required('Please select refund date')
  refundedOn: string;

  @Field(() => ReceiptMode, { nullable: true, description: 'How it is paid back.' })
  @rule('mode', 'Please select mode', (value) => value !== 'NotStated' && value !== 'Adjustment')
  @Required('Please select mode')
  mode: ReceiptMode;

  @MoneyField('Amount', { description: 'In rupees. Default: all that is left.' })
  @rule('some', 'Please enter amount', (value) => value == null || (typeof value === 'number' && value > 0))
  amount?: Paise | null;

  @InputField(refundFields.reference, { description: 'UTR, cheque number and the like.' })
  reference?: string | null;

  @InputField(refundFields.remark)
  remark?: string | null;
}
