import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { LongTextColumn, LooseRefColumn, RefColumn, SafeInt } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import type { Paise } from '../../../domain/values/money';
import type { PriceLine } from '../../../domain/rating/price';
import type { Grams } from '../../../domain/values/weight';
import { RecordField, RecordText } from '../../../core/record/recordFields';
import { PacketSize, RateLine } from '../../rating/rates/quote.type';

/** How the amounts came about. */
export interface Breakdown {
  customerLines: PriceLine[];
  vendorLines: PriceLine[];
  notes: string[];
}

@ObjectType({ description: 'What the rate cards gave for a consignment, kept beside the amounts that were booked.' })
@Entity()
@Index(['customerCardId'])
@Index(['vendorCardId'])
export class ConsignmentRating extends RecordEntity {
  @Index({ unique: true })
  @RefColumn('Consignment')
  consignmentId: number;

  /** A list of `PacketSize` as JSON, in millimetres. */
  @LongTextColumn()
  sizes: string;

  @Field(() => [PacketSize], { nullable: true })
  dimensions?: PacketSize[];

  @RecordField('weight')
  volumetricWeight: Grams;

  @RecordField('weight', { nullable: true, description: "The chargeable weight by the vendor's card." })
  vendorWeight: Grams | null;

  @Field(() => SafeInt, { nullable: true })
  @LooseRefColumn('RateCard', { nullable: true })
  customerCardId: number | null;

  @Field(() => SafeInt, { nullable: true })
  @LooseRefColumn('RateCard', { nullable: true })
  vendorCardId: number | null;

  @RecordText(10, { nullable: true, description: "Zone code by the customer's card." })
  customerZone: string | null;

  @RecordText(10, { nullable: true, description: "Zone code by the vendor's card." })
  vendorZone: string | null;

  @RecordField('money', { nullable: true })
  ratedCustomerAmount: Paise | null;

  @RecordField('money', { nullable: true })
  ratedVendorAmount: Paise | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True if the consignment has another amount than the rated one.',
  })
  customerOverridden?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True if the consignment has another amount than the rated one.',
  })
  vendorOverridden?: boolean;

  /** A `Breakdown` as JSON. */
  @LongTextColumn()
  breakdown: string;

  @Field(() => [RateLine], { nullable: true })
  customerLines?: RateLine[];

  @Field(() => [RateLine], { nullable: true })
  vendorLines?: RateLine[];

  @Field(() => [String], { nullable: true, description: 'What kept a side from being rated.' })
  notes?: string[];
}

export const breakdownOf = ({ breakdown }: Pick<ConsignmentRating, 'breakdown'>): Breakdown =>
  JSON.parse(breakdown) as Breakdown;

export const sizesOf = ({ sizes }: Pick<ConsignmentRating, 'sizes'>): PacketSize[] => JSON.parse(sizes) as PacketSize[];
