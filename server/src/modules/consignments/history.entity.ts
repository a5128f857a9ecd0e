import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { EnumColumn, FlagColumn, InstantColumn, RefColumn, TextColumn } from '../../db/columns';
import { RecordEntity } from '../../db/record';
import { DeliveryStatus } from '../../domain/enums';
import { Instant } from '../../core/scalars';

declare module '../../db/recordKinds' {
  interface RecordKinds {
    ConsignmentHistory: ConsignmentHistory;
  }
}

@ObjectType({ description: 'One movement of a consignment. The newest live one gives the delivery status.' })
@Entity()
@Index(['consignmentId', 'actionDate', 'id'])
export class ConsignmentHistory extends RecordEntity {
  @Field(() => Int)
  @RefColumn('Consignment')
  consignmentId: number;

  @Field(() => Instant)
  @InstantColumn()
  actionDate: Date;

  @Field(() => String, { description: 'What happened, in words.' })
  @TextColumn(500)
  action: string;

  @Field(() => String)
  @TextColumn(100)
  city: string;

  @Field(() => DeliveryStatus)
  @EnumColumn()
  deliveryStatus: DeliveryStatus;

  @Field(() => Boolean, { description: 'Written by the system: booking, manifest, online tracking.' })
  @FlagColumn()
  internal: boolean;

  @Field(() => Boolean)
  @FlagColumn()
  nonDeletable: boolean;
}
