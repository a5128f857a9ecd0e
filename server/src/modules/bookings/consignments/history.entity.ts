import { ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { RecordEntity } from '../../../db/schema/record';
import { historyFields as fields } from '../../../domain/bookings/consignmentFields';
import { HasFields } from '../../../domain/values/fields';
import { DeliveryStatus } from '../../../domain/bookings/enums';
import { RecordField, RecordReference } from '../../../core/record/recordFields';

@ObjectType({ description: 'A movement of a consignment. The newest one not deleted determines the delivery status.' })
@Entity()
@Index(['consignmentId', 'actionDate', 'id'])
@HasFields(fields)
export class ConsignmentHistory extends RecordEntity {
  @RecordReference('Consignment')
  consignmentId: number;

  @RecordField('instant')
  actionDate: Date;

  @RecordField(fields.action, { description: 'Remark: what happened.' })
  action: string;

  @RecordField(fields.city)
  city: string;

  @RecordField(fields.deliveryStatus)
  deliveryStatus: DeliveryStatus;

  @RecordField('flag', { description: 'Created by the system (booking, manifest, online tracking); cannot be edited.' })
  internal: boolean;

  @RecordField('flag')
  nonDeletable: boolean;
}
