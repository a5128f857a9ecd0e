import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { BranchColumn, LooseRefColumn, SafeInt } from '../../../../db/schema/columns';
import { RecordEntity } from '../../../../db/schema/record';
import { refundFields } from '../../../../domain/money/receivableFields';
import { ReceiptMode } from '../../../../domain/money/enums';
import { SupplyType } from '../../../../domain/tax/gstReturn/enums';
import type { Paise } from '../../../../domain/values/money';
import {
  RecordChoice,
  RecordField,
  RecordReference,
  RecordRelation,
  RecordText,
} from '../../../../core/record/recordFields';
import { CreditNote } from '../../../billing/creditnotes/creditNote.entity';
import { Customer } from '../../../parties/customers/customer.entity';
import { CustomerPayment } from '../payment.entity';

@ObjectType({
  description:
    'Money paid back to a customer: what was not allocated of a payment or of a credit note. Its voucher names the tax within.',
})
@Entity()
@Index(['customerId', 'refundedOn', 'id'])
@Index(['refundedOn', 'id'])
@Index(['paymentId'])
@Index(['creditNoteId'])
export class Refund extends RecordEntity {
  /** The branch that pays it: the one in which the user worked. */
  @BranchColumn()
  branchId: number;

  @Index({ unique: true })
  @RecordText(16, { description: 'RFD/… by the financial year of the refund date.' })
  number: string;

  @RecordReference('CustomerPayment', { nullable: true, description: 'Null: it is of a credit note.' })
  paymentId: number | null;

  @RecordRelation(() => CustomerPayment)
  payment?: CustomerPayment | null;

  @RecordReference('CreditNote', { nullable: true })
  creditNoteId: number | null;

  @RecordRelation(() => CreditNote)
  creditNote?: CreditNote | null;

  /** Of the payment or the note, which keeps the customer from being deleted. */
  @Field(() => SafeInt)
  @LooseRefColumn('Customer')
  customerId: number;

  @RecordRelation(() => Customer)
  customer?: Customer | null;

  @RecordField('date')
  refundedOn: string;

  @RecordChoice(ReceiptMode)
  mode: ReceiptMode;

  @RecordField(refundFields.reference, { nullable: true, description: 'UTR, cheque number and the like.' })
  reference: string | null;

  @RecordField(refundFields.remark, { nullable: true })
  remark: string | null;

  @RecordField('money', { description: 'What is paid back, tax included.' })
  amount: Paise;

  @RecordField('money', { description: 'Of the amount, what is not tax.' })
  taxable: Paise;

  @RecordField('money', { description: 'Tax within the amount.' })
  igst: Paise;

  @RecordField('money')
  cgst: Paise;

  @RecordField('money')
  sgst: Paise;

  @RecordField('percent', { description: 'Rate of tax of the payment, or of the invoice that was credited.' })
  taxPercent: number;

  @RecordText(2, { description: 'State code, of the payment or of the invoice that was credited.' })
  placeOfSupply: string;

  @RecordChoice(SupplyType)
  supplyType: SupplyType;
}
