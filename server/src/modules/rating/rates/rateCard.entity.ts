import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { FoldedColumn, RefColumn, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { ParcelType, ServiceType } from '../../../domain/bookings/enums';
import { rateCardFields as fields } from '../../../domain/rating/rateFields';
import { HasFields } from '../../../domain/values/fields';
import { AmountRounding, PricesInclude, RateSide, SlabMode } from '../../../domain/rating/enums';
import type { Paise } from '../../../domain/values/money';
import type { BasisPoints } from '../../../domain/rating/price';
import type { Grams } from '../../../domain/values/weight';
import { RecordChoice, RecordField, RecordReference, RecordRelation } from '../../../core/record/recordFields';
import { Customer } from '../../parties/customers/customer.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { Zone, ZoneScheme } from './zone.entity';

@ObjectType({ description: 'The price of the weights of one zone, service and parcel type.' })
@Entity()
@Index(['cardId', 'zoneId', 'serviceType'])
@Index(['zoneId'])
export class RateSlab extends RecordEntity {
  @RefColumn('RateCard')
  cardId: number;

  @RecordReference('Zone')
  zoneId: number;

  @RecordRelation(() => Zone)
  zone?: Zone | null;

  @RecordChoice(ServiceType)
  serviceType: ServiceType;

  @RecordChoice(ParcelType, { nullable: true, description: 'Null: parcel types without slabs of their own.' })
  parcelType: ParcelType | null;

  @RecordField('weight', { description: 'Kilograms, excluded.' })
  fromWeight: Grams;

  @RecordField('weight', { nullable: true, description: 'Kilograms, included. Null: no limit.' })
  toWeight: Grams | null;

  @RecordChoice(SlabMode)
  mode: SlabMode;

  @RecordField('money')
  baseAmount: Paise;

  @RecordField('weight')
  stepWeight: Grams;

  @RecordField('money')
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
  @RecordField(fields.name)
  name: string;

  @FoldedColumn('name')
  nameFolded: string | null;

  @RecordField(fields.side, { description: 'Who is charged: the customer, or the company by the vendor.' })
  side: RateSide;

  @RecordReference('Vendor', { nullable: true, description: 'Null on the customer side: any vendor.' })
  vendorId: number | null;

  @RecordRelation(() => Vendor)
  vendor?: Vendor | null;

  @RecordReference('Customer', { nullable: true, description: 'Null: the standard card.' })
  customerId: number | null;

  @RecordRelation(() => Customer)
  customer?: Customer | null;

  @RecordReference('ZoneScheme')
  schemeId: number;

  @RecordRelation(() => ZoneScheme)
  scheme?: ZoneScheme | null;

  @RecordField(fields.validFrom)
  validFrom: string;

  @RecordField(fields.validTo, { nullable: true, description: 'Included. Null: no end.' })
  validTo: string | null;

  @RecordField(fields.divisor, {
    nullable: true,
    description: "Cubic centimetres per kilogram. Null: the weight rule's.",
  })
  divisor: number | null;

  @RecordField(fields.minAirWeight)
  minAirWeight: Grams;

  @RecordField(fields.minSurfaceWeight)
  minSurfaceWeight: Grams;

  @RecordField('weight', { description: 'Weights are rounded up to a multiple; 0: not rounded.' })
  roundAirWeight: Grams;

  @RecordField('weight', { description: 'Weights are rounded up to a multiple; 0: not rounded.' })
  roundSurfaceWeight: Grams;

  @RecordField(fields.minimumCharge)
  minimumCharge: Paise;

  @RecordField(fields.fuelPercent)
  fuelPercent: BasisPoints;

  @RecordField(fields.docketCharge)
  docketCharge: Paise;

  @RecordField(fields.discountPercent, { description: "Off the standard card's freight where this card has no slab." })
  discountPercent: BasisPoints;

  @RecordField(fields.vppPercent)
  vppPercent: BasisPoints;

  @RecordField(fields.vppMinimum)
  vppMinimum: Paise;

  @RecordField(fields.insurancePercent)
  insurancePercent: BasisPoints;

  @RecordField(fields.insuranceMinimum)
  insuranceMinimum: Paise;

  @RecordField(fields.pricesInclude, {
    nullable: true,
    description:
      'Nothing: GST is added to what is paid at once (Cash, ToPay), and by the invoice to the rest. Gst: it is taken out of what is invoiced later. Null: the price is the amount.',
  })
  pricesInclude: PricesInclude | null;

  @RecordField(fields.roundTo)
  roundTo: AmountRounding;

  @Field(() => [RateSlab], { nullable: true, complexity: 50, description: 'By zone, service, parcel type and weight.' })
  slabs?: RateSlab[];
}
