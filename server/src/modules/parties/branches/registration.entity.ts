import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { LongTextColumn, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { registrationFields as fields } from '../../../domain/parties/branchFields';
import { HasFields } from '../../../domain/values/fields';
import { RecordField, RecordReference, RecordRelation } from '../../../core/record/recordFields';
import { State } from '../locations/state.entity';

@ObjectType({ description: 'A GST registration of the company: one in each state from which it supplies.' })
@Entity()
@HasFields(fields)
export class Registration extends RecordEntity {
  @RecordField(fields.gstin)
  gstin: string;

  /** GSTIN of a live registration; null after deletion, which frees it. */
  @Index({ unique: true })
  @TextColumn(fields.gstin, { nullable: true })
  liveGstin: string | null;

  @RecordReference('State', { description: 'By the GSTIN.' })
  stateId: number;

  @RecordRelation(() => State)
  state?: State | null;

  @RecordField(fields.legalName)
  legalName: string;

  @RecordField(fields.addressLines, { description: 'At most four lines, without city, PIN code and state.' })
  addressLines: string;

  @Field(() => [String], {
    description: 'The lines of the address as they are printed, with city, PIN code and state.',
  })
  address?: readonly string[];

  @RecordField(fields.city)
  city: string;

  @RecordField(fields.pinCode)
  pinCode: string;

  @RecordField(fields.validFrom, {
    description: 'The first day on which name and address hold. Documents of days before show those of before.',
  })
  validFrom: string;

  /** Names and addresses of before, as JSON; see `registrationDetails.ts`. */
  @LongTextColumn({ nullable: true })
  earlier: string | null;

  @RecordField('date', { nullable: true, description: 'From this day on nothing is supplied under it.' })
  closedOn: string | null;

  @RecordField('flag', {
    description: 'True of one: that of the company profile, from which it takes GSTIN, name and address.',
  })
  isDefault: boolean;
}
