import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { CountColumn, DateColumn, EnumColumn, PaiseColumn, RefColumn, TextColumn } from '../../db/columns';
import { RecordEntity } from '../../db/record';
import { InvoiceStatus, InvoiceType } from '../../domain/enums';
import type { Paise } from '../../domain/money';
import { DateOnly, Money } from '../../core/scalars';
import { Consignment } from '../consignments/consignment.entity';
import { Customer } from '../customers/customer.entity';

declare module '../../db/recordKinds' {
  interface RecordKinds {
    Invoice: Invoice;
  }
}

@ObjectType({ description: 'A bill to one customer: generated from consignments, or entered by hand.' })
@Entity()
@Index(['invoiceDate', 'id'])
@Index(['customerId', 'invoiceDate', 'id'])
export class Invoice extends RecordEntity {
  @Field(() => Int)
  @RefColumn('Customer')
  customerId: number;

  @Field(() => Customer, { nullable: true })
  @ManyToOne(() => Customer, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'customer_id' })
  customer?: Customer | null;

  @Field(() => String, { nullable: true, description: 'Given at approval; a third-party invoice may bring its own.' })
  @TextColumn(16, { nullable: true })
  invoiceNumber: string | null;

  /** The number in capitals while the invoice lives; null frees it for another. */
  @Index({ unique: true })
  @TextColumn(16, { nullable: true })
  liveInvoiceNumber: string | null;

  @Field(() => DateOnly)
  @DateColumn()
  invoiceDate: string;

  @Field(() => String, { description: 'The month that is billed, YYYY-MM.' })
  @TextColumn(7)
  invoiceMonth: string;

  @Field(() => DateOnly, { nullable: true })
  @DateColumn({ nullable: true })
  paymentDate: string | null;

  @Field(() => InvoiceStatus)
  @EnumColumn()
  invoiceStatus: InvoiceStatus;

  @Field(() => InvoiceType)
  @EnumColumn()
  invoiceType: InvoiceType;

  @Field(() => Int)
  @CountColumn()
  totalConsignments: number;

  @Field(() => Money, { description: 'What the consignments cost, before charges and taxes.' })
  @PaiseColumn()
  actualAmount: Paise;

  @Field(() => Money, { description: 'Zero where there are none.' })
  @PaiseColumn()
  additionalCharges: Paise;

  @Field(() => String, { nullable: true, description: 'What the additional charges are for.' })
  @TextColumn(500, { nullable: true })
  additionalRemark: string | null;

  @Field(() => String, { nullable: true })
  @TextColumn(500, { nullable: true })
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

  @Field(() => Money, { description: 'Always actual amount, additional charges and the three taxes.' })
  @PaiseColumn()
  totalAmount: Paise;

  @Field(() => String, { description: 'Which tax and why: both GSTINs and the rule, as when it was computed.' })
  @TextColumn(500)
  taxExplanation: string;

  @Field(() => [Consignment], { nullable: true, description: 'By booking date. A deleted invoice has released them.' })
  consignments?: Consignment[];
}
