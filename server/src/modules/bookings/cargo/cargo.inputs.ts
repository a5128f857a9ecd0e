import { Field, InputType } from 'type-graphql';
import { productTexts } from '../../../domain/productTexts';
import { cargoFields as fields } from '../../../domain/bookings/cargoFields';
import { PaymentMode, PaymentStatus, ServiceType } from '../../../domain/bookings/enums';
import type { Paise } from '../../../domain/values/money';
import { Required } from '../../../domain/rules/rules';
import { ValidAwb, Pieces, NotBelowActualWeight, MarkedPaid } from '../../../domain/bookings/bookingRules';
import { HasFields } from '../../../domain/values/fields';
import type { Grams } from '../../../domain/values/weight';
import { InputField } from '../../../core/record/fields';
import { DateOnly } from '../../../core/record/scalars';
import { BulkInput, RecordInput, changeOf } from '../../../core/record/record.inputs';

@InputType()
@HasFields(fields, [])
export class BookCargoInput {
  @ValidAwb()
  @InputField(fields.awbNo)
  awbNo: string;

  @InputField(fields.cargoId, { description: 'The carrier: a vendor of type Cargo or Own Cargo.' })
  cargoId: string;

  @InputField(fields.bookingDate)
  bookingDate: string;

  @InputField(fields.serviceType)
  serviceType: ServiceType;

  @InputField(fields.senderId, { description: 'A customer.' })
  senderId: string;

  @InputField(fields.receiverId, { description: 'A customer.' })
  receiverId: string;

  @InputField(fields.paymentMode)
  paymentMode: PaymentMode;

  @InputField(fields.actualWeight)
  actualWeight: Grams;

  @NotBelowActualWeight()
  @InputField(fields.chargeableWeight)
  chargeableWeight: Grams;

  @Pieces()
  @InputField(fields.packet)
  packet: number;

  @InputField(fields.toPayAmount)
  toPayAmount?: Paise | null;

  @InputField(fields.deliveryCharge)
  deliveryCharge?: Paise | null;

  @InputField(fields.service, { description: 'Of the catalogue. Default: by the settings.' })
  service?: string | null;

  @InputField(fields.remark)
  remark?: string | null;
}

@InputType()
export class UpdateCargoInput extends changeOf(BookCargoInput) {}

@InputType()
export class PayCargoInput extends RecordInput {
  @InputField(fields.deliveryCharge, { description: 'Rupees. Unchanged when omitted.' })
  deliveryCharge?: Paise | null;

  @Field(() => DateOnly, { nullable: true })
  @Required(productTexts.paymentReceivedDateRequired)
  paymentDate: string;

  @Field(() => PaymentStatus, { nullable: true, description: 'Must be Paid.' })
  @MarkedPaid()
  paymentStatus: PaymentStatus;

  @Field(() => Boolean, { nullable: true, description: 'True also approves (locks) the consignment.' })
  isApproved?: boolean | null;
}

@InputType()
export class BulkPayCargoInput extends BulkInput {
  @Field(() => DateOnly, { nullable: true })
  @Required(productTexts.paymentReceivedDateRequired)
  paymentDate: string;

  @Field(() => Boolean, { nullable: true, description: 'True also approves (locks) the consignments.' })
  isApproved?: boolean | null;
}
