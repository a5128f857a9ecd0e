import { Field, InputType, Int } from 'type-graphql';
import { productTexts } from '../../../domain/productTexts';
import { PaymentMode, PaymentStatus, ServiceType } from '../../../domain/bookings/enums';
import type { Paise } from '../../../domain/values/money';
import { MaxLength, Optional, Required } from '../../../domain/rules/rules';
import { ValidAwb, Pieces, NotBelowActualWeight, MarkedPaid } from '../../../domain/bookings/bookingRules';
import { MultiLine } from '../../../domain/values/text';
import type { Grams } from '../../../domain/values/weight';
import { BulkInput } from '../../../core/operation/bulk.inputs';
import { MoneyField, WeightField } from '../../../core/record/measures';
import { DateOnly, RecordRef } from '../../../core/record/scalars';
import { RecordInput, changeOf } from '../../../core/record/record.inputs';

@InputType()
export class BookCargoInput {
  @Field(() => String, { nullable: true })
  @ValidAwb()
  @Required('AwbNo is required')
  awbNo: string;

  @Field(() => RecordRef, { nullable: true, description: 'The carrier: a vendor of type Cargo or Own Cargo.' })
  @Required('Cargo name is required')
  cargoId: string;

  @Field(() => DateOnly, { nullable: true })
  @Required('Booking is required')
  bookingDate: string;

  @Field(() => ServiceType, { nullable: true })
  @Required('Service Type is required')
  serviceType: ServiceType;

  @Field(() => RecordRef, { nullable: true, description: 'A customer.' })
  @Required('Sender is required')
  senderId: string;

  @Field(() => RecordRef, { nullable: true, description: 'A customer.' })
  @Required('Receiver is required')
  receiverId: string;

  @Field(() => PaymentMode, { nullable: true })
  @Required('Payment Mode is required')
  paymentMode: PaymentMode;

  @WeightField('Actual Weight')
  @Required('Actual Weight is required')
  actualWeight: Grams;

  @NotBelowActualWeight()
  @WeightField('Chargeable Weight')
  @Required('Chargeable Weight is required')
  chargeableWeight: Grams;

  @Field(() => Int, { nullable: true })
  @Pieces()
  @Required('Packet is required')
  packet: number;

  @MoneyField('ToPay Amount')
  @Optional()
  toPayAmount?: Paise | null;

  @MoneyField('Delivery Charge')
  @Optional()
  deliveryCharge?: Paise | null;

  @Field(() => String, { nullable: true })
  @MultiLine()
  @MaxLength(500, 'Remark')
  @Optional()
  remark?: string | null;
}

@InputType()
export class UpdateCargoInput extends changeOf(BookCargoInput) {}

@InputType()
export class PayCargoInput extends RecordInput {
  @MoneyField('Delivery Charge', { description: 'Rupees. Unchanged when omitted.' })
  @Optional()
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
