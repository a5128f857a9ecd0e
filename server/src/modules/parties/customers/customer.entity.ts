import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { FoldedColumn, LooseRefColumn, SafeInt } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { customerFields as fields } from '../../../domain/parties/customerFields';
import { HasFields } from '../../../domain/values/fields';
import { GstCategory } from '../../../domain/parties/enums';
import type { Paise } from '../../../domain/values/money';
import { RecordField } from '../../../core/record/recordFields';
import { Instant } from '../../../core/record/scalars';
import { City } from '../locations/city.entity';

@ObjectType({ description: 'A company or person that sends consignments and is billed for them.' })
@Entity()
@Index(['createdOn', 'id'])
@Index(['companyFolded', 'id'])
@HasFields(fields)
export class Customer extends RecordEntity {
  @RecordField(fields.name, { description: 'Name of the contact person.' })
  name: string;

  @FoldedColumn('name')
  nameFolded: string | null;

  @RecordField(fields.company)
  company: string;

  @FoldedColumn('company')
  companyFolded: string | null;

  @RecordField(fields.contact)
  contact: string;

  @FoldedColumn('contact')
  contactFolded: string | null;

  @RecordField(fields.address, { nullable: true })
  address: string | null;

  @RecordField(fields.gst, { nullable: true, description: 'GSTIN.' })
  gst: string | null;

  @RecordField(fields.email, { nullable: true })
  email: string | null;

  @Field(() => Instant, { nullable: true, description: 'Since when the e-mail address stands; null without one.' })
  emailSince?: Date | null;

  @Field(() => SafeInt, { nullable: true })
  @LooseRefColumn('City', { nullable: true })
  cityId: number | null;

  @Field(() => City, { nullable: true })
  city?: City | null;

  @RecordField(fields.pinCode, { nullable: true })
  pinCode: string | null;

  @RecordField(fields.gstCategory, { nullable: true, description: 'Null: Regular with a GSTIN, else Unregistered.' })
  gstCategory: GstCategory | null;

  @RecordField('count', {
    nullable: true,
    description: 'Days from the invoice date to the due date. Null: the setting credit.days.',
  })
  creditDays: number | null;

  @RecordField('money', {
    nullable: true,
    description: 'What may be owed at most for bookings on credit. Null: no limit.',
  })
  creditLimit: Paise | null;

  @RecordField('instant', { nullable: true, description: 'When the customer last had a booking; null if never.' })
  lastActiveDate: Date | null;
}
