import { Field, ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { DateColumn, EnumColumn, PaiseColumn, RefColumn, SafeInt, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { paymentFields } from '../../../domain/money/receivableFields';
import { PaymentSource, ReceiptMode, ReversalKind } from '../../../domain/money/enums';
import { SupplyType } from '../../../domain/tax/gstReturn/enums';
import type { Paise } from '../../../domain/values/money';
import { DateOnly, Money } from '../../../core/record/scalars';
import { CreditNote } from '../../billing/creditnotes/creditNote.entity';
import { Customer } from '../../parties/customers/customer.entity';
import { Invoice } from '../../billing/invoices/invoice.entity';
import { OpeningItem } from './opening.entity';

const noAction = { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' } as const;

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    Allocation: Allocation;
    CustomerPayment: CustomerPayment;
  }
}

@ObjectType({
  description:
    'What a payment or a credit note pays of an invoice or of the opening balance. Taken back by a further row with minus amounts.',
})
@Entity()
@Index(['creditNoteId'])
@Index(['invoiceId'])
@Index(['openingId'])
@Index(['paymentId'])
export class Allocation extends RecordEntity {
  @Field(() => SafeInt, { nullable: true, description: 'Null: it is of a credit note.' })
  @RefColumn('CustomerPayment', { nullable: true })
  paymentId: number | null;

  @Field(() => CustomerPayment, { nullable: true, complexity: 10 })
  @ManyToOne(() => CustomerPayment, noAction)
  @JoinColumn({ name: 'payment_id' })
  payment?: CustomerPayment | null;

  @Field(() => SafeInt, { nullable: true })
  @RefColumn('CreditNote', { nullable: true })
  creditNoteId: number | null;

  @ManyToOne(() => CreditNote, noAction)
  @JoinColumn({ name: 'credit_note_id' })
  creditNote?: CreditNote | null;

  @Field(() => SafeInt, { nullable: true })
  @RefColumn('Invoice', { nullable: true })
  invoiceId: number | null;

  @Field(() => Invoice, { nullable: true, complexity: 10 })
  @ManyToOne(() => Invoice, noAction)
  @JoinColumn({ name: 'invoice_id' })
  invoice?: Invoice | null;

  @Field(() => SafeInt, { nullable: true })
  @RefColumn('OpeningItem', { nullable: true })
  openingId: number | null;

  @Field(() => OpeningItem, { nullable: true })
  @ManyToOne(() => OpeningItem, noAction)
  @JoinColumn({ name: 'opening_id' })
  opening?: OpeningItem | null;

  @Field(() => Money)
  @PaiseColumn()
  cash: Paise;

  @Field(() => Money)
  @PaiseColumn()
  tds: Paise;

  @Field(() => DateOnly, {
    description:
      'From when it counts: the later of received date and invoice date; of a reversal, not before its date. What is allocated once GSTR-1 of that month is filed counts from the day after the last filed month.',
  })
  @DateColumn()
  allocatedOn: string;
}

@ObjectType({
  description: 'Money from a customer, with the tax that was deducted (TDS). What is not allocated is an advance.',
})
@Entity()
@Index(['customerId', 'receivedOn', 'id'])
@Index(['receivedOn', 'id'])
export class CustomerPayment extends RecordEntity {
  @Field(() => String, { description: 'RCT/… by the financial year of the received date.' })
  @Index({ unique: true })
  @TextColumn(20)
  number: string;

  @Field(() => SafeInt)
  @RefColumn('Customer')
  customerId: number;

  @Field(() => Customer, { nullable: true })
  @ManyToOne(() => Customer, noAction)
  @JoinColumn({ name: 'customer_id' })
  customer?: Customer | null;

  @Field(() => DateOnly)
  @DateColumn()
  receivedOn: string;

  @Field(() => String, { description: 'State code: where it is an advance, as decided when it was received.' })
  @TextColumn(2, { default: '27' })
  placeOfSupply: string;

  @Field(() => SupplyType)
  @EnumColumn({ default: 'B2C' })
  supplyType: SupplyType;

  @Field(() => ReceiptMode)
  @EnumColumn()
  mode: ReceiptMode;

  @Field(() => Money)
  @PaiseColumn()
  amount: Paise;

  @Field(() => Money, { description: 'Tax deducted at source.' })
  @PaiseColumn()
  tdsAmount: Paise;

  @Field(() => String, { nullable: true, description: 'UTR, cheque number and the like.' })
  @TextColumn(paymentFields.reference, { nullable: true })
  reference: string | null;

  @Field(() => String, { nullable: true })
  @TextColumn(paymentFields.bankName, { nullable: true })
  bankName: string | null;

  @Field(() => DateOnly, { nullable: true })
  @DateColumn({ nullable: true })
  chequeDate: string | null;

  @Field(() => String, { nullable: true })
  @TextColumn(paymentFields.remark, { nullable: true })
  remark: string | null;

  @Field(() => PaymentSource)
  @EnumColumn()
  source: PaymentSource;

  @Field(() => Money)
  @PaiseColumn()
  allocatedCash: Paise;

  @Field(() => Money)
  @PaiseColumn()
  allocatedTds: Paise;

  @Field(() => Money, { description: 'What is not allocated; 0 once reversed.' })
  unallocated?: Paise;

  @Field(() => String, {
    nullable: true,
    description:
      'Section of the Income-tax Act under which tax was deducted: the setting tds.section of the received date. Null without tax.',
  })
  tdsSection?: string | null;

  @Field(() => String, { nullable: true, description: 'Number of the certificate of the tax deducted.' })
  @TextColumn(paymentFields.certificateNo, { nullable: true })
  certificateNo: string | null;

  @Field(() => DateOnly, { nullable: true })
  @DateColumn({ nullable: true })
  reversedOn: string | null;

  @Field(() => ReversalKind, { nullable: true })
  @EnumColumn({ nullable: true })
  reversalKind: ReversalKind | null;

  @Field(() => String, { nullable: true })
  @TextColumn(paymentFields.reversalReason, { nullable: true })
  reversalReason: string | null;

  @Field(() => [Allocation], { nullable: true, complexity: 20, description: 'In order, with those taken back.' })
  allocations?: Allocation[];

  @Field(() => [String], { nullable: true, description: 'What is unusual about the tax deducted from its invoices.' })
  warnings?: string[];
}
