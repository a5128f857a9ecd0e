import { Field, InputType } from 'type-graphql';
import { isEwayBillNo } from '../../../domain/bookings/eway';
import type { Paise } from '../../../domain/values/money';
import { isPresent, MaxLength, Optional, rule } from '../../../domain/rules/rules';
import { MoneyField } from '../../../core/record/measures';
import { RecordInput } from '../../../core/record/record.inputs';
import { DateOnly } from '../../../core/record/scalars';

export const ValidEwayBillNo = () =>
  rule('eway', 'E-way bill number has 12 digits', (value) => !isPresent(value) || isEwayBillNo(value));

@InputType({ description: 'Of an approved consignment too. What is left out stays; null clears.' })
export class SetEwayInput extends RecordInput {
  @MoneyField('Goods Value', { description: 'Rupees, with GST.' })
  @Optional()
  goodsValue?: Paise | null;

  @Field(() => String, { nullable: true, description: 'Twelve digits.' })
  @ValidEwayBillNo()
  ewayBillNo?: string | null;

  @Field(() => DateOnly, { nullable: true })
  ewayBillDate?: string | null;

  @Field(() => String, { nullable: true, description: 'Why the goods need no e-way bill.' })
  @MaxLength(120, 'Exemption')
  @Optional()
  ewayExemptReason?: string | null;
}
