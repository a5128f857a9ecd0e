import { Field, InputType } from 'type-graphql';
import { openingFields, paymentFields } from '../../../domain/money/receivableFields';
import { ReceiptMode, ReversalKind } from '../../../domain/money/enums';
import { NotTooEarly } from '../../../domain/rules/fieldRules';
import type { Paise } from '../../../domain/values/money';
import { MaxItems, Optional, Required, rule } from '../../../domain/rules/rules';
import { InputField, MoneyField } from '../../../core/record/fields';
import { RecordInput } from '../../../core/record/record.inputs';
import { DateOnly, RecordRef } from '../../../core/record/scalars';

@InputType({ description: 'What of a payment goes to an invoice; without an invoice, to the opening balance.' })
export class AllocationInput {
  @Field(() => RecordRef, { nullable: true })
  invoiceId?: string | null;

  @MoneyField('Allocation')
  cash?: Paise | null;

  @MoneyField('TDS')
  tds?: Paise | null;
}

const NotTooMany = () => MaxItems(500, 'A payment is allocated to at most 500 invoices at once');

type Amounts = Pick<RecordPaymentInput, 'amount' | 'tdsAmount'>;

@InputType()
export class RecordPaymentInput {
  @Field(() => RecordRef, { nullable: true })
  @Required('Please select customer')
  customerId: string;

  @Field(() => DateOnly, { nullable: true })
  @NotTooEarly('Received date')
  @Required('Please select received date')
  receivedOn: string;

  @Field(() => ReceiptMode, { nullable: true, description: 'NotStated is for invoices that are marked Paid.' })
  @rule('mode', 'Please select mode', (value) => value !== 'NotStated')
  @Required('Please select mode')
  mode: ReceiptMode;

  @MoneyField('Amount')
  @rule<Amounts>('some', 'Please enter amount', (amount, { tdsAmount }) => Number(amount ?? 0) + (tdsAmount ?? 0) > 0)
  amount?: Paise | null;

  @MoneyField('TDS', { description: 'Tax deducted at source, in rupees. Default: 0.' })
  @Optional()
  tdsAmount?: Paise | null;

  @InputField(paymentFields.reference, { description: 'UTR, cheque number and the like.' })
  reference?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: it is another payment, though one of this customer, reference and amount is recorded.',
  })
  confirmDuplicate?: boolean | null;

  @InputField(paymentFields.bankName)
  bankName?: string | null;

  @Field(() => DateOnly, { nullable: true })
  @Optional()
  chequeDate?: string | null;

  @InputField(paymentFields.certificateNo)
  certificateNo?: string | null;

  @InputField(paymentFields.remark)
  remark?: string | null;

  @Field(() => [AllocationInput], { nullable: true })
  @NotTooMany()
  allocations?: AllocationInput[] | null;

  @Field(() => Boolean, { nullable: true, description: 'True without `allocations`: oldest due first.' })
  auto?: boolean | null;
}

@InputType()
export class AllocatePaymentInput extends RecordInput {
  @Field(() => [AllocationInput], { nullable: true })
  @NotTooMany()
  @rule<AllocatePaymentInput>(
    'some',
    'Please enter what to allocate',
    (value, { auto }) => auto === true || (Array.isArray(value) && value.length > 0),
  )
  allocations?: AllocationInput[] | null;

  @Field(() => Boolean, { nullable: true, description: 'True without `allocations`: oldest due first.' })
  auto?: boolean | null;
}

@InputType()
export class TakeBackAllocationInput extends RecordInput {
  @Field(() => RecordRef, { nullable: true, description: 'Omitted: all that is allocated.' })
  @Optional()
  invoiceId?: string | null;
}

@InputType()
export class ReversePaymentInput extends RecordInput {
  @Field(() => ReversalKind, { nullable: true })
  @Required('Please select why it is reversed')
  kind: ReversalKind;

  @Field(() => DateOnly, { nullable: true })
  @Required('Please select the date of the reversal')
  reversedOn: string;

  @InputField(paymentFields.reversalReason)
  reason: string;
}

@InputType()
export class SetTdsCertificateInput extends RecordInput {
  @InputField(paymentFields.certificateNo, { description: 'Null or blank: there is none.' })
  certificateNo?: string | null;
}

@InputType({ description: 'What a customer owed before the first invoice here; `uniqueId` is the customer.' })
export class SetOpeningInput extends RecordInput {
  @Field(() => DateOnly, { nullable: true })
  @Required('Please select date')
  date: string;

  @MoneyField('Amount')
  @rule('given', 'Please enter amount', (value) => typeof value === 'number')
  amount: Paise;

  @InputField(openingFields.remark)
  remark?: string | null;
}

@InputType()
export class AllocateCreditNoteInput extends RecordInput {
  @Field(() => [AllocationInput], { nullable: true, description: 'Without TDS.' })
  @rule<AllocateCreditNoteInput>(
    'some',
    'Please enter what to allocate',
    (value, { auto }) => auto === true || (Array.isArray(value) && value.length > 0 && value.length <= 500),
  )
  allocations?: AllocationInput[] | null;

  @Field(() => Boolean, { nullable: true, description: 'True without `allocations`: oldest due first.' })
  auto?: boolean | null;
}
