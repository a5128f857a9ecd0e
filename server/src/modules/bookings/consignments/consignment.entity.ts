import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import {
  CountColumn,
  DateColumn,
  EnumColumn,
  FlagColumn,
  FoldedColumn,
  GramsColumn,
  PaiseColumn,
  RefColumn,
  SafeInt,
  TextColumn,
} from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { consignmentFields as fields } from '../../../domain/bookings/consignmentFields';
import { DeliveryStatus, ParcelType, PaymentMode, PaymentStatus, ServiceType } from '../../../domain/bookings/enums';
import { HasFields } from '../../../domain/values/fields';
import type { Paise } from '../../../domain/values/money';
import type { Grams } from '../../../domain/values/weight';
import { DateOnly, Money, Weight } from '../../../core/record/scalars';
import { Customer } from '../../parties/customers/customer.entity';
import { City } from '../../parties/locations/city.entity';
import { ConsignmentRating } from './rating.entity';
import { PersonName } from '../../parties/users/user.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { ConsignmentHistory } from './history.entity';

const noAction = { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' } as const;

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    Consignment: Consignment;
  }
}

/** The columns that a page is cut by; deleted rows are apart. */
const page = ['deletedOn', 'bookingDate', 'id'] as const;
const references = ['vendorId', 'senderId', 'deliveryCityId', 'createdById'] as const;
const states = ['deliveryStatus', 'paymentStatus'] as const;
/** They hardly ever change after the booking, so that many indexes can have them. */
const kinds = ['paymentMode', 'serviceType', 'parcelType', 'isInsurance', 'isVpp'] as const;

/**
 * Each sort of the list is the order of an index, ties by booking date and id; each filter has an index that ends with
 * them. A search by a reference, an entry or delivery date and kinds reads nothing but an index (docs/decisions/0023); which
 * kinds a row has is decided in the indexes of weights and amounts and of rare kinds, and what a prefix of a receiver or an AWB
 * number is combined with, but for states, in theirs (docs/decisions/0036). MySQL has at most 16 columns in an index.
 */
@ObjectType({ description: 'A shipment from a sender to a receiver, identified by its air waybill number (AWB).' })
@Entity()
@Index([...page])
@Index(['deletedOn', 'createdOn', 'bookingDate', 'id', ...references, ...states, ...kinds])
@Index(['deletedOn', 'deliveryDate', 'bookingDate', 'id', ...references, ...states, ...kinds])
@Index(['deletedOn', 'actualWeight', 'bookingDate', 'id', ...kinds])
@Index(['deletedOn', 'chargeableWeight', 'bookingDate', 'id', ...kinds])
@Index(['deletedOn', 'packet', 'bookingDate', 'id', ...kinds])
@Index(['deletedOn', 'vendorAmount', 'bookingDate', 'id', ...kinds])
@Index(['deletedOn', 'customerAmount', 'bookingDate', 'id', ...kinds])
@Index(['vendorId', ...page, 'senderId', 'deliveryCityId', 'createdById', ...states, ...kinds])
@Index(['senderId', ...page, 'vendorId', 'deliveryCityId', 'createdById', ...states, ...kinds])
@Index(['deliveryCityId', ...page, 'vendorId', 'senderId', 'createdById', ...states, ...kinds])
@Index(['createdById', ...page, 'vendorId', 'senderId', 'deliveryCityId', ...states, ...kinds])
@Index(['receiverFolded', ...page, ...references, ...kinds, 'createdOn', 'liveAwbNo', 'receiver'])
@Index(['liveAwbNo', ...page, ...references, ...kinds, 'createdOn', 'receiverFolded'])
@Index(['deliveryStatus', ...page])
@Index(['paymentStatus', ...page])
@Index(['paymentMode', ...page, 'serviceType', 'parcelType', 'isInsurance', 'isVpp'])
@Index(['serviceType', ...page])
@Index(['parcelType', ...page])
@Index(['isVpp', ...page, 'paymentMode', 'serviceType', 'parcelType', 'isInsurance'])
@Index(['isInsurance', ...page, 'paymentMode', 'serviceType', 'parcelType', 'isVpp'])
@Index(['isApproved', ...page])
@Index(['manifestId'])
@Index(['invoiceId'])
@Index(['bookingCityId'])
@HasFields(fields)
export class Consignment extends RecordEntity {
  @Field(() => String)
  @TextColumn(fields.awbNo)
  awbNo: string;

  /** AWB number of a live consignment; null after deletion, which frees the number. */
  @Index({ unique: true })
  @TextColumn(fields.awbNo, { nullable: true })
  liveAwbNo: string | null;

  @Field(() => SafeInt)
  @RefColumn('Vendor')
  vendorId: number;

  @Field(() => Vendor, { nullable: true })
  @ManyToOne(() => Vendor, noAction)
  @JoinColumn({ name: 'vendor_id' })
  vendor?: Vendor | null;

  @Field(() => DateOnly)
  @DateColumn()
  bookingDate: string;

  @Field(() => DateOnly, { nullable: true })
  @DateColumn({ nullable: true })
  deliveryDate: string | null;

  @Field(() => SafeInt)
  @RefColumn('City')
  bookingCityId: number;

  @Field(() => City, { nullable: true })
  @ManyToOne(() => City, noAction)
  @JoinColumn({ name: 'booking_city_id' })
  bookingCity?: City | null;

  @Field(() => SafeInt)
  @RefColumn('City')
  deliveryCityId: number;

  @Field(() => City, { nullable: true })
  @ManyToOne(() => City, noAction)
  @JoinColumn({ name: 'delivery_city_id' })
  deliveryCity?: City | null;

  @Field(() => String, { nullable: true, description: 'Courier that delivers, if not the vendor.' })
  @TextColumn(fields.deliveryCourier, { nullable: true })
  deliveryCourier: string | null;

  @Field(() => ServiceType)
  @EnumColumn()
  serviceType: ServiceType;

  @Field(() => ParcelType)
  @EnumColumn()
  parcelType: ParcelType;

  @Field(() => PaymentMode)
  @EnumColumn()
  paymentMode: PaymentMode;

  @Field(() => SafeInt)
  @RefColumn('Customer')
  senderId: number;

  @Field(() => Customer, { nullable: true })
  @ManyToOne(() => Customer, noAction)
  @JoinColumn({ name: 'sender_id' })
  sender?: Customer | null;

  @Field(() => String)
  @TextColumn(fields.receiver)
  receiver: string;

  @FoldedColumn('receiver')
  receiverFolded: string | null;

  @Field(() => Int, { description: 'Number of pieces.' })
  @CountColumn()
  packet: number;

  @Field(() => Weight)
  @GramsColumn()
  actualWeight: Grams;

  @Field(() => Weight)
  @GramsColumn()
  chargeableWeight: Grams;

  @Field(() => Money)
  @PaiseColumn()
  vendorAmount: Paise;

  @Field(() => Money, {
    nullable: true,
    description: "What was accepted of the vendor's bill. Null until then: the booked vendor amount counts.",
  })
  @PaiseColumn({ nullable: true })
  vendorCost: Paise | null;

  @Field(() => Money, { nullable: true })
  @PaiseColumn({ nullable: true })
  customerAmount: Paise | null;

  @Field(() => String, { nullable: true })
  @TextColumn(fields.remark, { nullable: true })
  remark: string | null;

  @Field(() => String, { nullable: true })
  @TextColumn(fields.clientInvoiceNo, { nullable: true })
  clientInvoiceNo: string | null;

  @Field(() => Money, { nullable: true, description: 'Value of the goods with GST.' })
  @PaiseColumn({ nullable: true })
  goodsValue: Paise | null;

  @Field(() => String, { nullable: true, description: 'Twelve digits.' })
  @TextColumn(fields.ewayBillNo, { nullable: true })
  ewayBillNo: string | null;

  @Field(() => DateOnly, { nullable: true })
  @DateColumn({ nullable: true })
  ewayBillDate: string | null;

  @Field(() => String, { nullable: true, description: 'Why the goods need no e-way bill.' })
  @TextColumn(fields.ewayExemptReason, { nullable: true })
  ewayExemptReason: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it cannot be dispatched, put on a manifest or approved without an e-way bill; null: it can.',
  })
  ewayRefusal?: string | null;

  @Field(() => Boolean)
  @FlagColumn()
  isInsurance: boolean;

  @Field(() => Money, { nullable: true })
  @PaiseColumn({ nullable: true })
  insuranceAmount: Paise | null;

  @Field(() => Money, { nullable: true })
  @PaiseColumn({ nullable: true })
  insuranceCommission: Paise | null;

  @Field(() => Boolean, { description: 'Value payable (VPP): the receiver pays for the goods on delivery.' })
  @FlagColumn()
  isVpp: boolean;

  @Field(() => Money, { nullable: true })
  @PaiseColumn({ nullable: true })
  vppAmount: Paise | null;

  @Field(() => Money, { nullable: true })
  @PaiseColumn({ nullable: true })
  vppCommission: Paise | null;

  @Field(() => Boolean, { description: 'The AWB number was taken from the receipt book.' })
  @FlagColumn()
  autofillAwb: boolean;

  @Field(() => PaymentStatus)
  @EnumColumn()
  paymentStatus: PaymentStatus;

  @Field(() => DateOnly, { nullable: true })
  @DateColumn({ nullable: true })
  paymentReceivedDate: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True: paid with its invoice, and pending again with it.' })
  @FlagColumn({ nullable: true })
  paidByInvoice: boolean | null;

  @Field(() => Boolean, { description: 'Approved consignments are locked for editing.' })
  @FlagColumn()
  isApproved: boolean;

  @Field(() => DeliveryStatus)
  @EnumColumn()
  deliveryStatus: DeliveryStatus;

  @Field(() => SafeInt, { nullable: true })
  @RefColumn('Manifest', { nullable: true })
  manifestId: number | null;

  /** For the foreign key alone: manifests stand above. */
  @ManyToOne('Manifest', noAction)
  @JoinColumn({ name: 'manifest_id' })
  protected manifest?: object | null;

  @Field(() => Vendor, { nullable: true, description: 'The cargo carrier of its manifest; null if it is on none.' })
  cargo?: Vendor | null;

  @Field(() => SafeInt, { nullable: true })
  @RefColumn('Invoice', { nullable: true })
  invoiceId: number | null;

  @Field(() => PersonName, { nullable: true })
  createdBy?: PersonName | null;

  @Field(() => PersonName, { nullable: true })
  updatedBy?: PersonName | null;

  @Field(() => [ConsignmentHistory], {
    nullable: true,
    description: 'History of movements, newest first, including deleted rows.',
  })
  consignmentHistories?: ConsignmentHistory[];

  @Field(() => ConsignmentRating, { nullable: true, complexity: 10 })
  rating?: ConsignmentRating | null;
}
