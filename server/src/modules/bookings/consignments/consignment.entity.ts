import { Field, ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { FoldedColumn, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { consignmentFields as fields } from '../../../domain/bookings/consignmentFields';
import { DeliveryStatus, ParcelType, PaymentMode, PaymentStatus, ServiceType } from '../../../domain/bookings/enums';
import { HasFields } from '../../../domain/values/fields';
import type { Paise } from '../../../domain/values/money';
import type { Grams } from '../../../domain/values/weight';
import {
  RecordBranch,
  RecordChoice,
  RecordField,
  RecordReference,
  RecordRelation,
} from '../../../core/record/recordFields';
import { Customer } from '../../parties/customers/customer.entity';
import { City } from '../../parties/locations/city.entity';
import { ConsignmentRating } from './rating.entity';
import { PersonName } from '../../parties/users/user.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { ConsignmentHistory } from './history.entity';

const noAction = { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' } as const;

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
 * number is combined with, but for states, in theirs (docs/decisions/0036). When it was entered is decided in the indexes of
 * weights, amounts and names (docs/decisions/0102). In the order of an index of sixteen columns MySQL does not read.
 */
@ObjectType({ description: 'A shipment from a sender to a receiver, identified by its air waybill number (AWB).' })
@Entity()
@Index([...page])
@Index(['deletedOn', 'createdOn', 'bookingDate', 'id', ...references, ...states, ...kinds])
@Index(['deletedOn', 'deliveryDate', 'bookingDate', 'id', ...references, ...states, ...kinds])
@Index(['deletedOn', 'actualWeight', 'bookingDate', 'id', ...kinds, 'createdOn'])
@Index(['deletedOn', 'chargeableWeight', 'bookingDate', 'id', ...kinds, 'createdOn'])
@Index(['deletedOn', 'packet', 'bookingDate', 'id', ...kinds, 'createdOn'])
@Index(['deletedOn', 'vendorAmount', 'bookingDate', 'id', ...kinds, 'createdOn'])
@Index(['deletedOn', 'customerAmount', 'bookingDate', 'id', ...kinds, 'createdOn'])
@Index(['vendorId', ...page, 'senderId', 'deliveryCityId', 'createdById', ...states, ...kinds, 'createdOn'])
@Index(['senderId', ...page, 'vendorId', 'deliveryCityId', 'createdById', ...states, ...kinds, 'createdOn'])
@Index(['deliveryCityId', ...page, 'vendorId', 'senderId', 'createdById', ...states, ...kinds, 'createdOn'])
@Index(['createdById', ...page, 'vendorId', 'senderId', 'deliveryCityId', ...states, ...kinds])
@Index(['receiverFolded', ...page, ...references, ...kinds, 'createdOn', 'receiver'])
@Index(['liveAwbNo', ...page, ...references, ...kinds, 'createdOn', 'receiverFolded'])
@Index(['branchId', ...page])
@Index(['deliveryStatus', ...page])
@Index(['paymentStatus', ...page])
@Index(['paymentMode', ...page, 'serviceType', 'parcelType', 'isInsurance', 'isVpp'])
@Index(['serviceType', ...page])
@Index(['parcelType', ...page])
@Index(['isVpp', ...page, 'paymentMode', 'serviceType', 'parcelType', 'isInsurance'])
@Index(['isInsurance', ...page, 'paymentMode', 'serviceType', 'parcelType', 'isVpp'])
@Index(['isApproved', ...page])
@Index([...page, 'branchId', 'invoiceId', 'commissionBillId', 'customerAmount', 'vppCommission', 'insuranceCommission'])
@Index(['manifestId', 'deletedOn', 'deliveryStatus', 'bookingDate', 'id', 'vendorId', 'goodsValue'])
@Index(['invoiceId', 'senderId', 'deletedOn'])
@Index(['commissionBillId'])
@Index(['paymentReceivedDate', 'paymentMode'])
@Index(['bookingCityId'])
@HasFields(fields)
export class Consignment extends RecordEntity {
  @RecordBranch()
  branchId: number;

  @RecordField(fields.awbNo)
  awbNo: string;

  /** AWB number of a live consignment; null after deletion, which frees the number. */
  @Index({ unique: true })
  @TextColumn(fields.awbNo, { nullable: true })
  liveAwbNo: string | null;

  @RecordReference('Vendor')
  vendorId: number;

  @RecordRelation(() => Vendor)
  vendor?: Vendor | null;

  @RecordField(fields.bookingDate)
  bookingDate: string;

  @RecordField('date', { nullable: true })
  deliveryDate: string | null;

  @RecordReference('City')
  bookingCityId: number;

  @RecordRelation(() => City)
  bookingCity?: City | null;

  @RecordReference('City')
  deliveryCityId: number;

  @RecordRelation(() => City)
  deliveryCity?: City | null;

  @RecordField(fields.deliveryCourier, { nullable: true, description: 'Courier that delivers, if not the vendor.' })
  deliveryCourier: string | null;

  @RecordField(fields.serviceType)
  serviceType: ServiceType;

  @RecordField(fields.parcelType)
  parcelType: ParcelType;

  @RecordField(fields.paymentMode)
  paymentMode: PaymentMode;

  @RecordReference('Customer')
  senderId: number;

  @RecordRelation(() => Customer)
  sender?: Customer | null;

  @RecordField(fields.receiver)
  receiver: string;

  @FoldedColumn('receiver')
  receiverFolded: string | null;

  @RecordField(fields.packet, { description: 'Number of pieces.' })
  packet: number;

  @RecordField(fields.actualWeight)
  actualWeight: Grams;

  @RecordField(fields.chargeableWeight)
  chargeableWeight: Grams;

  @RecordField(fields.vendorAmount)
  vendorAmount: Paise;

  @RecordField('money', {
    nullable: true,
    description: "What was accepted of the vendor's bill. Null until then: the booked vendor amount counts.",
  })
  vendorCost: Paise | null;

  @RecordField(fields.customerAmount, { nullable: true })
  customerAmount: Paise | null;

  @RecordField(fields.remark, { nullable: true })
  remark: string | null;

  @RecordField(fields.clientInvoiceNo, { nullable: true })
  clientInvoiceNo: string | null;

  @RecordField(fields.goodsValue, { nullable: true, description: 'Value of the goods with GST.' })
  goodsValue: Paise | null;

  @RecordField(fields.ewayBillNo, { nullable: true, description: 'Twelve digits.' })
  ewayBillNo: string | null;

  @RecordField(fields.ewayBillDate, { nullable: true })
  ewayBillDate: string | null;

  @RecordField(fields.ewayExemptReason, { nullable: true, description: 'Why the goods need no e-way bill.' })
  ewayExemptReason: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it cannot be dispatched, put on a manifest or approved without an e-way bill; null: it can.',
  })
  ewayRefusal?: string | null;

  @RecordField(fields.isInsurance)
  isInsurance: boolean;

  @RecordField(fields.insuranceAmount, { nullable: true })
  insuranceAmount: Paise | null;

  @RecordField(fields.insuranceCommission, { nullable: true })
  insuranceCommission: Paise | null;

  @RecordField(fields.isVpp, { description: 'Value payable (VPP): the receiver pays for the goods on delivery.' })
  isVpp: boolean;

  @RecordField(fields.vppAmount, { nullable: true })
  vppAmount: Paise | null;

  @RecordField(fields.vppCommission, { nullable: true })
  vppCommission: Paise | null;

  @RecordField('flag', { description: 'The AWB number was taken from the receipt book.' })
  autofillAwb: boolean;

  @RecordChoice(PaymentStatus)
  paymentStatus: PaymentStatus;

  @RecordField('date', { nullable: true })
  paymentReceivedDate: string | null;

  @RecordField('flag', { nullable: true, description: 'True: paid with its invoice, and pending again with it.' })
  paidByInvoice: boolean | null;

  @RecordField('flag', { description: 'Approved consignments are locked for editing.' })
  isApproved: boolean;

  @RecordChoice(DeliveryStatus)
  deliveryStatus: DeliveryStatus;

  @RecordReference('Manifest', { nullable: true })
  manifestId: number | null;

  /** For the foreign key alone: manifests stand above. */
  @ManyToOne('Manifest', noAction)
  @JoinColumn({ name: 'manifest_id' })
  protected manifest?: object | null;

  @Field(() => Vendor, { nullable: true, description: 'The cargo carrier of its manifest; null if it is on none.' })
  cargo?: Vendor | null;

  @RecordReference('Invoice', { nullable: true })
  invoiceId: number | null;

  @RecordReference('Invoice', {
    nullable: true,
    description: 'The counter bill that has its VPP and insurance commissions.',
  })
  commissionBillId: number | null;

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
