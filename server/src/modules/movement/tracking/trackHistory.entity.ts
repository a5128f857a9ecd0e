import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { IdColumn, SafeInt } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { RecordChoice, RecordText } from '../../../core/record/recordFields';
import { DeliveryStatus } from '../../../domain/bookings/enums';

@ObjectType({ description: 'A look-up of an AWB number on the public site.' })
@Entity()
@Index(['createdOn', 'id'])
@Index(['awbNo', 'id'])
export class TrackHistory extends RecordEntity {
  @RecordText(30, { description: 'The AWB number as entered, known or not.' })
  awbNo: string;

  @Field(() => SafeInt, { nullable: true, description: 'Null if no consignment has the number.' })
  @IdColumn({ nullable: true })
  consignmentId: number | null;

  @RecordChoice(DeliveryStatus, {
    nullable: true,
    description: 'The status shown to the visitor; null if the number is unknown.',
  })
  deliveryStatus: DeliveryStatus | null;

  @RecordText(36, { description: 'Request id, as in the log and the x-request-id header.' })
  requestId: string;
}
