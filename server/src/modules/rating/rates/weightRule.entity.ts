import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import {
  CountColumn,
  EnumColumn,
  FactorColumn,
  LengthColumn,
  RefColumn,
  SafeInt,
  TextColumn,
} from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { ServiceType } from '../../../domain/bookings/enums';
import { weightRuleFields } from '../../../domain/rating/rateFields';
import { HasFields } from '../../../domain/values/fields';
import { Factor, Length } from '../../../core/record/scalars';
import { Vendor } from '../../parties/vendors/vendor.entity';

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    WeightRule: WeightRule;
  }
}

@ObjectType({ description: 'How a vendor turns volume into weight.' })
@Entity()
@Index(['vendorId'])
@HasFields(weightRuleFields)
export class WeightRule extends RecordEntity {
  @Field(() => SafeInt, { nullable: true, description: 'Null: all vendors without a rule of their own.' })
  @RefColumn('Vendor', { nullable: true })
  vendorId: number | null;

  @Field(() => Vendor, { nullable: true })
  @ManyToOne(() => Vendor, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'vendor_id' })
  vendor?: Vendor | null;

  @Field(() => ServiceType)
  @EnumColumn()
  serviceType: ServiceType;

  @Field(() => Int, { description: 'Cubic centimetres per kilogram.' })
  @CountColumn()
  divisor: number;

  @Field(() => Length, { nullable: true, description: 'Centimetres; a longer side multiplies the weight.' })
  @LengthColumn({ nullable: true })
  longSide: number | null;

  @Field(() => Factor)
  @FactorColumn()
  longSideTimes: number;

  /** Vendor and service while the rule is live. */
  @Index({ unique: true })
  @TextColumn(30, { nullable: true })
  liveKey: string | null;
}
