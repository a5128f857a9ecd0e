import { Field, InputType, Int } from 'type-graphql';
import { ParcelType, PaymentMode, ServiceType } from '../../../domain/bookings/enums';
import { Pieces } from '../../../domain/bookings/bookingRules';
import type { Paise } from '../../../domain/values/money';
import { maxSideMm, type PacketSize } from '../../../domain/rating/ratedWeight';
import { Optional, Required } from '../../../domain/rules/rules';
import type { Grams } from '../../../domain/values/weight';
import { LengthField, MoneyField, WeightField } from '../../../core/record/fields';
import { DateOnly, RecordRef } from '../../../core/record/scalars';

@InputType({ description: 'The measures of equal packets: each side from 0.1 to 500 cm.' })
export class PacketSizeInput implements PacketSize {
  @LengthField('A side', maxSideMm)
  length: number;

  @LengthField('A side', maxSideMm)
  width: number;

  @LengthField('A side', maxSideMm)
  height: number;

  @Field(() => Int)
  count: number;
}

@InputType()
export class QuoteConsignmentInput {
  @Field(() => RecordRef, { nullable: true })
  @Required('Vendor is required')
  vendorId: string;

  @Field(() => DateOnly, { nullable: true, description: 'Default: today.' })
  bookingDate?: string | null;

  @Field(() => ServiceType, { nullable: true })
  @Required('Service Type is required')
  serviceType: ServiceType;

  @Field(() => RecordRef, { nullable: true, description: 'A customer.' })
  @Required('Sender is required')
  senderId: string;

  @Field(() => ParcelType, { nullable: true })
  @Required('Parcel Type is required')
  parcelType: ParcelType;

  @Field(() => RecordRef, { nullable: true })
  @Required('Delivery City is required')
  deliveryCityId: string;

  @Field(() => RecordRef, { nullable: true, description: "Default: the company's home city." })
  bookingCityId?: string | null;

  @WeightField('Actual Weight')
  @Required('Actual Weight is required')
  actualWeight: Grams;

  @Field(() => Int, { nullable: true })
  @Pieces()
  @Required('Packet is required')
  packet: number;

  @Field(() => PaymentMode, {
    nullable: true,
    description: "Whether the amount has GST inside. Omitted: it is the card's price.",
  })
  paymentMode?: PaymentMode | null;

  @Field(() => [PacketSizeInput], { nullable: true, description: 'Of all packets, or omitted.' })
  dimensions?: PacketSizeInput[] | null;

  @MoneyField('VPP Amount')
  @Optional()
  vppAmount?: Paise | null;

  @MoneyField('Ins Amount')
  @Optional()
  insuranceAmount?: Paise | null;
}
