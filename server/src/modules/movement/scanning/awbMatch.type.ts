import { Field, ID, Int, ObjectType } from 'type-graphql';
import { BookingKind, DeliveryStatus } from '../../../domain/bookings/enums';

@ObjectType({ description: 'A live booking that has the AWB number of a code.' })
export class AwbMatch {
  @Field(() => BookingKind)
  kind: BookingKind;

  @Field(() => ID)
  uniqueId: string;

  @Field(() => String)
  awbNo: string;

  @Field(() => Int, { nullable: true, description: 'Which packet the code names; null if it names none.' })
  piece: number | null;

  @Field(() => Int, { description: 'Number of packets of the booking.' })
  packet: number;

  @Field(() => String, { description: "Of a cargo consignment, the receiving customer's company." })
  receiver: string;

  @Field(() => DeliveryStatus, { nullable: true, description: 'Null for a cargo consignment, which has none.' })
  deliveryStatus: DeliveryStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it cannot go on an outgoing manifest now; null if it can.',
  })
  refusalOfManifest: string | null;
}
