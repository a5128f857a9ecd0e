import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { LooseRefColumn, SafeInt, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { branchFields as fields } from '../../../domain/parties/branchFields';
import { HasFields } from '../../../domain/values/fields';
import { RecordField, RecordReference, RecordRelation } from '../../../core/record/recordFields';
import { City } from '../locations/city.entity';
import { Registration } from './registration.entity';

@ObjectType({ description: 'A place of the company where consignments are booked. It is closed, never deleted.' })
@Entity()
@HasFields(fields)
export class Branch extends RecordEntity {
  @RecordField(fields.name)
  name: string;

  /** Name of a live branch, without case and accents. */
  @Index({ unique: true })
  @TextColumn(fields.name, { nullable: true })
  liveName: string | null;

  @RecordField(fields.code, { description: 'In the numbers of its documents: two to four capital letters and digits.' })
  code: string;

  @Index({ unique: true })
  @TextColumn(fields.code, { nullable: true })
  liveCode: string | null;

  @RecordReference('City')
  cityId: number;

  @RecordRelation(() => City)
  city?: City | null;

  @RecordField(fields.addressLines, { description: 'At most four lines, without city and PIN code.' })
  addressLines: string;

  @RecordField(fields.pinCode)
  pinCode: string;

  @RecordField(fields.phone, { nullable: true })
  phone: string | null;

  /** A registration is never deleted. */
  @Field(() => SafeInt)
  @LooseRefColumn('Registration')
  registrationId: number;

  @RecordRelation(() => Registration, { description: 'Under which it supplies.' })
  registration?: Registration | null;

  @RecordField('flag')
  isActive: boolean;
}
