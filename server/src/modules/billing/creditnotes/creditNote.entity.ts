import { Field, ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import {
  DateColumn,
  EnumColumn,
  InstantColumn,
  LongTextColumn,
  LooseRefColumn,
  PaiseColumn,
  RefColumn,
  SafeInt,
  TextColumn,
} from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { creditNoteFields } from '../../../domain/billing/invoiceFields';
import { CreditNoteReason, CreditNoteStatus } from '../../../domain/tax/gstReturn/enums';
import { irnFields } from '../../../domain/tax/gstFields';
import type { Paise } from '../../../domain/values/money';
import { DateOnly, Money } from '../../../core/record/scalars';
import { Customer } from '../../parties/customers/customer.entity';
import { Invoice } from '../invoices/invoice.entity';

const noAction = { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' } as const;

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    CreditNote: CreditNote;
  }
}

@ObjectType({
  description: 'What an approved invoice is reduced by, with its tax. Numbered and counted from its approval.',
})
@Entity()
@Index(['noteDate', 'id'])
@Index(['invoiceId'])
@Index(['customerId', 'noteDate', 'id'])
export class CreditNote extends RecordEntity {
  @Field(() => String, {
    nullable: true,
    description: 'CRN/… by the financial year of the note date; null in a draft.',
  })
  @Index({ unique: true })
  @TextColumn(16, { nullable: true })
  number: string | null;

  @Field(() => SafeInt)
  @RefColumn('Invoice')
  invoiceId: number;

  @Field(() => Invoice, { nullable: true })
  @ManyToOne(() => Invoice, noAction)
  @JoinColumn({ name: 'invoice_id' })
  invoice?: Invoice | null;

  /** Of the invoice, which keeps the customer from being deleted. */
  @Field(() => SafeInt)
  @LooseRefColumn('Customer')
  customerId: number;

  @Field(() => Customer, { nullable: true })
  @ManyToOne(() => Customer, noAction)
  @JoinColumn({ name: 'customer_id' })
  customer?: Customer | null;

  @Field(() => DateOnly)
  @DateColumn()
  noteDate: string;

  @Field(() => CreditNoteReason)
  @EnumColumn()
  reason: CreditNoteReason;

  @Field(() => String, { nullable: true })
  @TextColumn(creditNoteFields.remark, { nullable: true })
  remark: string | null;

  @Field(() => Money, { description: 'Of the taxable amount of the invoice.' })
  @PaiseColumn()
  taxable: Paise;

  @Field(() => Money, {
    description: 'The taxes are at the rate of the invoice; in a draft as they would be if it were approved now.',
  })
  @PaiseColumn()
  igst: Paise;

  @Field(() => Money)
  @PaiseColumn()
  cgst: Paise;

  @Field(() => Money)
  @PaiseColumn()
  sgst: Paise;

  @Field(() => Money, { description: 'Sum of the taxable amount and the taxes.' })
  @PaiseColumn()
  total: Paise;

  @Field(() => CreditNoteStatus)
  @EnumColumn()
  status: CreditNoteStatus;

  @Field(() => Money, { description: 'What of it pays invoices.' })
  @PaiseColumn()
  applied: Paise;

  @Field(() => Money, { description: "What of it stands to the customer's credit; 0 in a draft." })
  unallocated?: Paise;

  @Field(() => String, { nullable: true, description: 'Reference number, as the e-invoice portal has answered.' })
  @TextColumn(irnFields.irn, { nullable: true })
  irn: string | null;

  @Field(() => String, { nullable: true })
  @TextColumn(irnFields.ackNo, { nullable: true })
  ackNo: string | null;

  @Field(() => Date, { nullable: true })
  @InstantColumn({ nullable: true })
  ackDate: Date | null;

  @Field(() => String, { nullable: true, description: 'Text of the QR code that the portal signed.' })
  @LongTextColumn({ nullable: true })
  signedQr: string | null;

  @Field(() => Date, { nullable: true })
  @InstantColumn({ nullable: true })
  irnCancelledOn: Date | null;
}
