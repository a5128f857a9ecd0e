import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import {
  CountColumn,
  DateColumn,
  EnumColumn,
  FoldedColumn,
  GramsColumn,
  PaiseColumn,
  PercentColumn,
  RefColumn,
  SafeInt,
  TextColumn,
} from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { ParcelType, ServiceType } from '../../../domain/bookings/enums';
import { rateCardFields as fields } from '../../../domain/rating/rateFields';
import { HasFields } from '../../../domain/values/fields';
import { AmountRounding, RateSide, SlabMode } from '../../../domain/rating/enums';
import type { Paise } from '../../../domain/values/money';
import type { BasisPoints } from '../../../domain/rating/price';
import type { Grams } from '../../../domain/values/weight';
import { DateOnly, Money, Percent, Weight } from '../../../core/record/scalars';
import { Customer } from '../../parties/customers/customer.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { Zone, ZoneScheme } from './zone.entity';

const noAction = { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' } as const;

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    RateCard: RateCard;
    RateSlab: RateSlab;
  }
}

@ObjectType({ description: 'The price of the weights of one zone, service and parcel type.' })
@Entity()
@Index(['cardId', 'zoneId', 'serviceType'])
@Index(['zoneId'])
export class RateSlab extends RecordEntity {
  @RefColumn('RateCard')
  cardId: number;

  @Field(() => SafeInt)
  @RefColumn('Zone')
  zoneId: number;

  @Field(() => Zone, { nullable: true })
  @ManyToOne(() => Zone, noAction)
  @JoinColumn({ name: 'zone_id' })
  zone?: Zone | null;

  @Field(() => ServiceType)
  @EnumColumn()
  serviceType: ServiceType;

  @Field(() => ParcelType, { nullable: true, description: 'Null: parcel types without slabs of their own.' })
  @EnumColumn({ nullable: true })
  parcelType: ParcelType | null;

  @Field(() => Weight, { description: 'Kilograms, excluded.' })
  @GramsColumn()
  fromWeight: Grams;

  @Field(() => Weight, { nullable: true, description: 'Kilograms, included. Null: no limit.' })
  @GramsColumn({ nullable: true })
  toWeight: Grams | null;

  @Field(() => SlabMode)
  @EnumColumn()
  mode: SlabMode;

  @Field(() => Money)
  @PaiseColumn()
  baseAmount: Paise;

  @Field(() => Weight)
  @GramsColumn()
  stepWeight: Grams;

  @Field(() => Money)
  @PaiseColumn()
  stepAmount: Paise;

  /** Card, zone, service, parcel type and lower weight while the slab is live. */
  @Index({ unique: true })
  @TextColumn(80, { nullable: true })
  liveKey: string | null;
}

@ObjectType({ description: 'Prices for bookings of a customer or of a vendor, valid between two dates.' })
@Entity()
@Index(['side', 'customerId', 'vendorId', 'validFrom'])
@Index(['customerId'])
@Index(['vendorId'])
@Index(['schemeId'])
@HasFields(fields)
export class RateCard extends RecordEntity {
  @Field(() => String)
  @TextColumn(fields.name)
  name: string;

  @FoldedColumn('name')
  nameFolded: string | null;

  @Field(() => RateSide, { description: 'Who is charged: the customer, or the company by the vendor.' })
  @EnumColumn()
  side: RateSide;

  @Field(() => SafeInt, { nullable: true, description: 'Null on the customer side: any vendor.' })
  @RefColumn('Vendor', { nullable: true })
  vendorId: number | null;

  @Field(() => Vendor, { nullable: true })
  @ManyToOne(() => Vendor, noAction)
  @JoinColumn({ name: 'vendor_id' })
  vendor?: Vendor | null;

  @Field(() => SafeInt, { nullable: true, description: 'Null: the standard card.' })
  @RefColumn('Customer', { nullable: true })
  customerId: number | null;

  @Field(() => Customer, { nullable: true })
  @ManyToOne(() => Customer, noAction)
  @JoinColumn({ name: 'customer_id' })
  customer?: Customer | null;

  @Field(() => SafeInt)
  @RefColumn('ZoneScheme')
  schemeId: number;

  @Field(() => ZoneScheme, { nullable: true })
  @ManyToOne(() => ZoneScheme, noAction)
  @JoinColumn({ name: 'scheme_id' })
  scheme?: ZoneScheme | null;

  @Field(() => DateOnly)
  @DateColumn()
  validFrom: string;

  @Field(() => DateOnly, { nullable: true, description: 'Included. Null: no end.' })
  @DateColumn({ nullable: true })
  validTo: string | null;

  @Field(() => Int, { nullable: true, description: "Cubic centimetres per kilogram. Null: the weight rule's." })
  @CountColumn({ nullable: true })
  divisor: number | null;

  @Field(() => Weight)
  @GramsColumn()
  minAirWeight: Grams;

  @Field(() => Weight)
  @GramsColumn()
  minSurfaceWeight: Grams;

  @Field(() => Weight, { description: 'Weights are rounded up to a multiple; 0: not rounded.' })
  @GramsColumn()
  roundAirWeight: Grams;

  @Field(() => Weight, { description: 'Weights are rounded up to a multiple; 0: not rounded.' })
  @GramsColumn()
  roundSurfaceWeight: Grams;

  @Field(() => Money)
  @PaiseColumn()
  minimumCharge: Paise;

  @Field(() => Percent)
  @PercentColumn()
  fuelPercent: BasisPoints;

  @Field(() => Money)
  @PaiseColumn()
  docketCharge: Paise;

  @Field(() => Percent, { description: "Off the standard card's freight where this card has no slab." })
  @PercentColumn()
  discountPercent: BasisPoints;

  @Field(() => Percent)
  @PercentColumn()
  vppPercent: BasisPoints;

  @Field(() => Money)
  @PaiseColumn()
  vppMinimum: Paise;

  @Field(() => Percent)
  @PercentColumn()
  insurancePercent: BasisPoints;

  @Field(() => Money)
  @PaiseColumn()
  insuranceMinimum: Paise;

  @Field(() => AmountRounding)
  @EnumColumn()
  roundTo: AmountRounding;

  @Field(() => [RateSlab], { nullable: true, complexity: 50, description: 'By zone, service, parcel type and weight.' })
  slabs?: RateSlab[];
}
