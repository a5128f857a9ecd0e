import { Field, InputType, Int } from 'type-graphql';
import { billLineFields, vendorBillFields } from '../../../domain/vendorBills/vendorBillFields';
import { daysBetween } from '../../../domain/values/dates';
import { BillDecision } from '../../../domain/vendorBills/enums';
import type { Paise } from '../../../domain/values/money';
import { ValidEmail } from '../../../domain/rules/fieldRules';
import { isPresent, MaxLength, Optional, Required, rule, Within } from '../../../domain/rules/rules';
import type { Grams } from '../../../domain/values/weight';
import { InputField, MoneyField, WeightOrNoneField } from '../../../core/record/fields';
import { RecordId, RecordInput } from '../../../core/record/record.inputs';
import { DateOnly, RecordRef } from '../../../core/record/scalars';

export const maxLines = 5000;
export const wrongCount = 'A bill takes from 1 to 5,000 lines';
const maxPeriodDays = 92;

@InputType()
export class VendorBillLineInput {
  @Field(() => Int, { description: 'As the file counts; no two lines of a bill have the same.' })
  @Within('Row', 0, 999_999, 'Row must be from 0 to 9,99,999')
  rowNo: number;

  @Field(() => String, { nullable: true, description: 'As printed.' })
  awb: string;

  @Field(() => DateOnly, { nullable: true })
  billedDate?: string | null;

  @Field(() => String, { nullable: true })
  destination?: string | null;

  @Field(() => String, { nullable: true })
  zoneCode?: string | null;

  @Field(() => Int, { nullable: true })
  @Within('Pieces', 0, 99_999, 'Pieces must be from 0 to 99,999')
  pieces?: number | null;

  @WeightOrNoneField('Weight', { description: 'Kilograms.' })
  billedWeight?: Grams | null;

  @MoneyField('Freight', { min: null })
  freight?: Paise | null;

  @MoneyField('Fuel', { min: null })
  fuel?: Paise | null;

  @MoneyField('Other', { min: null })
  other?: Paise | null;

  @MoneyField('Amount', { description: 'Rupees without tax.', min: null })
  amount?: Paise | null;
}

const isWhole = ({ awb, amount }: VendorBillLineInput) => isPresent(awb) && typeof amount === 'number';

@InputType()
export class CreateVendorBillInput {
  @Field(() => RecordRef, { nullable: true })
  @Required('Vendor is required')
  vendorId: string;

  @InputField(vendorBillFields.billNo)
  billNo: string;

  @Field(() => DateOnly, { nullable: true })
  @Required('Please enter bill date')
  billDate: string;

  @Field(() => DateOnly, { nullable: true })
  @Required('Please enter period')
  periodFrom: string;

  @Field(() => DateOnly, { nullable: true })
  @rule<CreateVendorBillInput>(
    'range',
    `Period must be at most ${maxPeriodDays} days`,
    (value, { periodFrom }) => !isPresent(periodFrom) || daysBetween(periodFrom, String(value)) < maxPeriodDays,
  )
  @rule<CreateVendorBillInput>(
    'order',
    'Period cannot end before it begins',
    (value, { periodFrom }) => !isPresent(periodFrom) || String(value) >= periodFrom,
  )
  @Required('Please enter period')
  periodTo: string;

  @MoneyField('Taxable Amount')
  @Required('Please enter taxable amount')
  taxable: Paise;

  @MoneyField('GST')
  @Optional()
  gst?: Paise | null;

  @MoneyField('Total')
  @Required('Please enter total')
  total: Paise;

  @Field(() => RecordRef, { nullable: true, description: 'A checked import of the lines, in place of `lines`.' })
  @Optional()
  importId?: string | null;

  @Field(() => [VendorBillLineInput], { nullable: true, description: 'Required without `importId`.' })
  @rule<CreateVendorBillInput>('mapped', 'Map AWB and Amount', (value) => !Array.isArray(value) || value.every(isWhole))
  @rule<CreateVendorBillInput>('notTooMany', wrongCount, (value, { importId }) =>
    isPresent(importId) ? !isPresent(value) : Array.isArray(value) && value.length > 0 && value.length <= maxLines,
  )
  lines?: VendorBillLineInput[] | null;
}

@InputType()
export class AwbCorrection {
  @Field(() => Int)
  rowNo: number;

  @Field(() => String, { description: 'The number that Excel has damaged, as it should be.' })
  awb: string;
}

@InputType({ description: 'Compares the lines again, by the rate cards of now. Decisions made by hand stay.' })
export class MatchVendorBillInput extends RecordInput {
  @Field(() => [AwbCorrection], { nullable: true })
  corrections?: AwbCorrection[] | null;
}

const maxDecided = 200;

@InputType()
export class DecideLinesInput extends RecordInput {
  @Field(() => [RecordRef], { nullable: true, description: 'From 1 to 200 lines of the bill.' })
  @rule(
    'someLines',
    `Select from 1 to ${maxDecided} lines`,
    (value) => Array.isArray(value) && value.length > 0 && value.length <= maxDecided,
  )
  lineIds: string[];

  @Field(() => BillDecision, { nullable: true })
  @Required('Decision is required')
  decision: BillDecision;

  @InputField(billLineFields.remark)
  remark?: string | null;
}

@InputType()
export class SettleVendorBillInput extends RecordInput {
  @MoneyField('Agreed Amount')
  @rule('present', 'Please enter agreed amount', (value) => typeof value === 'number')
  agreed: Paise;

  @InputField(vendorBillFields.remark)
  remark?: string | null;
}

@InputType({ description: 'A preview; with `apply` true the change itself.' })
export class CorrectVendorAmountsInput extends RecordInput {
  @Field(() => Boolean, { nullable: true, description: 'Default: only show what would change.' })
  apply?: boolean | null;
}

const most = { grams: 5000, windowDays: 90 };

@InputType({ description: '`uniqueId` is a bill of the vendor, `version` that of the tolerance as read.' })
export class SaveToleranceInput {
  @RecordId()
  uniqueId: string;

  @Field(() => Int, { nullable: true })
  @Optional()
  version?: number | null;

  @WeightOrNoneField('Weight Tolerance', { description: 'Kilograms, at most 5.' })
  @rule('notTooMuch', 'Weight Tolerance must be at most 5.000 Kg', (value) => Number(value) <= most.grams)
  @rule('present', 'Please enter weight tolerance', (value) => typeof value === 'number')
  grams: Grams;

  @MoneyField('Amount Tolerance')
  @rule('present', 'Please enter amount tolerance', (value) => typeof value === 'number')
  amount: Paise;

  @Field(() => Int, { nullable: true })
  @Within('Claim Window', 1, most.windowDays)
  @Required('Please enter claim window')
  windowDays: number;
}

@InputType()
export class MailDisputeInput extends RecordInput {
  @Field(() => String, { nullable: true, description: "The vendor's address for claims." })
  @ValidEmail()
  @MaxLength(190, 'Email')
  @Required('Please enter email address')
  email: string;
}
