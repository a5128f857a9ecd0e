import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { DateColumn, FlagColumn, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { HasFields } from '../../../domain/values/fields';
import { notificationFields as fields } from '../../../domain/site/siteFields';
import { DateOnly } from '../../../core/record/scalars';

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    Notification: Notification;
  }
}

@ObjectType({ description: 'A message shown to all signed-in users.' })
@Entity()
@Index(['createdOn', 'id'])
@HasFields(fields)
export class Notification extends RecordEntity {
  @Field(() => String)
  @TextColumn(fields.message)
  message: string;

  @Field(() => DateOnly, { description: 'First day on which it is shown.' })
  @DateColumn()
  startAt: string;

  @Field(() => DateOnly, { description: 'Last day on which it is shown.' })
  @DateColumn()
  expireAt: string;

  @Field(() => Boolean, { description: 'Always shown, and cannot be dismissed.' })
  @FlagColumn()
  isPermanent: boolean;
}
