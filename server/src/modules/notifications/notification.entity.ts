import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { DateColumn, FlagColumn, TextColumn } from '../../db/columns';
import { RecordEntity } from '../../db/record';
import { DateOnly } from '../../core/scalars';

declare module '../../db/recordKinds' {
  interface RecordKinds {
    Notification: Notification;
  }
}

@ObjectType({ description: 'A message on the banner of everybody who is signed in.' })
@Entity()
@Index(['createdOn', 'id'])
export class Notification extends RecordEntity {
  @Field(() => String)
  @TextColumn(500)
  message: string;

  @Field(() => DateOnly, { description: 'The first day on which it shows.' })
  @DateColumn()
  startAt: string;

  @Field(() => DateOnly, { description: 'The last day on which it shows.' })
  @DateColumn()
  expireAt: string;

  @Field(() => Boolean, { description: 'Shows always, and cannot be dismissed.' })
  @FlagColumn()
  isPermanent: boolean;
}
