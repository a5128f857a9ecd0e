import { ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { ServiceType } from '../../../domain/bookings/enums';
import { weightRuleFields } from '../../../domain/rating/rateFields';
import { HasFields } from '../../../domain/values/fields';
import { RecordField, RecordReference, RecordRelation } from '../../../core/record/recordFields';
import { Vendor } from '../../parties/vendors/vendor.entity';

@ObjectType({ description: 'How a vendor turns volume into weight.' })
@Entity()
@Index(['vendorId'])
@HasFields(weightRuleFields)
export class WeightRule extends RecordEntity {
  @RecordReference('Vendor', { nullable: true, description: 'Null: all vendors without a rule of their own.' })
  vendorId: number | null;

  @RecordRelation(() => Vendor)
  vendor?: Vendor | null;

  @RecordField(weightRuleFields.serviceType)
  serviceType: ServiceType;

  @RecordField(weightRuleFields.divisor, { description: 'Cubic centimetres per kilogram.' })
  divisor: number;

  @RecordField('length', { nullable: true, description: 'Centimetres; a longer side multiplies the weight.' })
  longSide: number | null;

  @RecordField(weightRuleFields.longSideTimes)
  longSideTimes: number;

  /** Vendor and service while the rule is live. */
  @Index({ unique: true })
  @TextColumn(30, { nullable: true })
  liveKey: string | null;
}
