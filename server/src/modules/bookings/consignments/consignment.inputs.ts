import { Field, InputType } from 'type-graphql';
import { productTexts } from '../../../domain/productTexts';
import { consignmentFields as fields, creditOverrideReason } from '../../../domain/bookings/consignmentFields';
import { ParcelType, PaymentMode, PaymentStatus, ServiceType } from '../../../domain/bookings/enums';
import type { Paise } from '../../../domain/values/money';
import { isPresent, Optional, Required, rule, RequiredWhen } from '../../../domain/rules/rules';
import {
  ValidAwb,
  Pieces,
  NotBelowActualWeight,
  MarkedPaid,
  ValidEwayBillNo,
} from '../../../domain/bookings/bookingRules';
import { HasFields, requiredMessage, type DeclaredField } from '../../../domain/values/fields';
import type { Grams } from '../../../domain/values/weight';
import { InputField } from '../../../core/record/fields';
import { DateOnly } from '../../../core/record/scalars';
import { PacketSizeInput } from '../../rating/rates/quote.inputs';
import { BulkInput, RecordInput, changeOf } from '../../../core/record/record.inputs';

type Charged = Pick<BookConsignmentInput, 'vppAmount' | 'insuranceAmount'>;

/** Values that the form would clear are refused with the message of the missing field (SPEC 5). */
const NotAbove = (other: 'vppAmount' | 'insuranceAmount', field: DeclaredField) =>
  rule<Charged>(
    'notAbove',
    requiredMessage(field),
    (value, record) => value == null || Number(value) <= Number(record[other] ?? 0),
  );

/** With `autoRate` the rate cards give what is left out; the service refuses what they do not give. */
const RequiredUnlessRated = (field: DeclaredField) =>
  rule<Pick<BookConsignmentInput, 'autoRate'>>(
    'present',
    requiredMessage(field),
    (value, { autoRate }) => autoRate === true || isPresent(value),
  );

@InputType()
@HasFields(fields, ['autofillAwb', 'autoRate', 'creditOverrideReason', 'dimensions'])
export class BookConsignmentInput {
  @ValidAwb()
  @InputField(fields.awbNo, { description: 'Omit if `autofillAwb` is true.' })
  @rule<BookConsignmentInput>(
    'present',
    requiredMessage(fields.awbNo),
    (value, record) => record.autofillAwb === true || isPresent(value),
  )
  awbNo?: string | null;

  @Field(() => Boolean, { nullable: true })
  autofillAwb?: boolean | null;

  @InputField(fields.vendorId)
  vendorId: string;

  @InputField(fields.bookingDate)
  bookingDate: string;

  @InputField(fields.serviceType)
  serviceType: ServiceType;

  @InputField(fields.senderId, { description: 'A customer.' })
  senderId: string;

  @InputField(fields.receiver)
  receiver: string;

  @InputField(fields.parcelType)
  parcelType: ParcelType;

  @InputField(fields.paymentMode)
  paymentMode: PaymentMode;

  @InputField(fields.deliveryCityId)
  deliveryCityId: string;

  @InputField(fields.actualWeight)
  actualWeight: Grams;

  @NotBelowActualWeight()
  @InputField(fields.chargeableWeight)
  @RequiredUnlessRated(fields.chargeableWeight)
  chargeableWeight: Grams;

  @InputField(fields.vendorAmount)
  @RequiredUnlessRated(fields.vendorAmount)
  vendorAmount: Paise;

  @Pieces()
  @InputField(fields.packet)
  packet: number;

  @InputField(fields.customerAmount)
  customerAmount?: Paise | null;

  @InputField(fields.isVpp)
  isVpp?: boolean | null;

  @InputField(fields.vppAmount)
  @Required(requiredMessage(fields.vppAmount))
  @RequiredWhen<BookConsignmentInput>((record) => record.isVpp === true)
  vppAmount?: Paise | null;

  @NotAbove('vppAmount', fields.vppCommission)
  @InputField(fields.vppCommission)
  @RequiredUnlessRated(fields.vppCommission)
  @RequiredWhen<BookConsignmentInput>((record) => record.isVpp === true)
  vppCommission?: Paise | null;

  @InputField(fields.isInsurance)
  isInsurance?: boolean | null;

  @InputField(fields.insuranceAmount)
  @Required(requiredMessage(fields.insuranceAmount))
  @RequiredWhen<BookConsignmentInput>((record) => record.isInsurance === true)
  insuranceAmount?: Paise | null;

  @NotAbove('insuranceAmount', fields.insuranceCommission)
  @InputField(fields.insuranceCommission)
  @RequiredUnlessRated(fields.insuranceCommission)
  @RequiredWhen<BookConsignmentInput>((record) => record.isInsurance === true)
  insuranceCommission?: Paise | null;

  @InputField(fields.bookingCityId, { description: "Default: the company's home city." })
  bookingCityId?: string | null;

  @InputField(fields.deliveryCourier)
  deliveryCourier?: string | null;

  @InputField(fields.remark)
  remark?: string | null;

  @InputField(fields.clientInvoiceNo)
  clientInvoiceNo?: string | null;

  @InputField(fields.goodsValue, { description: 'Rupees, with GST.' })
  goodsValue?: Paise | null;

  @ValidEwayBillNo()
  @InputField(fields.ewayBillNo, { description: 'Twelve digits.' })
  ewayBillNo?: string | null;

  @InputField(fields.ewayBillDate)
  ewayBillDate?: string | null;

  @InputField(fields.ewayExemptReason, { description: 'Why the goods need no e-way bill.' })
  ewayExemptReason?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: amounts, chargeable weight and commissions that are left out are filled by the rate cards.',
  })
  autoRate?: boolean | null;

  @rule('long', 'Please enter the reason', (value) => String(value).trim().length >= 5)
  @InputField(creditOverrideReason, {
    description: 'For administrators: why it is booked on credit although that would be refused.',
  })
  creditOverrideReason?: string | null;

  @Field(() => [PacketSizeInput], { nullable: true, description: 'Measures of all packets; used with `autoRate`.' })
  dimensions?: PacketSizeInput[] | null;
}

@InputType()
export class UpdateConsignmentInput extends changeOf(BookConsignmentInput) {}

@InputType()
export class PayConsignmentInput extends RecordInput {
  @InputField(fields.customerAmount)
  @Required(requiredMessage(fields.customerAmount))
  customerAmount: Paise;

  @InputField(fields.vendorAmount)
  @Required(requiredMessage(fields.vendorAmount))
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
