import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateOnly, Weight } from '../../../core/record/scalars';
import { BarcodePlacement, LabelSize, ParcelType, ServiceType } from '../../../domain/bookings/enums';
import type { Grams } from '../../../domain/values/weight';

@ObjectType({ description: 'What the labels of one consignment say, one label for each packet.' })
export class Label {
  @Field(() => ID)
  uniqueId: string;

  @Field(() => String)
  awbNo: string;

  @Field(() => String, { description: "The company's trade name on the booking date." })
  company: string;

  @Field(() => Int, {
    description: "Number of packets. If more than one, the code of each is the AWB number, '.' and its number.",
  })
  packet: number;

  @Field(() => BarcodePlacement)
  barcode: BarcodePlacement;

  @Field(() => String, { description: 'Text of the QR code: the address of public tracking.' })
  trackingUrl: string;

  @Field(() => String)
  destination: string;

  @Field(() => String)
  pinCode: string;

  @Field(() => String)
  receiver: string;

  @Field(() => String)
  origin: string;

  @Field(() => String, { description: "The sender's company." })
  sender: string;

  @Field(() => String)
  vendor: string;

  @Field(() => DateOnly)
  bookingDate: string;

  @Field(() => ServiceType)
  serviceType: ServiceType;

  @Field(() => ParcelType)
  parcelType: ParcelType;

  @Field(() => Weight)
  actualWeight: Grams;

  @Field(() => String, {
    description: "'TO PAY' with what the receiver pays, or 'PAID' or 'CREDIT' without an amount.",
  })
  payment: string;
}

@ObjectType({ description: 'Labels of one size.' })
export class LabelSet {
  @Field(() => LabelSize)
  size: LabelSize;

  @Field(() => [Label], { description: 'One for each consignment, in the order that was asked for.' })
  labels: Label[];
}
