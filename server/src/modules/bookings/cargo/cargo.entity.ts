import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { TextColumn } from '../../../db/schema/columns';
import { cargoFields as fields } from '../../../domain/bookings/cargoFields';
import { HasFields } from '../../../domain/values/fields';
import { RecordEntity } from '../../../db/schema/record';
import { PaymentMode, PaymentStatus, ServiceType } from '../../../domain/bookings/enums';
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
import { PersonName } from '../../parties/users/user.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';

/** Indexed like consignments: each filter column with the booking date. */
@ObjectType({
  description:
    'A shipment from customer to customer by a cargo carrier. AWB numbers are unique among cargo consignments, independently of consignments.',
})
@Entity()
@Index(['deletedOn', 'bookingDate', 'id'])
@Index(['deletedOn', 'createdOn', 'id'])
@Index(['senderId', 'deletedOn', 'bookingDate', 'id'])
@Index(['receiverId', 'deletedOn', 'bookingDate', 'id'])
@Index(['cargoId', 'deletedOn', 'bookingDate', 'id'])
@Index(['createdById', 'deletedOn', 'bookingDate', 'id'])
@Index(['invoiceId'])
@HasFields(fields)
export class CargoConsignment extends RecordEntity {
  @RecordBranch()
  branchId: number;

  @RecordField(fields.awbNo)
  awbNo: string;

  /** AWB number of a live consignment; null after deletion, which frees the number. */
  @Index({ unique: true })
  @TextColumn(fields.awbNo, { nullable: true })
  liveAwbNo: string | null;

  @RecordField('date')
  bookingDate: string;

  @RecordChoice(ServiceType)
  serviceType: ServiceType;

  @RecordReference('Customer')
  senderId: number;

  @RecordRelation(() => Customer)
  sender?: Customer | null;

  @RecordReference('Customer')
  receiverId: number;

  @RecordRelation(() => Customer)
  receiver?: Customer | null;

  @RecordReference('Vendor', { description: 'The carrier, a vendor of type Cargo or Own Cargo.' })
  cargoId: number;

  @RecordRelation(() => Vendor)
  cargo?: Vendor | null;

  @RecordChoice(PaymentMode)
  paymentMode: PaymentMode;

  @RecordField('count', { description: 'Number of pieces.' })
  packet: number;

  @RecordField('money', {
    nullable: true,
    description: 'Amount in rupees that the receiver pays; shown as amount in the list.',
  })
  toPayAmount: Paise | null;

  @RecordField('weight')
  actualWeight: Grams;

  @RecordField(fields.chargeableWeight)
  chargeableWeight: Grams;

  @RecordField(fields.remark, { nullable: true })
  remark: string | null;

  @RecordField(fields.deliveryCharge, { nullable: true })
  deliveryCharge: Paise | null;

  @RecordField(fields.service, {
    nullable: true,
    description: 'Of the catalogue. Null: by surface that of the setting `gst.cargoService`, by air courier services.',
  })
  service: string | null;

  @RecordReference('Invoice', { nullable: true, description: 'The invoice that bills the amount.' })
  invoiceId: number | null;

  @RecordField('date', { nullable: true })
  paymentDate: string | null;

  @RecordChoice(PaymentStatus)
  paymentStatus: PaymentStatus;

  @RecordField('flag', { description: 'Approved consignments are locked for editing.' })
  isApproved: boolean;

  @Field(() => PersonName, { nullable: true })
  createdBy?: PersonName | null;

  @Field(() => PersonName, { nullable: true })
  updatedBy?: PersonName | null;
}
