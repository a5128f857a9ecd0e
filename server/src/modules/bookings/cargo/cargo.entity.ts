import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import {
  CountColumn,
  DateColumn,
  EnumColumn,
  FlagColumn,
  GramsColumn,
  PaiseColumn,
  RefColumn,
  SafeInt,
  TextColumn,
} from '../../../db/schema/columns';
import { cargoFields as fields } from '../../../domain/bookings/cargoFields';
import { HasFields } from '../../../domain/values/fields';
import { RecordEntity } from '../../../db/schema/record';
import { PaymentMode, PaymentStatus, ServiceType } from '../../../domain/bookings/enums';
import type { Paise } from '../../../domain/values/money';
import type { Grams } from '../../../domain/values/weight';
import { DateOnly, Money, Weight } from '../../../core/record/scalars';
import { Customer } from '../../parties/customers/customer.entity';
import { PersonName } from '../../parties/users/user.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';

const noAction = { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' } as const;

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    CargoConsignment: CargoConsignment;
  }
}

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
@HasFields(fields)
export class CargoConsignment extends RecordEntity {
  @Field(() => String)
  @TextColumn(fields.awbNo)
  awbNo: string;

  /** AWB number of a live consignment; null after deletion, which frees the number. */
  @Index({ unique: true })
  @TextColumn(fields.awbNo, { nullable: true })
  liveAwbNo: string | null;

  @Field(() => DateOnly)
  @DateColumn()
  bookingDate: string;

  @Field(() => ServiceType)
  @EnumColumn()
  serviceType: ServiceType;

  @Field(() => SafeInt)
  @RefColumn('Customer')
  senderId: number;

  @Field(() => Customer, { nullable: true })
  @ManyToOne(() => Customer, noAction)
  @JoinColumn({ name: 'sender_id' })
  sender?: Customer | null;

  @Field(() => SafeInt)
  @RefColumn('Customer')
  receiverId: number;

  @Field(() => Customer, { nullable: true })
  @ManyToOne(() => Customer, noAction)
  @JoinColumn({ name: 'receiver_id' })
  receiver?: Customer | null;

  @Field(() => SafeInt, { description: 'The carrier, a vendor of type Cargo or Own Cargo.' })
  @RefColumn('Vendor')
  cargoId: number;

  @Field(() => Vendor, { nullable: true })
  @ManyToOne(() => Vendor, noAction)
  @JoinColumn({ name: 'cargo_id' })
  cargo?: Vendor | null;

  @Field(() => PaymentMode)
  @EnumColumn()
  paymentMode: PaymentMode;

  @Field(() => Int, { description: 'Number of pieces.' })
  @CountColumn()
  packet: number;

  @Field(() => Money, {
    nullable: true,
    description: 'Amount in rupees that the receiver pays; shown as amount in the list.',
  })
  @PaiseColumn({ nullable: true })
  toPayAmount: Paise | null;

  @Field(() => Weight)
  @GramsColumn()
  actualWeight: Grams;

  @Field(() => Weight)
  @GramsColumn()
  chargeableWeight: Grams;

  @Field(() => String, { nullable: true })
  @TextColumn(fields.remark, { nullable: true })
  remark: string | null;

  @Field(() => Money, { nullable: true })
  @PaiseColumn({ nullable: true })
  deliveryCharge: Paise | null;

  @Field(() => DateOnly, { nullable: true })
  @DateColumn({ nullable: true })
  paymentDate: string | null;

  @Field(() => PaymentStatus)
  @EnumColumn()
  paymentStatus: PaymentStatus;

  @Field(() => Boolean, { description: 'Approved consignments are locked for editing.' })
  @FlagColumn()
  isApproved: boolean;

  @Field(() => PersonName, { nullable: true })
  createdBy?: PersonName | null;

  @Field(() => PersonName, { nullable: true })
  updatedBy?: PersonName | null;
}
