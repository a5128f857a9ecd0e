import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { EnumColumn, FlagColumn, InstantColumn, RefColumn, SafeInt, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { historyFields as fields } from '../../../domain/bookings/consignmentFields';
import { HasFields } from '../../../domain/values/fields';
import { DeliveryStatus } from '../../../domain/bookings/enums';
import { Instant } from '../../../core/record/scalars';

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    ConsignmentHistory: ConsignmentHistory;
  }
}

@ObjectType({ description: 'A movement of a consignment. The newest one not deleted determines the delivery status.' })
@Entity()
@Index(['consignmentId', 'actionDate', 'id'])
@HasFields(fields)
export class ConsignmentHistory extends RecordEntity {
  @Field(() => SafeInt)
  @RefColumn('Consignment')
  consignmentId: number;

  @Field(() => Instant)
  @InstantColumn()
  actionDate: Date;

  @Field(() => String, { description: 'Remark: what happened.' })
  @TextColumn(fields.action)
  action: string;

  @Field(() => String)
  @TextColumn(fields.city)
  city: string;

  @Field(() => DeliveryStatus)
  @EnumColumn()
  deliveryStatus: DeliveryStatus;

  @Field(() => Boolean, {
    description: 'Created by the system (booking, manifest, online tracking); cannot be edited.',
  })
  @FlagColumn()
  internal: boolean;

  @Field(() => Boolean)
  @FlagColumn()
  nonDeletable: boolean;
}
