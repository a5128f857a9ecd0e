import { Field, ObjectType } from 'type-graphql';
import { DeliveryStatus } from '../../../domain/bookings/enums';
import { Instant } from '../../../core/record/scalars';

@ObjectType({ description: 'A movement of a consignment, without what names a manifest.' })
export class AwbMovement {
  @Field(() => Instant)
  actionDate: Date;

  @Field(() => String)
  city: string;

  @Field(() => DeliveryStatus)
  deliveryStatus: DeliveryStatus;

  @Field(() => String)
  action: string;
}

/** Only information that anyone with the AWB number may see. */
@ObjectType({ description: 'Public tracking information of a consignment: no names, amounts or addresses.' })
export class AwbTracking {
  @Field(() => String)
  awbNo: string;

  @Field(() => DeliveryStatus)
  deliveryStatus: DeliveryStatus;

  @Field(() => [AwbMovement], { description: 'Newest first.' })
  movements: AwbMovement[];
}
