import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { LooseRefColumn, RelationColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { paymentFields } from '../../../domain/money/receivableFields';
import { PaymentSource, ReceiptMode, ReversalKind } from '../../../domain/money/enums';
import { SupplyType } from '../../../domain/tax/gstReturn/enums';
import type { Paise } from '../../../domain/values/money';
import {
  RecordBranch,
  RecordChoice,
  RecordField,
  RecordReference,
  RecordRelation,
  RecordText,
} from '../../../core/record/recordFields';
import { Money, Percent } from '../../../core/record/scalars';
import { CreditNote } from '../../billing/creditnotes/creditNote.entity';
import { Customer } from '../../parties/customers/customer.entity';
import { Invoice } from '../../billing/invoices/invoice.entity';
import { OpeningItem } from './opening.entity';

@ObjectType({
  description:
    'What a payment, a credit note or a write-off settles of an invoice or of the opening balance, or of a refund. Taken back by a further row with minus amounts.',
})
@Entity()
@Index(['creditNoteId'])
@Index(['invoiceId'])
@Index(['openingId'])
@Index(['paymentId'])
export class Allocation extends RecordEntity {
  @RecordReference('CustomerPayment', { nullable: true, description: 'Null: it is of a credit note or a write-off.' })
  paymentId: number | null;

  @RecordRelation(() => CustomerPayment, { complexity: 10 })
  payment?: CustomerPayment | null;

  @RecordReference('CreditNote', { nullable: true })
  creditNoteId: number | null;

  @RelationColumn(() => CreditNote)
  creditNote?: CreditNote | null;

  @RecordReference('Invoice', { nullable: true })
  invoiceId: number | null;

  @RecordRelation(() => Invoice, { complexity: 10 })
  invoice?: Invoice | null;

  @RecordReference('OpeningItem', { nullable: true })
  openingId: number | null;

  @RecordRelation(() => OpeningItem)
  opening?: OpeningItem | null;

  /** The refund that paid it back, in place of an invoice. */
  @LooseRefColumn('Refund', { nullable: true })
  refundId: number | null;

  /** The write-off that settles the invoice, in place of a payment. */
  @LooseRefColumn('WriteOff', { nullable: true })
  writeOffId: number | null;

  @RecordField('money')
  cash: Paise;

  @RecordField('money')
  tds: Paise;

  @RecordField('date', {
    description:
      'From when it counts: the later of received date and invoice date; of a reversal, not before its date. What is allocated once GSTR-1 of that month is filed counts from the day after the last filed month.',
  })
  allocatedOn: string;
}

@ObjectType({ description: 'An advance with the tax within.' })
export class AdvanceTax {
  @Field(() => Money)
  taxable: Paise;

  @Field(() => Money)
  igst: Paise;

  @Field(() => Money)
  cgst: Paise;

  @Field(() => Money)
  sgst: Paise;

  @Field(() => Percent, { description: 'Rate of tax of the received date: IGST, or CGST and SGST together.' })
  taxPercent: number;
}

@ObjectType({
  description: 'Money from a customer, with the tax that was deducted (TDS). What is not allocated is an advance.',
})
@Entity()
@Index(['customerId', 'receivedOn', 'id'])
@Index(['receivedOn', 'id'])
export class CustomerPayment extends RecordEntity {
  @RecordBranch()
  branchId: number;

  @Index({ unique: true })
  @RecordText(20, { description: 'RCT/… by the financial year of the received date.' })
  number: string;

  @RecordReference('Customer')
  customerId: number;

  @RecordRelation(() => Customer)
  customer?: Customer | null;

  @RecordField('date')
  receivedOn: string;

  @RecordText(2, { default: '27', description: 'State code: where it is an advance, as decided when it was received.' })
  placeOfSupply: string;

  @RecordChoice(SupplyType, { default: 'B2C' })
  supplyType: SupplyType;

  @RecordChoice(ReceiptMode)
  mode: ReceiptMode;

  @RecordField('money')
  amount: Paise;

  @RecordField('money', { description: 'Tax deducted at source.' })
  tdsAmount: Paise;

  @RecordField(paymentFields.reference, { nullable: true, description: 'UTR, cheque number and the like.' })
  reference: string | null;

  @RecordField(paymentFields.bankName, { nullable: true })
  bankName: string | null;

  @RecordField('date', { nullable: true })
  chequeDate: string | null;

  @RecordField(paymentFields.remark, { nullable: true })
  remark: string | null;

  @RecordChoice(PaymentSource)
  source: PaymentSource;

  @RecordField('money', { description: 'With what was refunded.' })
  allocatedCash: Paise;

  @RecordField('money')
  allocatedTds: Paise;

  @Field(() => Money, { description: 'What is neither allocated nor refunded; 0 once reversed.' })
  unallocated?: Paise;

  @Field(() => Money, { description: 'What of it was paid back.' })
  refunded?: Paise;

  @Field(() => AdvanceTax, {
    nullable: true,
    description: 'The tax within what is not allocated, as its receipt voucher names it; null if there is nothing.',
  })
  advanceTax?: AdvanceTax | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Section of the Income-tax Act under which tax was deducted: the setting tds.section of the received date. Null without tax.',
  })
  tdsSection?: string | null;

  @RecordField(paymentFields.certificateNo, {
    nullable: true,
    description: 'Number of the certificate of the tax deducted.',
  })
  certificateNo: string | null;

  @RecordField('date', { nullable: true })
  reversedOn: string | null;

  @RecordChoice(ReversalKind, { nullable: true })
  reversalKind: ReversalKind | null;

  @RecordField(paymentFields.reversalReason, { nullable: true })
  reversalReason: string | null;

  @Field(() => [Allocation], {
    nullable: true,
    complexity: 20,
    description: 'In order, with those taken back; without refunds.',
  })
  allocations?: Allocation[];

  @Field(() => [String], { nullable: true, description: 'What is unusual about the tax deducted from its invoices.' })
  warnings?: string[];
}
