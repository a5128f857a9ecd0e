import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { RelationColumn, GeneratedIdColumn, RefColumn, TextColumn, TotalGramsColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { ManifestType, PaymentStatus } from '../../../domain/bookings/enums';
import type { Paise } from '../../../domain/values/money';
import type { Grams } from '../../../domain/values/weight';
import {
  RecordBranch,
  RecordChoice,
  RecordField,
  RecordReference,
  RecordRelation,
  RecordText,
} from '../../../core/record/recordFields';
import { Weight } from '../../../core/record/scalars';
import { City } from '../../parties/locations/city.entity';
import { PersonName } from '../../parties/users/user.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';

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
  @RecordBranch()
  branchId: number;

  @RecordText(30, { description: 'Manifest number. Unique per booking vendor for incoming manifests.' })
  manifestId: string;

  /** Unique key while the manifest is live: our own number, or the booking vendor's number with the vendor's id. */
  @Index({ unique: true })
  @TextColumn(60, { nullable: true })
  liveManifestId: string | null;

  @RecordChoice(ManifestType)
  type: ManifestType;

  @RecordField('date')
  date: string;

  @RecordReference('Vendor')
  viaCargoId: number;

  @RecordRelation(() => Vendor, { description: 'The cargo carrier between the two cities.' })
  viaCargo?: Vendor | null;

  @RecordReference('Vendor')
  bookingVendorId: number;

  @RecordRelation(() => Vendor, {
    description: "The vendor that booked. For outgoing manifests: the company's own vendor with the most consignments.",
  })
  bookingVendor?: Vendor | null;

  @RecordReference('Vendor')
  deliveryVendorId: number;

  @RecordRelation(() => Vendor, { description: 'The courier that delivers.' })
  deliveryVendor?: Vendor | null;

  @RecordReference('City')
  bookingCityId: number;

  @RecordRelation(() => City, { description: 'For outgoing manifests: the most frequent city.' })
  bookingCity?: City | null;

  @RecordReference('City')
  deliveryCityId: number;

  @RecordRelation(() => City, { description: 'For outgoing manifests: the most frequent city.' })
  deliveryCity?: City | null;

  @RecordField('money', { description: 'Total amount in rupees that the receivers pay.' })
  toPayAmount: Paise;

  @RecordField('money', { nullable: true })
  deliveryCharge: Paise | null;

  @Field(() => Weight, { description: 'Kilograms. For outgoing manifests: the sum of the chargeable weights.' })
  @TotalGramsColumn()
  weight: Grams;

  @RecordField('count')
  totalConsignments: number;

  @RecordChoice(PaymentStatus)
  payment: PaymentStatus;

  @RecordField('date', { nullable: true })
  toPayReceivedDate: string | null;

  @RecordField('money', { nullable: true })
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

/** An outgoing manifest's number is unique; an incoming one's, of its vendor. */
export const liveNumber = ({
  type,
  manifestId,
  bookingVendorId,
}: Pick<Manifest, 'type' | 'manifestId' | 'bookingVendorId'>) =>
  type === 'Outgoing' ? manifestId : `${bookingVendorId}:${manifestId.toUpperCase()}`;

/** Snapshot rows, one per consignment in the order of selection. */
@Entity()
@Index(['manifestId', 'id'])
export class ManifestLine {
  @GeneratedIdColumn()
  id: number;

  @RefColumn('Manifest')
  manifestId: number;

  @RelationColumn(() => Manifest)
  manifest?: Manifest;

  /** A `ManifestEntry` as JSON. */
  @Column({ type: 'text' })
  entry: string;
}
