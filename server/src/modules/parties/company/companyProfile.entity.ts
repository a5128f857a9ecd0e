import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { CountColumn, DateColumn, RefColumn, SafeInt, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { companyFields as fields } from '../../../domain/parties/companyFields';
import { HasFields } from '../../../domain/values/fields';
import { DateOnly } from '../../../core/record/scalars';
import { City } from '../locations/city.entity';
import { State } from '../locations/state.entity';

@ObjectType({
  description:
    'The company as its papers name it, from a date until the next profile: a document shows the one of its date.',
})
@Entity()
@HasFields(fields)
export class CompanyProfile extends RecordEntity {
  @Field(() => DateOnly, { description: 'The first day on which it holds.' })
  @Index({ unique: true })
  @DateColumn()
  validFrom: string;

  @Field(() => String)
  @TextColumn(fields.legalName)
  legalName: string;

  @Field(() => String)
  @TextColumn(fields.tradeName)
  tradeName: string;

  @Field(() => String, { nullable: true })
  @TextColumn(fields.tagline, { nullable: true })
  tagline: string | null;

  @Field(() => String, { description: 'At most four lines, without city, PIN code and state.' })
  @TextColumn(fields.addressLines)
  addressLines: string;

  @Field(() => String)
  @TextColumn(fields.city)
  city: string;

  @Field(() => String)
  @TextColumn(fields.pinCode)
  pinCode: string;

  @Field(() => SafeInt, { description: 'By the GSTIN.' })
  @RefColumn('State')
  stateId: number;

  @Field(() => State, { nullable: true })
  @ManyToOne(() => State, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'state_id' })
  state?: State | null;

  @Field(() => [String], {
    description: 'The lines of the address as they are printed, with city, PIN code and state.',
  })
  address?: readonly string[];

  @Field(() => String)
  @TextColumn(fields.phone)
  phone: string;

  @Field(() => String)
  @TextColumn(fields.email)
  email: string;

  @Field(() => String, { nullable: true })
  @TextColumn(fields.website, { nullable: true })
  website: string | null;

  @Field(() => String)
  @TextColumn(fields.gstin)
  gstin: string;

  @Field(() => String, { description: 'By the GSTIN.' })
  @TextColumn(10)
  pan: string;

  @Field(() => String, { description: 'Service accounting code of what is invoiced.' })
  @TextColumn(fields.sac)
  sac: string;

  @Field(() => SafeInt, { description: 'The city where bookings start that name no other.' })
  @RefColumn('City')
  homeCityId: number;

  @Field(() => City, { nullable: true })
  @ManyToOne(() => City, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'home_city_id' })
  homeCity?: City | null;

  @Field(() => String, { nullable: true })
  @TextColumn(fields.bankAccountName, { nullable: true })
  bankAccountName: string | null;

  @Field(() => String, { nullable: true })
  @TextColumn(fields.bankAccountNumber, { nullable: true })
  bankAccountNumber: string | null;

  @Field(() => String, { nullable: true })
  @TextColumn(fields.bankName, { nullable: true })
  bankName: string | null;

  @Field(() => String, { nullable: true })
  @TextColumn(fields.bankBranch, { nullable: true })
  bankBranch: string | null;

  @Field(() => String, { nullable: true })
  @TextColumn(fields.bankIfsc, { nullable: true })
  bankIfsc: string | null;

  @Field(() => String, { nullable: true })
  @TextColumn(fields.upiId, { nullable: true })
  upiId: string | null;

  @Field(() => String, { nullable: true, description: 'Printed on invoices, a term a line.' })
  @TextColumn(fields.invoiceTerms, { nullable: true })
  invoiceTerms: string | null;

  @Field(() => String, { nullable: true, description: 'Printed at the end of invoices.' })
  @TextColumn(fields.invoiceFooter, { nullable: true })
  invoiceFooter: string | null;

  @Field(() => String, { nullable: true, description: 'Where disputes about invoices are heard.' })
  @TextColumn(fields.jurisdiction, { nullable: true })
  jurisdiction: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days to pay of customers without days of their own. Null: the setting credit.days.',
  })
  @CountColumn({ nullable: true })
  creditDays: number | null;

  @Field(() => String, { nullable: true, description: 'Name of an image, under /dynamic/images.' })
  @TextColumn(fields.logo, { nullable: true })
  logo: string | null;

  @Field(() => String, { nullable: true, description: 'Name of an image, under /dynamic/images.' })
  @TextColumn(fields.signature, { nullable: true })
  signature: string | null;
}
