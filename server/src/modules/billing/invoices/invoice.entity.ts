import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { EnumColumn, InstantColumn, LongTextColumn, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { invoiceFields } from '../../../domain/billing/invoiceFields';
import { InvoiceStatus, InvoiceType } from '../../../domain/billing/enums';
import { GstCategory } from '../../../domain/parties/enums';
import { PosRule, ServiceCharge, SupplyType } from '../../../domain/tax/gstReturn/enums';
import { courier } from '../../../domain/tax/services';
import { irnFields } from '../../../domain/tax/gstFields';
import type { Paise } from '../../../domain/values/money';
import {
  RecordBranch,
  RecordChoice,
  RecordField,
  RecordReference,
  RecordRelation,
  RecordText,
} from '../../../core/record/recordFields';
import { CargoConsignment } from '../../bookings/cargo/cargo.entity';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { Customer } from '../../parties/customers/customer.entity';
import { InvoicePayment } from './invoicePayments';

@ObjectType({
  description: 'An invoice to one customer: generated from consignments (Automatic) or entered manually (Manual).',
})
@Entity()
@Index(['invoiceDate', 'id'])
@Index(['customerId', 'invoiceDate', 'id'])
@Index(['customerId', 'dueDate', 'id'])
@Index(['invoiceStatus', 'dueDate', 'id'])
export class Invoice extends RecordEntity {
  @RecordBranch()
  branchId: number;

  @RecordReference('Customer')
  customerId: number;

  @RecordRelation(() => Customer)
  customer?: Customer | null;

  @RecordText(160, {
    default: '',
    description:
      "The customer's company when the invoice was made, and again when it was approved; so are the other facts.",
  })
  buyerName: string;

  @RecordText(15, { nullable: true })
  buyerGstin: string | null;

  @RecordChoice(GstCategory, { nullable: true })
  buyerCategory: GstCategory | null;

  @RecordText(300, { nullable: true })
  buyerAddress: string | null;

  @RecordText(80, { nullable: true })
  buyerCity: string | null;

  @RecordText(6, { nullable: true })
  buyerPinCode: string | null;

  @RecordText(16, {
    nullable: true,
    description:
      'Numbers of the company are assigned on approval; null before. A third-party invoice may have its own number.',
  })
  invoiceNumber: string | null;

  /** Invoice number in upper case while the invoice is live; null after deletion, which frees the number. */
  @Index({ unique: true })
  @TextColumn(16, { nullable: true })
  liveInvoiceNumber: string | null;

  @RecordField('date')
  invoiceDate: string;

  @RecordText(7, { description: 'The billed month, YYYY-MM.' })
  invoiceMonth: string;

  @RecordField('date', { nullable: true })
  paymentDate: string | null;

  @RecordField('date', { nullable: true, description: "Invoice date and the customer's credit days; set on approval." })
  dueDate: string | null;

  @RecordChoice(InvoiceStatus)
  invoiceStatus: InvoiceStatus;

  /** To which it returns if what paid it is taken back; null unless it is Paid. */
  @EnumColumn({ nullable: true })
  statusBeforePaid: InvoiceStatus | null;

  @RecordChoice(InvoiceType)
  invoiceType: InvoiceType;

  @RecordField('count')
  totalConsignments: number;

  @RecordField('money', {
    description: "Sum of the consignments' customer amounts in rupees, before charges and taxes.",
  })
  actualAmount: Paise;

  @RecordField('money', { description: 'Additional charges in rupees; 0 if there are none.' })
  additionalCharges: Paise;

  @RecordField('flag', { default: false, description: 'The additional charges bear tax as the actual amount does.' })
  chargesTaxable: boolean;

  @RecordField(invoiceFields.additionalRemark, { nullable: true, description: 'Reason of the additional charges.' })
  additionalRemark: string | null;

  @RecordField(invoiceFields.remark, { nullable: true })
  remark: string | null;

  @RecordField('money')
  igst: Paise;

  @RecordField('money')
  cgst: Paise;

  @RecordField('money')
  sgst: Paise;

  @RecordField('money', { description: 'Sum of actual amount, additional charges and the three taxes, in rupees.' })
  totalAmount: Paise;

  @RecordField('money', {
    default: 0,
    description: 'Total amount less what is allocated to it. An approved invoice is Paid when it is 0.',
  })
  outstanding: Paise;

  @RecordText(500, {
    description: 'Which taxes apply and why, as of the time of calculation: both GSTINs and the rule.',
  })
  taxExplanation: string;

  @RecordField('percent', {
    default: 1800,
    description: 'Rate of tax of the invoice date: IGST, or CGST and SGST together.',
  })
  taxPercent: number;

  @RecordText(60, { default: courier, description: 'All that it bills is one service of the catalogue.' })
  service: string;

  @RecordText(6, { nullable: true, description: "Code of the service; null: that of the company's profile." })
  sac: string | null;

  @RecordChoice(ServiceCharge, {
    default: 'Forward',
    description: 'Who pays the tax; unless it is Forward, there is none.',
  })
  charge: ServiceCharge;

  @RecordText(2, { default: '27', description: 'State code, as decided when the invoice was made.' })
  placeOfSupply: string;

  @RecordChoice(SupplyType, { default: 'B2C' })
  supplyType: SupplyType;

  @RecordChoice(PosRule, { default: 'HandedOver' })
  posRule: PosRule;

  @RecordField(irnFields.irn, {
    nullable: true,
    description: 'Invoice reference number, as the e-invoice portal has answered.',
  })
  irn: string | null;

  @RecordField(irnFields.ackNo, { nullable: true, description: "Number of the portal's acknowledgement." })
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

  @RecordField('date', {
    nullable: true,
    description: 'A cancelled invoice keeps its number and its status, and has released its consignments.',
  })
  cancelledOn: string | null;

  @RecordField(invoiceFields.cancelReason, { nullable: true })
  cancelReason: string | null;

  @Field(() => [Consignment], {
    nullable: true,
    description: 'The invoiced consignments by booking date. Empty for a deleted invoice, which has released them.',
  })
  consignments?: Consignment[];

  @Field(() => [CargoConsignment], { nullable: true, description: 'The invoiced cargo consignments by booking date.' })
  cargoConsignments?: CargoConsignment[];

  @Field(() => [InvoicePayment], { nullable: true, description: 'What paid it, by date; reversed payments too.' })
  payments?: InvoicePayment[];
}
