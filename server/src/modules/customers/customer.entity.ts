import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { FoldedColumn, InstantColumn, TextColumn } from '../../db/columns';
import { RecordEntity } from '../../db/record';
import { Instant } from '../../core/scalars';

declare module '../../db/recordKinds' {
  interface RecordKinds {
    Customer: Customer;
  }
}

@ObjectType({ description: 'A company or person that sends consignments and is billed for them.' })
@Entity()
@Index(['createdOn', 'id'])
@Index(['companyFolded', 'id'])
export class Customer extends RecordEntity {
  @Field(() => String, { description: 'Name of the contact person.' })
  @TextColumn(120)
  name: string;

  @FoldedColumn('name', 120)
  nameFolded: string | null;

  @Field(() => String)
  @TextColumn(160)
  company: string;

  @FoldedColumn('company', 160)
  companyFolded: string | null;

  @Field(() => String)
  @TextColumn(40)
  contact: string;

  @FoldedColumn('contact', 40)
  contactFolded: string | null;

  @Field(() => String, { nullable: true })
  @TextColumn(300, { nullable: true })
  address: string | null;

  @Field(() => String, { nullable: true, description: 'GSTIN.' })
  @TextColumn(15, { nullable: true })
  gst: string | null;

  @Field(() => Instant, { nullable: true, description: 'When the customer last had a booking; null if never.' })
  @InstantColumn({ nullable: true })
  lastActiveDate: Date | null;
}
