import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import {
  CountColumn,
  DateColumn,
  EnumColumn,
  FlagColumn,
  InstantColumn,
  LongTextColumn,
  PaiseColumn,
  RefColumn,
  SafeInt,
  TextColumn,
} from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { invoiceFields } from '../../../domain/billing/invoiceFields';
import { InvoiceStatus, InvoiceType } from '../../../domain/billing/enums';
import { GstCategory } from '../../../domain/parties/enums';
import { PosRule, SupplyType } from '../../../domain/tax/gstReturn/enums';
import { irnFields } from '../../../domain/tax/gstFields';
import type { Paise } from '../../../domain/values/money';
import { DateOnly, Money } from '../../../core/record/scalars';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { Customer } from '../../parties/customers/customer.entity';
import { InvoicePayment } from './invoicePayments';

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    Invoice: Invoice;
  }
}

@ObjectType({
  description: 'An invoice to one customer: generated from consignments (Automatic) or entered manually (Manual).',
})
@Entity()
@Index(['invoiceDate', 'id'])
@Index(['customerId', 'invoiceDate', 'id'])
@Index(['customerId', 'dueDate', 'id'])
@Index(['invoiceStatus', 'dueDate', 'id'])
export class Invoice extends RecordEntity {
  @Field(() => SafeInt)
  @RefColumn('Customer')
  customerId: number;

  @Field(() => Customer, { nullable: true })
  @ManyToOne(() => Customer, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'customer_id' })
  customer?: Customer | null;

  @Field(() => String, {
    description:
      "The customer's company when the invoice was made, and again when it was approved; so are the other facts.",
  })
  @TextColumn(160, { default: '' })
  buyerName: string;

  @Field(() => String, { nullable: true })
  @TextColumn(15, { nullable: true })
  buyerGstin: string | null;

  @Field(() => GstCategory, { nullable: true })
  @EnumColumn({ nullable: true })
  buyerCategory: GstCategory | null;

  @Field(() => String, { nullable: true })
  @TextColumn(300, { nullable: true })
  buyerAddress: string | null;

  @Field(() => String, { nullable: true })
  @TextColumn(80, { nullable: true })
  buyerCity: string | null;

  @Field(() => String, { nullable: true })
  @TextColumn(6, { nullable: true })
  buyerPinCode: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'INV/… numbers are assigned on approval; null before. A third-party invoice may have its own number.',
  })
  @TextColumn(16, { nullable: true })
  invoiceNumber: string | null;

  /** Invoice number in upper case while the invoice is live; null after deletion, which frees the number. */
  @Index({ unique: true })
  @TextColumn(16, { nullable: true })
  liveInvoiceNumber: string | null;

  @Field(() => DateOnly)
  @DateColumn()
  invoiceDate: string;

  @Field(() => String, { description: 'The billed month, YYYY-MM.' })
  @TextColumn(7)
  invoiceMonth: string;

  @Field(() => DateOnly, { nullable: true })
  @DateColumn({ nullable: true })
  paymentDate: string | null;

  @Field(() => DateOnly, {
    nullable: true,
    description: "Invoice date and the customer's credit days; set on approval.",
  })
  @DateColumn({ nullable: true })
  dueDate: string | null;

  @Field(() => InvoiceStatus)
  @EnumColumn()
  invoiceStatus: InvoiceStatus;

  /** To which it returns if what paid it is taken back; null unless it is Paid. */
  @EnumColumn({ nullable: true })
  statusBeforePaid: InvoiceStatus | null;

  @Field(() => InvoiceType)
  @EnumColumn()
  invoiceType: InvoiceType;

  @Field(() => Int)
  @CountColumn()
  totalConsignments: number;

  @Field(() => Money, { description: "Sum of the consignments' customer amounts in rupees, before charges and taxes." })
  @PaiseColumn()
  actualAmount: Paise;

  @Field(() => Money, { description: 'Additional charges in rupees; 0 if there are none.' })
  @PaiseColumn()
  additionalCharges: Paise;

  @Field(() => Boolean, { description: 'The additional charges bear tax as the actual amount does.' })
  @FlagColumn({ default: false })
  chargesTaxable: boolean;

  @Field(() => String, { nullable: true, description: 'Reason of the additional charges.' })
  @TextColumn(invoiceFields.additionalRemark, { nullable: true })
  additionalRemark: string | null;

  @Field(() => String, { nullable: true })
  @TextColumn(invoiceFields.remark, { nullable: true })
  remark: string | null;

  @Field(() => Money)
  @PaiseColumn()
  igst: Paise;

  @Field(() => Money)
  @PaiseColumn()
  cgst: Paise;

  @Field(() => Money)
  @PaiseColumn()
  sgst: Paise;

  @Field(() => Money, { description: 'Sum of actual amount, additional charges and the three taxes, in rupees.' })
  @PaiseColumn()
  totalAmount: Paise;

  @Field(() => Money, {
    description: 'Total amount less what is allocated to it. An approved invoice is Paid when it is 0.',
  })
  @PaiseColumn({ default: 0 })
  outstanding: Paise;

  @Field(() => String, {
    description: 'Which taxes apply and why, as of the time of calculation: both GSTINs and the rule.',
  })
  @TextColumn(500)
  taxExplanation: string;

  @Field(() => String, { description: 'State code, as decided when the invoice was made.' })
  @TextColumn(2, { default: '27' })
  placeOfSupply: string;

  @Field(() => SupplyType)
  @EnumColumn({ default: 'B2C' })
  supplyType: SupplyType;

  @Field(() => PosRule)
  @EnumColumn({ default: 'HandedOver' })
  posRule: PosRule;

  @Field(() => String, {
    nullable: true,
    description: 'Invoice reference number, as the e-invoice portal has answered.',
  })
  @TextColumn(irnFields.irn, { nullable: true })
  irn: string | null;

  @Field(() => String, { nullable: true, description: "Number of the portal's acknowledgement." })
  @TextColumn(irnFields.ackNo, { nullable: true })
  ackNo: string | null;

  @Field(() => Date, { nullable: true, description: 'When the portal acknowledged the invoice.' })
  @InstantColumn({ nullable: true })
  ackDate: Date | null;

  @Field(() => String, { nullable: true, description: 'Text of the QR code that the portal signed.' })
  @LongTextColumn({ nullable: true })
  signedQr: string | null;

  @Field(() => Date, { nullable: true, description: 'When the IRN was cancelled on the portal.' })
  @InstantColumn({ nullable: true })
  irnCancelledOn: Date | null;

  @Field(() => DateOnly, {
    nullable: true,
    description: 'A cancelled invoice keeps its number and its status, and has released its consignments.',
  })
  @DateColumn({ nullable: true })
  cancelledOn: string | null;

  @Field(() => String, { nullable: true })
  @TextColumn(invoiceFields.cancelReason, { nullable: true })
  cancelReason: string | null;

  @Field(() => [Consignment], {
    nullable: true,
    description: 'The invoiced consignments by booking date. Empty for a deleted invoice, which has released them.',
  })
  consignments?: Consignment[];

  @Field(() => [InvoicePayment], { nullable: true, description: 'What paid it, by date; reversed payments too.' })
  payments?: InvoicePayment[];
}
