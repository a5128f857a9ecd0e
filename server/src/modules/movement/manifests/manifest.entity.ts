import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import {
  CountColumn,
  DateColumn,
  EnumColumn,
  GeneratedIdColumn,
  PaiseColumn,
  RefColumn,
  SafeInt,
  TextColumn,
  TotalGramsColumn,
} from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { ManifestType, PaymentStatus } from '../../../domain/bookings/enums';
import type { Paise } from '../../../domain/values/money';
import type { Grams } from '../../../domain/values/weight';
import { DateOnly, Money, Weight } from '../../../core/record/scalars';
import { City } from '../../parties/locations/city.entity';
import { PersonName } from '../../parties/users/user.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';

const noAction = { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' } as const;

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    Manifest: Manifest;
  }
}

@ObjectType({
  description: 'A list of consignments that travel together: generated here (Outgoing) or received (Incoming).',
})
@Entity()
@Index(['deletedOn', 'date', 'id'])
@Index(['viaCargoId', 'deletedOn', 'date', 'id'])
@Index(['deliveryVendorId', 'deletedOn', 'date', 'id'])
@Index(['bookingVendorId'])
@Index(['bookingCityId'])
@Index(['deliveryCityId'])
export class Manifest extends RecordEntity {
  @Field(() => String, { description: 'Manifest number. Unique per booking vendor for incoming manifests.' })
  @TextColumn(30)
  manifestId: string;

  /** Unique key while the manifest is live: our own number, or the booking vendor's number with the vendor's id. */
  @Index({ unique: true })
  @TextColumn(60, { nullable: true })
  liveManifestId: string | null;

  @Field(() => ManifestType)
  @EnumColumn()
  type: ManifestType;

  @Field(() => DateOnly)
  @DateColumn()
  date: string;

  @Field(() => SafeInt)
  @RefColumn('Vendor')
  viaCargoId: number;

  @Field(() => Vendor, { nullable: true, description: 'The cargo carrier between the two cities.' })
  @ManyToOne(() => Vendor, noAction)
  @JoinColumn({ name: 'via_cargo_id' })
  viaCargo?: Vendor | null;

  @Field(() => SafeInt)
  @RefColumn('Vendor')
  bookingVendorId: number;

  @Field(() => Vendor, {
    nullable: true,
    description: "The vendor that booked. For outgoing manifests: the company's own vendor with the most consignments.",
  })
  @ManyToOne(() => Vendor, noAction)
  @JoinColumn({ name: 'booking_vendor_id' })
  bookingVendor?: Vendor | null;

  @Field(() => SafeInt)
  @RefColumn('Vendor')
  deliveryVendorId: number;

  @Field(() => Vendor, { nullable: true, description: 'The courier that delivers.' })
  @ManyToOne(() => Vendor, noAction)
  @JoinColumn({ name: 'delivery_vendor_id' })
  deliveryVendor?: Vendor | null;

  @Field(() => SafeInt)
  @RefColumn('City')
  bookingCityId: number;

  @Field(() => City, { nullable: true, description: 'For outgoing manifests: the most frequent city.' })
  @ManyToOne(() => City, noAction)
  @JoinColumn({ name: 'booking_city_id' })
  bookingCity?: City | null;

  @Field(() => SafeInt)
  @RefColumn('City')
  deliveryCityId: number;

  @Field(() => City, { nullable: true, description: 'For outgoing manifests: the most frequent city.' })
  @ManyToOne(() => City, noAction)
  @JoinColumn({ name: 'delivery_city_id' })
  deliveryCity?: City | null;

  @Field(() => Money, { description: 'Total amount in rupees that the receivers pay.' })
  @PaiseColumn()
  toPayAmount: Paise;

  @Field(() => Money, { nullable: true })
  @PaiseColumn({ nullable: true })
  deliveryCharge: Paise | null;

  @Field(() => Weight, { description: 'Kilograms. For outgoing manifests: the sum of the chargeable weights.' })
  @TotalGramsColumn()
  weight: Grams;

  @Field(() => Int)
  @CountColumn()
  totalConsignments: number;

  @Field(() => PaymentStatus)
  @EnumColumn()
  payment: PaymentStatus;

  @Field(() => DateOnly, { nullable: true })
  @DateColumn({ nullable: true })
  toPayReceivedDate: string | null;

  @Field(() => Money, { nullable: true })
  @PaiseColumn({ nullable: true })
  toPayReceivedAmount: Paise | null;

  @Field(() => String, {
    nullable: true,
    complexity: 50,
    description:
      'Snapshot of the consignments of an outgoing manifest when each was put on it: a JSON list of ' +
      '{ uniqueId awbNo bookingDate sender receiver bookingCity deliveryCity serviceType parcelType paymentMode deliveryStatus packet ' +
      'actualWeight chargeableWeight toPayAmount remark }, in rupees and kilograms.',
  })
  consignmentJson?: string | null;

  @Field(() => PersonName, { nullable: true })
  createdBy?: PersonName | null;

  @Field(() => PersonName, { nullable: true })
  updatedBy?: PersonName | null;
}

/** Snapshot rows, one per consignment in the order of selection. */
@Entity()
@Index(['manifestId', 'id'])
export class ManifestLine {
  @GeneratedIdColumn()
  id: number;

  @RefColumn('Manifest')
  manifestId: number;

  @ManyToOne(() => Manifest, noAction)
  @JoinColumn({ name: 'manifest_id' })
  manifest?: Manifest;

  /** A `ManifestEntry` as JSON. */
  @Column({ type: 'text' })
  entry: string;
}
