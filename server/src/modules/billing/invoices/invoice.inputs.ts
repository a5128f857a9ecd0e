import { Field, InputType, Int } from 'type-graphql';
import { invoiceFields } from '../../../domain/billing/invoiceFields';
import { earliestSearchDate, isDateOnly, isMonth, monthOf } from '../../../domain/values/dates';
import { InvoiceStatus } from '../../../domain/billing/enums';
import { invoiceTotal } from '../../../domain/tax/gst';
import { lacksPaymentDate } from '../../../domain/billing/invoiceStatus';
import { isInvoiceNumber, isOfFirstSeries, ownNumberRefusal } from '../../../domain/billing/invoiceNumber';
import type { Paise } from '../../../domain/values/money';
import { isPresent, Required, rule } from '../../../domain/rules/rules';
import { InputField, MoneyField } from '../../../core/record/fields';
import { DateOnly, RecordRef } from '../../../core/record/scalars';
import { RecordInput } from '../../../core/record/record.inputs';

const oneRupee: Paise = 100;
export const paidRule = 'Invoice number and Payment Date is required for paid Invoice';

/** On the status of an input that always says the payment date; where it may be left out, the stored one decides (`invoiceEdit.ts`). */
export const PaidNeedsPaymentDate = () =>
  rule<{ paymentDate?: string | null }>(
    'paidDate',
    paidRule,
    (status, { paymentDate }) => !lacksPaymentDate(status, paymentDate),
  );

const isInvoiceDate = (value: unknown) => isDateOnly(value) && value >= earliestSearchDate;
const isInvoiceMonth = (value: unknown) =>
  (isMonth(value) || isDateOnly(value)) && monthOf(value) >= monthOf(earliestSearchDate);
const isAmount = (value: unknown) => typeof value === 'number' && value >= oneRupee;
const isChargeOrNone = (value: unknown) => !isPresent(value) || isAmount(value);
const isTaxOrNone = (value: unknown) => !isPresent(value) || Number(value) > 0;

export const InvoiceDate = (message: string) => rule('invoiceDate', message, isInvoiceDate);
const InvoiceMonth = (message: string) => rule('invoiceMonth', message, isInvoiceMonth);
const InvoiceNumber = () =>
  rule(
    'number',
    'Invoice number takes letters, digits, - and / (at most 16)',
    (value) => !isPresent(value) || isInvoiceNumber(String(value).trim()),
  );
const NotOfOurs = () =>
  rule(
    'notOfOurs',
    ownNumberRefusal('INV/') ?? '',
    (value) => !isPresent(value) || !isOfFirstSeries(String(value).trim()),
  );

/** IGST and SGST share a message (SPEC 5), which is shown once. */
const StateTaxToo = (message: string) =>
  rule<{ igst?: Paise | null }>('stateTax', message, (value, { igst }) => isTaxOrNone(value) || !isTaxOrNone(igst));

type Given = Pick<CreateManualInvoiceInput, 'actualAmount' | 'additionalCharges' | 'cgst' | 'sgst' | 'igst'>;

/** Compared only if all parts are valid; invalid parts have their own messages. */
function isTheTotal(total: unknown, { actualAmount, additionalCharges, cgst, sgst, igst }: Given): boolean {
  const taxes = { cgst: cgst ?? 0, sgst: sgst ?? 0, igst: igst ?? 0 };
  const taxesHold = Object.values(taxes).every(isTaxOrNone);
  const partsHold = isAmount(actualAmount) && isChargeOrNone(additionalCharges) && taxesHold;
  return !partsHold || total === invoiceTotal({ actualAmount, additionalCharges, ...taxes });
}

/** Of one invoice. */
export const maxConsignments = 5000;

@InputType()
export class PreviewInvoiceInput {
  @Field(() => [RecordRef], { nullable: true })
  @rule(
    'some',
    'Select from 1 to 5,000 consignments',
    (value) => Array.isArray(value) && value.length >= 1 && value.length <= maxConsignments,
  )
  consignmentIds: string[];

  @Field(() => RecordRef, { nullable: true, description: 'The customer who is the sender of all the consignments.' })
  @Required('Select Customer')
  customerId: string;

  @Field(() => String, {
    nullable: true,
    description:
      "'inside': what is paid already goes to a cash invoice, with the tax inside and born paid. Omitted: it is refused, unless `billPaid`.",
  })
  @rule('inside', "Paid as must be 'inside'", (value) => !isPresent(value) || value === 'inside')
  paidAs?: string | null;
}

@InputType()
export class GenerateInvoiceInput extends PreviewInvoiceInput {
  @Field(() => Boolean, { nullable: true, description: 'True: tax is added to what is paid already, too.' })
  billPaid?: boolean | null;

  @Field(() => DateOnly, { nullable: true })
  @InvoiceDate('Enter valid Invoice Date')
  invoiceDate: string;

  @Field(() => String, { nullable: true, description: 'YYYY-MM; of a full date the month is used.' })
  @InvoiceMonth('Enter valid Invoice Month')
  invoiceMonth: string;
}

@InputType()
export class CreateManualInvoiceInput {
  @Field(() => RecordRef, { nullable: true })
  @Required('Select Customer')
  customerId: string;

  @Field(() => String, { nullable: true, description: 'YYYY-MM; of a full date the month is used.' })
  @InvoiceMonth('Select Invoice Month')
  invoiceMonth: string;

  @Field(() => DateOnly, { nullable: true })
  @InvoiceDate('Select Invoice Date')
  invoiceDate: string;

  @MoneyField('Actual amount', { min: null })
  @rule('amount', 'Enter Actual amount', isAmount)
  actualAmount: Paise;

  @MoneyField('Additional Charges', { min: null })
  @rule('charge', 'Enter valid Additional Charges', isChargeOrNone)
  additionalCharges?: Paise | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'The additional charges bear tax. Default: they do not.',
  })
  chargesTaxable?: boolean | null;

  @MoneyField('CGST amount', { min: null })
  @rule('tax', 'Enter CGST amount', isTaxOrNone)
  cgst?: Paise | null;

  @MoneyField('IGST amount', { min: null })
  @rule('tax', 'Enter IGST amount', isTaxOrNone)
  igst?: Paise | null;

  @MoneyField('SGST amount', { min: null })
  @StateTaxToo('Enter IGST amount')
  sgst?: Paise | null;

  @MoneyField('Total Amount', {
    description: 'Rupees. The server computes the total too, and refuses a different one.',
    min: null,
    max: null,
  })
  @rule<Given>('total', 'Enter Total Amount', (value, record) => isAmount(value) && isTheTotal(value, record))
  totalAmount: Paise;

  @Field(() => Int, { nullable: true })
  @rule('count', 'Enter Total Consignments', (value) => Number.isInteger(value) && Number(value) >= 1)
  totalConsignments: number;

  @Field(() => InvoiceStatus, {
    nullable: true,
    description: 'Generated, or Paid with invoice number and payment date. Default: Generated.',
  })
  @rule(
    'born',
    'Invoice Status must be Generated or Paid',
    (value) => !isPresent(value) || value === 'Generated' || value === 'Paid',
  )
  @PaidNeedsPaymentDate()
  @rule<CreateManualInvoiceInput>(
    'paidNumber',
    paidRule,
    (value, { invoiceNumber }) => value !== 'Paid' || isPresent(invoiceNumber),
  )
  invoiceStatus?: InvoiceStatus | null;

  @Field(() => String, { nullable: true, description: "The third party's invoice number." })
  @NotOfOurs()
  @InvoiceNumber()
  invoiceNumber?: string | null;

  @Field(() => DateOnly, { nullable: true })
  paymentDate?: string | null;

  @InputField(invoiceFields.additionalRemark)
  additionalRemark?: string | null;

  @InputField(invoiceFields.remark)
  remark?: string | null;
}

/** Omitted values are unchanged. */
const kept = (value: unknown) => value === undefined;

@InputType()
export class UpdateInvoiceInput extends RecordInput {
  @MoneyField('Actual amount', { min: null })
  @rule('amount', 'Enter valid Actual amount', (value) => kept(value) || isAmount(value))
  actualAmount?: Paise;

  @MoneyField('Additional Charges', { min: null })
  @rule('charge', 'Enter valid Additional Charges', isChargeOrNone)
  additionalCharges?: Paise | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'The additional charges bear tax. While they do, taxes that are left out follow the taxable amount.',
  })
  chargesTaxable?: boolean | null;

  @MoneyField('CGST amount', { min: null })
  @rule('tax', 'Enter valid CGST amount', isTaxOrNone)
  cgst?: Paise | null;

  @MoneyField('IGST amount', { min: null })
  @rule('tax', 'Enter valid IGST amount', isTaxOrNone)
  igst?: Paise | null;

  @MoneyField('SGST amount', {
    description: 'Rupees. When omitted while `cgst` is given, it equals `cgst`.',
    min: null,
  })
  @StateTaxToo('Enter valid IGST amount')
  sgst?: Paise | null;

  @MoneyField('Total Amount', {
    description: 'Rupees. The server computes the total too, and refuses a different one.',
    min: null,
    max: null,
  })
  @rule('total', 'Enter valid Total Amount', (value) => value === null || kept(value) || isAmount(value))
  totalAmount?: Paise | null;

  @Field(() => DateOnly, { nullable: true })
  @rule('invoiceDate', 'Enter valid Invoice Date', (value) => kept(value) || isInvoiceDate(value))
  invoiceDate?: string;

  @Field(() => InvoiceStatus, {
    nullable: true,
    description: 'The current status or a later one. Leaving Generated assigns the invoice number.',
  })
  invoiceStatus?: InvoiceStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'Must be the current number, except for third-party invoices before approval.',
  })
  @InvoiceNumber()
  invoiceNumber?: string | null;

  @Field(() => DateOnly, { nullable: true })
  paymentDate?: string | null;

  @InputField(invoiceFields.additionalRemark)
  additionalRemark?: string | null;

  @InputField(invoiceFields.remark)
  remark?: string | null;
}
