import { Field, ID, InputType, Int } from 'type-graphql';
import { productTexts } from '../../domain/productTexts';
import { isAwb } from '../../domain/awb';
import { PaymentMode, PaymentStatus, ServiceType } from '../../domain/enums';
import type { Paise } from '../../domain/money';
import { MaxLength, Optional, Required, rule } from '../../domain/rules';
import { MultiLine } from '../../domain/text';
import type { Grams } from '../../domain/weight';
import { MoneyField, WeightField } from '../../core/measures';
import { DateOnly, RecordRef } from '../../core/scalars';

/** Chargeable weight must not be below actual weight; the form clears such a weight (SPEC 5). */
const NotBelowActual = () =>
  rule<Pick<BookCargoInput, 'actualWeight'>>(
    'notBelowActual',
    'Chargeable Weight is required',
    (value, record) => Number(value) >= Number(record.actualWeight ?? 0),
  );

const Pieces = () =>
  rule(
    'pieces',
    'Packet must be a whole number from 1 to 99,999',
    (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 99_999,
  );

@InputType()
export class BookCargoInput {
  @Field(() => String, { nullable: true })
  @rule('awb', 'AwbNo may contain only letters, digits, - and / (at most 30)', (value) => isAwb(String(value)))
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

  @NotBelowActual()
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
export class UpdateCargoInput extends BookCargoInput {
  @Field(() => ID)
  @Required('uniqueId is required')
  uniqueId: string;

  @Field(() => Int, { nullable: true })
  @Optional()
  version?: number | null;
}

@InputType()
export class PayCargoInput {
  @Field(() => ID)
  @Required('uniqueId is required')
  uniqueId: string;

  @Field(() => Int, { nullable: true })
  @Optional()
  version?: number | null;

  @MoneyField('Delivery Charge', { description: 'Rupees. Unchanged when omitted.' })
  @Optional()
  deliveryCharge?: Paise | null;

  @Field(() => DateOnly, { nullable: true })
  @Required(productTexts.paymentReceivedDateRequired)
  paymentDate: string;

  @Field(() => PaymentStatus, { nullable: true, description: 'Must be Paid.' })
  @rule('paid', 'PaymentStatus is required', (value) => value === PaymentStatus.Paid)
  paymentStatus: PaymentStatus;

  @Field(() => Boolean, { nullable: true, description: 'True also approves (locks) the consignment.' })
  isApproved?: boolean | null;
}
