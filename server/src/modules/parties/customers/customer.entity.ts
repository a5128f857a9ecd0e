import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import {
  CountColumn,
  EnumColumn,
  FoldedColumn,
  InstantColumn,
  LooseRefColumn,
  PaiseColumn,
  SafeInt,
  TextColumn,
} from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { customerFields as fields } from '../../../domain/parties/customerFields';
import { HasFields } from '../../../domain/values/fields';
import { GstCategory } from '../../../domain/parties/enums';
import type { Paise } from '../../../domain/values/money';
import { Instant, Money } from '../../../core/record/scalars';
import { City } from '../locations/city.entity';

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    Customer: Customer;
  }
}

@ObjectType({ description: 'A company or person that sends consignments and is billed for them.' })
@Entity()
@Index(['createdOn', 'id'])
@Index(['companyFolded', 'id'])
@HasFields(fields)
export class Customer extends RecordEntity {
  @Field(() => String, { description: 'Name of the contact person.' })
  @TextColumn(fields.name)
  name: string;

  @FoldedColumn('name')
  nameFolded: string | null;

  @Field(() => String)
  @TextColumn(fields.company)
  company: string;

  @FoldedColumn('company')
  companyFolded: string | null;

  @Field(() => String)
  @TextColumn(fields.contact)
  contact: string;

  @FoldedColumn('contact')
  contactFolded: string | null;

  @Field(() => String, { nullable: true })
  @TextColumn(fields.address, { nullable: true })
  address: string | null;

  @Field(() => String, { nullable: true, description: 'GSTIN.' })
  @TextColumn(fields.gst, { nullable: true })
  gst: string | null;

  @Field(() => String, { nullable: true })
  @TextColumn(fields.email, { nullable: true })
  email: string | null;

  @Field(() => Instant, { nullable: true, description: 'Since when the e-mail address stands; null without one.' })
  emailSince?: Date | null;

  @Field(() => SafeInt, { nullable: true })
  @LooseRefColumn('City', { nullable: true })
  cityId: number | null;

  @Field(() => City, { nullable: true })
  city?: City | null;

  @Field(() => String, { nullable: true })
  @TextColumn(fields.pinCode, { nullable: true })
  pinCode: string | null;

  @Field(() => GstCategory, { nullable: true, description: 'Null: Regular with a GSTIN, else Unregistered.' })
  @EnumColumn({ nullable: true })
  gstCategory: GstCategory | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days from the invoice date to the due date. Null: the setting credit.days.',
  })
  @CountColumn({ nullable: true })
  creditDays: number | null;

  @Field(() => Money, {
    nullable: true,
    description: 'What may be owed at most for bookings on credit. Null: no limit.',
  })
  @PaiseColumn({ nullable: true })
  creditLimit: Paise | null;

  @Field(() => Instant, { nullable: true, description: 'When the customer last had a booking; null if never.' })
  @InstantColumn({ nullable: true })
  lastActiveDate: Date | null;
}
