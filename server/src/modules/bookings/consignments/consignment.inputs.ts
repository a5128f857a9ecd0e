import { Field, InputType, Int } from 'type-graphql';
import { productTexts } from '../../../domain/productTexts';
import { ParcelType, PaymentMode, PaymentStatus, ServiceType } from '../../../domain/bookings/enums';
import type { Paise } from '../../../domain/values/money';
import { MaxLength, isPresent, Optional, Required, rule, RequiredWhen } from '../../../domain/rules/rules';
import { ValidAwb, Pieces, NotBelowActualWeight, MarkedPaid } from '../../../domain/bookings/bookingRules';
import { MultiLine } from '../../../domain/values/text';
import type { Grams } from '../../../domain/values/weight';
import { BulkInput } from '../../../core/operation/bulk.inputs';
import { MoneyField, WeightField } from '../../../core/record/measures';
import { DateOnly, RecordRef } from '../../../core/record/scalars';
import { PacketSizeInput } from '../../rating/rates/quote.inputs';
import { RecordInput, changeOf } from '../../../core/record/record.inputs';
import { ValidEwayBillNo } from './eway.inputs';

type Charged = Pick<BookConsignmentInput, 'vppAmount' | 'insuranceAmount'>;

/** Values that the form would clear are refused with the message of the missing field (SPEC 5). */
const NotAbove = (other: 'vppAmount' | 'insuranceAmount', message: string) =>
  rule<Charged>('notAbove', message, (value, record) => value == null || Number(value) <= Number(record[other] ?? 0));

/** With `autoRate` the rate cards give what is left out; the service refuses what they do not give. */
const RequiredUnlessRated = (message: string) =>
  rule<Pick<BookConsignmentInput, 'autoRate'>>(
    'present',
    message,
    (value, { autoRate }) => autoRate === true || isPresent(value),
  );

@InputType()
export class BookConsignmentInput {
  @Field(() => String, {
    nullable: true,
    description: 'Omit if `autofillAwb` is true.',
  })
  @ValidAwb()
  @rule<BookConsignmentInput>(
    'present',
    'AwbNo is required',
    (value, record) => record.autofillAwb === true || isPresent(value),
  )
  awbNo?: string | null;

  @Field(() => Boolean, { nullable: true })
  autofillAwb?: boolean | null;

  @Field(() => RecordRef, { nullable: true })
  @Required('Vendor is required')
  vendorId: string;

  @Field(() => DateOnly, { nullable: true })
  @Required('Booking is required')
  bookingDate: string;

  @Field(() => ServiceType, { nullable: true })
  @Required('Service Type is required')
  serviceType: ServiceType;

  @Field(() => RecordRef, { nullable: true, description: 'A customer.' })
  @Required('Sender is required')
  senderId: string;

  @Field(() => String, { nullable: true })
  @MaxLength(160, 'Receiver')
  @Required('Receiver is required')
  receiver: string;

  @Field(() => ParcelType, { nullable: true })
  @Required('Parcel Type is required')
  parcelType: ParcelType;

  @Field(() => PaymentMode, { nullable: true })
  @Required('Payment Mode is required')
  paymentMode: PaymentMode;

  @Field(() => RecordRef, { nullable: true })
  @Required('Delivery City is required')
  deliveryCityId: string;

  @WeightField('Actual Weight')
  @Required('Actual Weight is required')
  actualWeight: Grams;

  @NotBelowActualWeight()
  @WeightField('Chargeable Weight')
  @RequiredUnlessRated('Chargeable Weight is required')
  chargeableWeight: Grams;

  @MoneyField('Vendor Amount')
  @RequiredUnlessRated('Vendor Amount is required')
  vendorAmount: Paise;

  @Field(() => Int, { nullable: true })
  @Pieces()
  @Required('Packet is required')
  packet: number;

  @MoneyField('Customer Amount')
  @Optional()
  customerAmount?: Paise | null;

  @Field(() => Boolean, { nullable: true })
  isVpp?: boolean | null;

  @MoneyField('VPP Amount')
  @Required('VPP Amount is required')
  @RequiredWhen<BookConsignmentInput>((record) => record.isVpp === true)
  vppAmount?: Paise | null;

  @NotAbove('vppAmount', 'VPP Commission is required')
  @MoneyField('VPP Commission')
  @RequiredUnlessRated('VPP Commission is required')
  @RequiredWhen<BookConsignmentInput>((record) => record.isVpp === true)
  vppCommission?: Paise | null;

  @Field(() => Boolean, { nullable: true })
  isInsurance?: boolean | null;

  @MoneyField('Ins Amount')
  @Required('Ins Amount is required')
  @RequiredWhen<BookConsignmentInput>((record) => record.isInsurance === true)
  insuranceAmount?: Paise | null;

  @NotAbove('insuranceAmount', 'Ins Commission is required')
  @MoneyField('Ins Commission')
  @RequiredUnlessRated('Ins Commission is required')
  @RequiredWhen<BookConsignmentInput>((record) => record.isInsurance === true)
  insuranceCommission?: Paise | null;

  @Field(() => RecordRef, { nullable: true, description: "Default: the company's home city." })
  bookingCityId?: string | null;

  @Field(() => String, { nullable: true })
  @MaxLength(120, 'Delivery Courier')
  @Optional()
  deliveryCourier?: string | null;

  @Field(() => String, { nullable: true })
  @MultiLine()
  @MaxLength(500, 'Remark')
  @Optional()
  remark?: string | null;

  @Field(() => String, { nullable: true })
  @MaxLength(60, 'Client Invoice No')
  @Optional()
  clientInvoiceNo?: string | null;

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

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: amounts, chargeable weight and commissions that are left out are filled by the rate cards.',
  })
  autoRate?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'For administrators: why it is booked on credit although that would be refused.',
  })
  @rule('long', 'Please enter the reason', (value) => String(value).trim().length >= 5)
  @MaxLength(200, 'Reason')
  @Optional()
  creditOverrideReason?: string | null;

  @Field(() => [PacketSizeInput], { nullable: true, description: 'Measures of all packets; used with `autoRate`.' })
  dimensions?: PacketSizeInput[] | null;
}

@InputType()
export class UpdateConsignmentInput extends changeOf(BookConsignmentInput) {}

@InputType()
export class PayConsignmentInput extends RecordInput {
  @MoneyField('Customer Amount')
  @Required('Customer Amount is required')
  customerAmount: Paise;

  @MoneyField('Vendor Amount')
  @Required('Vendor Amount is required')
  vendorAmount: Paise;

  @Field(() => DateOnly, { nullable: true })
  @Required(productTexts.paymentReceivedDateRequired)
  paymentReceivedDate: string;

  @Field(() => PaymentStatus, { nullable: true, description: 'Must be Paid.' })
  @MarkedPaid()
  paymentStatus: PaymentStatus;

  @Field(() => Boolean, { nullable: true, description: 'True also approves (locks) the consignment.' })
  isApproved?: boolean | null;
}

@InputType()
export class BulkPayInput extends BulkInput {
  @Field(() => DateOnly, { nullable: true })
  @Required(productTexts.paymentReceivedDateRequired)
  paymentReceivedDate: string;

  @Field(() => Boolean, { nullable: true, description: 'True also approves (locks) the consignments.' })
  isApproved?: boolean | null;
}

@InputType()
export class TrackConsignmentInput extends RecordInput {
  @Field(() => String, { nullable: true, description: "If given, must be the consignment's AWB number." })
  @rule('awb', 'AwbNo does not match the consignment', (value) => !isPresent(value) || typeof value === 'string')
  @Optional()
  awbNo?: string | null;
}
