import { Field, ID, InputType, Int } from 'type-graphql';
import { isAwb, normalizeAwb } from '../../domain/awb';
import { ParcelType, PaymentMode, PaymentStatus, ServiceType } from '../../domain/enums';
import type { Paise } from '../../domain/money';
import { Amount, AtMost, isPresent, Optional, Present, rule, WeightRange, When } from '../../domain/rules';
import { MultiLine } from '../../domain/text';
import type { Grams } from '../../domain/weight';
import { DateOnly, Money, RecordRef, Weight } from '../../scalars';

type Charged = Pick<BookConsignmentInput, 'actualWeight' | 'isVpp' | 'vppAmount' | 'isInsurance' | 'insuranceAmount'>;

/** What the form clears, the server refuses with the message of the then missing field (spec 5). */
const NotLessThan = (other: 'actualWeight', message: string) =>
  rule<Charged>('notLessThan', message, (value, record) => Number(value) >= Number(record[other] ?? 0));
const NotAbove = (other: 'vppAmount' | 'insuranceAmount', message: string) =>
  rule<Charged>('notAbove', message, (value, record) => Number(value) <= Number(record[other] ?? 0));

@InputType()
export class BookConsignmentInput {
  @Field(() => String, { nullable: true, description: 'Left out when `autofillAwb` takes the number from the receipt book.' })
  @rule('awb', 'AwbNo takes letters, digits, - and / (at most 30)', (value) => !isPresent(value) || isAwb(normalizeAwb(String(value))))
  @rule<BookConsignmentInput>('present', 'AwbNo is required', (value, record) => record.autofillAwb === true || isPresent(value))
  awbNo?: string | null;

  @Field(() => Boolean, { nullable: true })
  autofillAwb?: boolean | null;

  @Field(() => RecordRef, { nullable: true })
  @Present('Vendor is required')
  vendorId: string;

  @Field(() => DateOnly, { nullable: true })
  @Present('Booking is required')
  bookingDate: string;

  @Field(() => ServiceType, { nullable: true })
  @Present('Service Type is required')
  serviceType: ServiceType;

  @Field(() => RecordRef, { nullable: true, description: 'A customer.' })
  @Present('Sender is required')
  senderId: string;

  @Field(() => String, { nullable: true })
  @AtMost(160, 'Receiver')
  @Present('Receiver is required')
  receiver: string;

  @Field(() => ParcelType, { nullable: true })
  @Present('Parcel Type is required')
  parcelType: ParcelType;

  @Field(() => PaymentMode, { nullable: true })
  @Present('Payment Mode is required')
  paymentMode: PaymentMode;

  @Field(() => RecordRef, { nullable: true })
  @Present('Delivery City is required')
  deliveryCityId: string;

  @Field(() => Weight, { nullable: true })
  @WeightRange('Actual Weight')
  @Present('Actual Weight is required')
  actualWeight: Grams;

  @Field(() => Weight, { nullable: true })
  @NotLessThan('actualWeight', 'Chargeable Weight is required')
  @WeightRange('Chargeable Weight')
  @Present('Chargeable Weight is required')
  chargeableWeight: Grams;

  @Field(() => Money, { nullable: true })
  @Amount('Vendor Amount')
  @Present('Vendor Amount is required')
  vendorAmount: Paise;

  @Field(() => Int, { nullable: true })
  @rule('pieces', 'Packet must be a whole number from 1 to 99,999', (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 99_999)
  @Present('Packet is required')
  packet: number;

  @Field(() => Money, { nullable: true })
  @Amount('Customer Amount')
  @Optional()
  customerAmount?: Paise | null;

  @Field(() => Boolean, { nullable: true })
  isVpp?: boolean | null;

  @Field(() => Money, { nullable: true })
  @Amount('VPP Amount')
  @Present('VPP Amount is required')
  @When<BookConsignmentInput>((record) => record.isVpp === true)
  vppAmount?: Paise | null;

  @Field(() => Money, { nullable: true })
  @NotAbove('vppAmount', 'VPP Commission is required')
  @Amount('VPP Commission')
  @Present('VPP Commission is required')
  @When<BookConsignmentInput>((record) => record.isVpp === true)
  vppCommission?: Paise | null;

  @Field(() => Boolean, { nullable: true })
  isInsurance?: boolean | null;

  @Field(() => Money, { nullable: true })
  @Amount('Ins Amount')
  @Present('Ins Amount is required')
  @When<BookConsignmentInput>((record) => record.isInsurance === true)
  insuranceAmount?: Paise | null;

  @Field(() => Money, { nullable: true })
  @NotAbove('insuranceAmount', 'Ins Commission is required')
  @Amount('Ins Commission')
  @Present('Ins Commission is required')
  @When<BookConsignmentInput>((record) => record.isInsurance === true)
  insuranceCommission?: Paise | null;

  @Field(() => RecordRef, { nullable: true, description: 'The home city when left out.' })
  bookingCityId?: string | null;

  @Field(() => String, { nullable: true })
  @AtMost(120, 'Delivery Courier')
  @Optional()
  deliveryCourier?: string | null;

  @Field(() => String, { nullable: true })
  @MultiLine()
  @AtMost(500, 'Remark')
  @Optional()
  remark?: string | null;

  @Field(() => String, { nullable: true })
  @AtMost(60, 'Client Invoice No')
  @Optional()
  clientInvoiceNo?: string | null;
}

@InputType()
export class UpdateConsignmentInput extends BookConsignmentInput {
  @Field(() => ID)
  @Present('uniqueId is required')
  uniqueId: string;

  @Field(() => Int, { nullable: true })
  @Optional()
  version?: number | null;
}

@InputType()
export class PayConsignmentInput {
  @Field(() => ID)
  @Present('uniqueId is required')
  uniqueId: string;

  @Field(() => Int, { nullable: true })
  @Optional()
  version?: number | null;

  @Field(() => Money, { nullable: true })
  @Amount('Customer Amount')
  @Present('Customer Amount is required')
  customerAmount: Paise;

  @Field(() => Money, { nullable: true })
  @Amount('Vendor Amount')
  @Present('Vendor Amount is required')
  vendorAmount: Paise;

  @Field(() => DateOnly, { nullable: true })
  @Present('Payment Recived Date is required')
  paymentReceivedDate: string;

  @Field(() => PaymentStatus, { nullable: true, description: 'Paid; nothing else can be set.' })
  @rule('paid', 'PaymentStatus is required', (value) => value === PaymentStatus.Paid)
  paymentStatus: PaymentStatus;

  @Field(() => Boolean, { nullable: true, description: 'Approves (locks) the consignment too.' })
  isApproved?: boolean | null;
}

@InputType()
export class TrackConsignmentInput {
  @Field(() => ID)
  @Present('uniqueId is required')
  uniqueId: string;

  @Field(() => String, { nullable: true, description: 'Must be the number of the consignment when given.' })
  @rule('awb', 'AwbNo is not that of the consignment', (value) => !isPresent(value) || typeof value === 'string')
  @Optional()
  awbNo?: string | null;
}
