import { InputType } from 'type-graphql';
import { consignmentFields as fields } from '../../../domain/bookings/consignmentFields';
import { isEwayBillNo } from '../../../domain/bookings/eway';
import type { Paise } from '../../../domain/values/money';
import { isPresent, rule } from '../../../domain/rules/rules';
import { InputField } from '../../../core/record/fields';
import { RecordInput } from '../../../core/record/record.inputs';

export const ValidEwayBillNo = () =>
  rule('eway', 'E-way bill number has 12 digits', (value) => !isPresent(value) || isEwayBillNo(value));

@InputType({ description: 'Of an approved consignment too. What is left out stays; null clears.' })
export class SetEwayInput extends RecordInput {
  @InputField(fields.goodsValue, { description: 'Rupees, with GST.' })
  goodsValue?: Paise | null;

  @ValidEwayBillNo()
  @InputField(fields.ewayBillNo, { description: 'Twelve digits.' })
  ewayBillNo?: string | null;

  @InputField(fields.ewayBillDate)
  ewayBillDate?: string | null;

  @InputField(fields.ewayExemptReason, { description: 'Why the goods need no e-way bill.' })
  ewayExemptReason?: string | null;
}
