import { Field, ID, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { RecordField, RecordText } from '../../../core/record/recordFields';

@ObjectType({ description: 'A visitor of the public site: device and activity counters.' })
@Entity()
@Index(['createdOn', 'id'])
export class Visit extends RecordEntity {
  @Field(() => ID, { description: "Random id, stored in a cookie of the visitor's browser for a year." })
  @Index({ unique: true })
  @TextColumn(36)
  visitorId: string;

  @RecordText(60)
  browser: string;

  @RecordText(60)
  device: string;

  @RecordText(60)
  operatingSystem: string;

  @RecordText(45)
  ipAddress: string;

  @RecordText(200, { description: 'Path of the last page opened.' })
  page: string;

  @RecordField('count', { description: 'Number of look-ups of unknown AWB numbers.' })
  search: number;

  @RecordField('count', { description: 'Number of look-ups of known AWB numbers.' })
  tracking: number;

  @RecordField('count')
  enquirySent: number;

  @RecordField('instant')
  lastVisit: Date;
}
