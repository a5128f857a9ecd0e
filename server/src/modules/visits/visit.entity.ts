import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { CountColumn, InstantColumn, TextColumn } from '../../db/columns';
import { RecordEntity } from '../../db/record';
import { Instant } from '../../core/scalars';

declare module '../../db/recordKinds' {
  interface RecordKinds {
    Visit: Visit;
  }
}

@ObjectType({ description: 'One visitor of the public site: what with, and how often what.' })
@Entity()
@Index(['createdOn', 'id'])
export class Visit extends RecordEntity {
  @Field(() => ID, { description: "Random; the visitor's browser keeps it in a cookie for a year." })
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

  @Field(() => String, { description: 'The page that was opened last.' })
  @TextColumn(200)
  page: string;

  @Field(() => Int, { description: 'Look-ups of an AWB number that is not known.' })
  @CountColumn()
  search: number;

  @Field(() => Int, { description: 'Look-ups of a known AWB number.' })
  @CountColumn()
  tracking: number;

  @Field(() => Int)
  @CountColumn()
  enquirySent: number;

  @Field(() => Instant)
  @InstantColumn()
  lastVisit: Date;
}
