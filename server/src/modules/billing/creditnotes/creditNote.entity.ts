import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { InstantColumn, LongTextColumn, LooseRefColumn, SafeInt } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { creditNoteFields } from '../../../domain/billing/invoiceFields';
import { CreditNoteReason, CreditNoteStatus, NoteKind } from '../../../domain/tax/gstReturn/enums';
import { irnFields } from '../../../domain/tax/gstFields';
import type { Paise } from '../../../domain/values/money';
import {
  RecordChoice,
  RecordField,
  RecordReference,
  RecordRelation,
  RecordText,
} from '../../../core/record/recordFields';
import { Money } from '../../../core/record/scalars';
import { Customer } from '../../parties/customers/customer.entity';
import { Invoice } from '../invoices/invoice.entity';

@ObjectType({
  description:
    'What an approved invoice is reduced by, or of kind Debit what is added to it, with its tax. Numbered and counted from its approval.',
})
@Entity()
@Index(['noteDate', 'id'])
@Index(['invoiceId'])
@Index(['customerId', 'noteDate', 'id'])
export class CreditNote extends RecordEntity {
  @RecordChoice(NoteKind, { default: 'Credit' })
  kind: NoteKind;

  @Index({ unique: true })
  @RecordText(16, {
    nullable: true,
    description: 'CRN/… or DBN/… by the financial year of the note date; null in a draft.',
  })
  number: string | null;

  @RecordReference('Invoice')
  invoiceId: number;

  @RecordRelation(() => Invoice)
  invoice?: Invoice | null;

  /** Of the invoice, which keeps the customer from being deleted. */
  @Field(() => SafeInt)
  @LooseRefColumn('Customer')
  customerId: number;

  @RecordRelation(() => Customer)
  customer?: Customer | null;

  @RecordField('date')
  noteDate: string;

  @RecordChoice(CreditNoteReason)
  reason: CreditNoteReason;

  @RecordField(creditNoteFields.remark, { nullable: true })
  remark: string | null;

  @RecordField('money', { description: 'Of the taxable amount of the invoice.' })
  taxable: Paise;

  @RecordField('money', {
    description: 'The taxes are at the rate of the invoice; in a draft as they would be if it were approved now.',
  })
  igst: Paise;

  @RecordField('money')
  cgst: Paise;

  @RecordField('money')
  sgst: Paise;

  @RecordField('money', { description: 'Sum of the taxable amount and the taxes.' })
  total: Paise;

  @RecordChoice(CreditNoteStatus)
  status: CreditNoteStatus;

  @RecordField('money', {
    description: 'What of it pays invoices, or was refunded. Of a debit note in minus: what it adds.',
  })
  applied: Paise;

  @Field(() => Money, { description: "What of it stands to the customer's credit; 0 in a draft, and of a debit note." })
  unallocated?: Paise;

  @Field(() => Money, { description: 'What of it was paid back.' })
  refunded?: Paise;

  @RecordField(irnFields.irn, {
    nullable: true,
    description: 'Reference number, as the e-invoice portal has answered.',
  })
  irn: string | null;

  @RecordField(irnFields.ackNo, { nullable: true })
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
