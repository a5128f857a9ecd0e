import { InputType } from 'type-graphql';
import { consignmentFields as fields } from '../../../domain/bookings/consignmentFields';
import { ValidEwayBillNo } from '../../../domain/bookings/bookingRules';
import type { Paise } from '../../../domain/values/money';
import { InputField } from '../../../core/record/fields';
import { RecordInput } from '../../../core/record/record.inputs';

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
