import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { EnumColumn, IdColumn, SafeInt, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { DeliveryStatus } from '../../../domain/bookings/enums';

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    TrackHistory: TrackHistory;
  }
}

@ObjectType({ description: 'A look-up of an AWB number on the public site.' })
@Entity()
@Index(['createdOn', 'id'])
@Index(['awbNo', 'id'])
export class TrackHistory extends RecordEntity {
  @Field(() => String, { description: 'The AWB number as entered, known or not.' })
  @TextColumn(30)
  awbNo: string;

  @Field(() => SafeInt, { nullable: true, description: 'Null if no consignment has the number.' })
  @IdColumn({ nullable: true })
  consignmentId: number | null;

  @Field(() => DeliveryStatus, {
    nullable: true,
    description: 'The status shown to the visitor; null if the number is unknown.',
  })
  @EnumColumn({ nullable: true })
  deliveryStatus: DeliveryStatus | null;

  @Field(() => String, { description: 'Request id, as in the log and the x-request-id header.' })
  @TextColumn(36)
  requestId: string;
}
