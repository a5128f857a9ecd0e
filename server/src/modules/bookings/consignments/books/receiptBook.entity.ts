import { Field, ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { LooseRefColumn, SafeInt } from '../../../../db/schema/columns';
import { RecordEntity } from '../../../../db/schema/record';
import { receiptBookFields as fields } from '../../../../domain/bookings/receiptBookFields';
import { HasFields } from '../../../../domain/values/fields';
import { RecordField, RecordReference, RecordRelation } from '../../../../core/record/recordFields';
import { Vendor } from '../../../parties/vendors/vendor.entity';

@ObjectType({ description: 'A range of AWB numbers of own cargo that a branch books with.' })
@Entity()
@HasFields(fields)
export class ReceiptBook extends RecordEntity {
  /** A branch is never deleted. */
  @Field(() => SafeInt)
  @LooseRefColumn('Branch')
  branchId: number;

  @RecordReference('Vendor')
  vendorId: number;

  @RecordRelation(() => Vendor)
  vendor?: Vendor | null;

  @RecordField(fields.prefix, { description: 'What stands before the digits; may be empty.' })
  prefix: string;

  @RecordField(fields.fromNumber)
  fromNumber: number;

  @RecordField(fields.toNumber, { description: 'The numbers have as many digits as this one.' })
  toNumber: number;
}
