import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { CountColumn, InstantColumn, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { Instant } from '../../../core/record/scalars';

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    Visit: Visit;
  }
}

@ObjectType({ description: 'A visitor of the public site: device and activity counters.' })
@Entity()
@Index(['createdOn', 'id'])
export class Visit extends RecordEntity {
  @Field(() => ID, { description: "Random id, stored in a cookie of the visitor's browser for a year." })
  @Index({ unique: true })
  @TextColumn(36)
  visitorId: string;

  @Field(() => String)
  @TextColumn(60)
  browser: string;

  @Field(() => String)
  @TextColumn(60)
  device: string;

  @Field(() => String)
  @TextColumn(60)
  operatingSystem: string;

  @Field(() => String)
  @TextColumn(45)
  ipAddress: string;

  @Field(() => String, { description: 'Path of the last page opened.' })
  @TextColumn(200)
  page: string;

  @Field(() => Int, { description: 'Number of look-ups of unknown AWB numbers.' })
  @CountColumn()
  search: number;

  @Field(() => Int, { description: 'Number of look-ups of known AWB numbers.' })
  @CountColumn()
  tracking: number;

  @Field(() => Int)
  @CountColumn()
  enquirySent: number;

  @Field(() => Instant)
  @InstantColumn()
  lastVisit: Date;
}
