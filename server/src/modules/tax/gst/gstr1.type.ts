import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DateOnly, Money } from '../../../core/record/scalars';
import { NoteKind, ServiceCharge } from '../../../domain/tax/gstReturn/enums';
import type { Paise } from '../../../domain/values/money';
import { GstPeriod } from '../../system/periods/gstPeriod.entity';

@ObjectType()
abstract class TaxedRow {
  @Field(() => Money)
  taxable: Paise;

  @Field(() => Money)
  igst: Paise;

  @Field(() => Money)
  cgst: Paise;

  @Field(() => Money)
  sgst: Paise;
}

@ObjectType()
abstract class ListedDocument extends TaxedRow {
  @Field(() => String)
  number: string;

  @Field(() => DateOnly)
  date: string;

  @Field(() => String, { nullable: true })
  gstin: string | null;

  @Field(() => String, { description: 'Company of the customer.' })
  receiver: string;

  @Field(() => String, { description: 'State code.' })
  placeOfSupply: string;

  @Field(() => ServiceCharge, { description: 'On reverse charge the recipient pays the tax.' })
  charge: ServiceCharge;
}

@ObjectType({ description: 'An invoice that the return lists by itself.' })
export class Gstr1Invoice extends ListedDocument {
  @Field(() => Money, { description: 'Total of the invoice.' })
  value: Paise;
}

@ObjectType({ description: 'A credit or debit note that the return lists by itself.' })
export class Gstr1Note extends ListedDocument {
  @Field(() => NoteKind)
  kind: NoteKind;

  @Field(() => String)
  invoiceNumber: string;

  @Field(() => DateOnly)
  invoiceDate: string;

  @Field(() => Money, { description: 'Total of the note.' })
  value: Paise;
}

@ObjectType({
  description:
    'Supplies to unregistered customers by place of supply and rate, less their credit notes, with debit notes.',
})
export class Gstr1Place extends TaxedRow {
  @Field(() => String, { description: 'State code.' })
  placeOfSupply: string;

  @Field(() => Boolean)
  isInterState: boolean;

  @Field(() => Float, { description: 'Percent.' })
  rate: number;
}

@ObjectType({ description: 'Exempt supplies, less their credit notes.' })
export class Gstr1Nil {
  @Field(() => Boolean)
  isInterState: boolean;

  @Field(() => Boolean, { description: 'To registered customers.' })
  isRegistered: boolean;

  @Field(() => Money)
  exempt: Paise;
}

@ObjectType({ description: 'Supplies by service code and rate.' })
export class Gstr1Service extends TaxedRow {
  @Field(() => String, { description: 'Service accounting code.' })
  code: string;

  @Field(() => String, { description: 'The service of the first document.' })
  service: string;

  @Field(() => Float, { description: 'Percent.' })
  rate: number;

  @Field(() => Money)
  value: Paise;
}

@ObjectType({ description: 'A run of consecutive document numbers.' })
export class Gstr1Documents {
  @Field(() => String)
  nature: string;

  @Field(() => String)
  from: string;

  @Field(() => String)
  to: string;

  @Field(() => Int)
  total: number;

  @Field(() => Int)
  cancelled: number;

  @Field(() => Int, { description: 'Total without the cancelled ones.' })
  net: number;
}

@ObjectType({ description: 'What should hold before the return is filed.' })
export class Gstr1Check {
  @Field(() => String)
  rule: string;

  @Field(() => [String], { description: 'Where it does not hold; empty if it does everywhere.' })
  findings: string[];
}

@ObjectType({ description: 'GSTR-1 of a month: the tables as the offline tool names them, in rupees.' })
export class Gstr1 {
  @Field(() => String, { description: 'YYYY-MM.' })
  month: string;

  @Field(() => GstPeriod, { nullable: true, description: 'When it was filed; null if it never was.' })
  period: GstPeriod | null;

  @Field(() => [Gstr1Check])
  checks: Gstr1Check[];

  @Field(() => [Gstr1Invoice], { description: 'Invoices to registered customers.' })
  b2b: Gstr1Invoice[];

  @Field(() => [Gstr1Invoice], { description: 'Large invoices to unregistered customers of other states.' })
  b2cl: Gstr1Invoice[];

  @Field(() => [Gstr1Place])
  b2cs: Gstr1Place[];

  @Field(() => [Gstr1Nil], { description: 'Exempt supplies, which are in none of the tables of supplies with tax.' })
  nil: Gstr1Nil[];

  @Field(() => [Gstr1Place], { description: 'Advances of the month that no invoice had used by its end, tax inside.' })
  at: Gstr1Place[];

  @Field(() => [Gstr1Place], { description: 'Advances of earlier months that were used in this one.' })
  atadj: Gstr1Place[];

  @Field(() => [Gstr1Note], { description: 'Credit and debit notes to registered customers.' })
  cdnr: Gstr1Note[];

  @Field(() => [Gstr1Note], { description: 'Credit and debit notes about the invoices of `b2cl`.' })
  cdnur: Gstr1Note[];

  @Field(() => [Gstr1Service], {
    description: 'Services to registered customers, less the credit notes, with debit notes.',
  })
  hsnB2b: Gstr1Service[];

  @Field(() => [Gstr1Service], { description: 'Services to others.' })
  hsnB2c: Gstr1Service[];

  @Field(() => [Gstr1Documents], {
    description:
      'Invoices, notes, and receipt and refund vouchers. A voucher is a receipt of which a part paid nothing on its day.',
  })
  docs: Gstr1Documents[];

  @Field(() => String, { description: 'The whole return as the JSON text that the offline tool imports.' })
  offlineTool: string;
}
