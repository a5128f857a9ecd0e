import { ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { RecordEntity } from '../../../db/schema/record';
import { HasFields } from '../../../domain/values/fields';
import { notificationFields as fields } from '../../../domain/site/siteFields';
import { RecordField } from '../../../core/record/recordFields';

@ObjectType({ description: 'A message shown to all signed-in users.' })
@Entity()
@Index(['createdOn', 'id'])
@HasFields(fields)
export class Notification extends RecordEntity {
  @RecordField(fields.message)
  message: string;

  @RecordField(fields.startAt, { description: 'First day on which it is shown.' })
  startAt: string;

  @RecordField(fields.expireAt, { description: 'Last day on which it is shown.' })
  expireAt: string;

  @RecordField(fields.isPermanent, { description: 'Always shown, and cannot be dismissed.' })
  isPermanent: boolean;
}
