import { Field, ID, ObjectType } from 'type-graphql';
import { SafeInt } from '../../../db/schema/columns';
import { SaleDocument, ServiceCharge } from '../../../domain/tax/gstReturn/enums';
import type { Paise } from '../../../domain/values/money';
import { DateOnly, Money } from '../../../core/record/scalars';

@ObjectType({
  description: 'Amounts of the sales register, in rupees. Credit notes are subtracted, debit notes added.',
})
export class SalesRegisterSums {
  @Field(() => Money)
  taxable: Paise;

  @Field(() => Money)
  igst: Paise;

  @Field(() => Money)
  cgst: Paise;

  @Field(() => Money)
  sgst: Paise;

  @Field(() => Money, { description: 'Additional charges that bear no tax.' })
  charges: Paise;

  @Field(() => Money, { description: 'Taxable amount, taxes and charges.' })
  total: Paise;

  @Field(() => Money, {
    description: 'By payments and notes, as it is now; of a note: what of it pays invoices.',
  })
  paid: Paise;

  @Field(() => Money, { description: 'Total less what is paid.' })
  outstanding: Paise;
}

@ObjectType({
  description:
    'A document of the sales register. Amounts of a credit note are negative, those of a cancelled invoice 0.',
})
export class SalesRegisterRow extends SalesRegisterSums {
  @Field(() => ID, { description: 'Of the invoice or the note.' })
  uniqueId: string;

  @Field(() => DateOnly)
  date: string;

  @Field(() => String)
  number: string;

  @Field(() => SaleDocument)
  kind: SaleDocument;

  @Field(() => String, { description: 'As the document names it.' })
  customer: string;

  @Field(() => String, { nullable: true })
  gstin: string | null;

  @Field(() => String, { description: 'State code.' })
  placeOfSupply: string;

  @Field(() => ServiceCharge, { description: 'Who pays the tax; of a note as of its invoice.' })
  charge: ServiceCharge;

  @Field(() => SafeInt, { description: 'Of the invoice.' })
  branchId: number;

  @Field(() => String, { description: 'GSTIN of the company under which the branch supplies.' })
  supplierGstin: string;

  @Field(() => DateOnly, { nullable: true, description: 'Null if the document was born paid.' })
  dueDate: string | null;

  @Field(() => DateOnly, { nullable: true })
  cancelledOn: string | null;
}

@ObjectType({ description: 'Approved invoices, credit and debit notes of a period, by their date.' })
export class SalesRegister {
  @Field(() => DateOnly)
  fromDate: string;

  @Field(() => DateOnly)
  toDate: string;

  @Field(() => [SalesRegisterRow], { description: 'Documents of the own series, as GSTR-1 has them.' })
  rows: SalesRegisterRow[];

  @Field(() => SalesRegisterSums, { description: 'Of `rows`. Of a month: what its GSTR-1 adds up to.' })
  total: SalesRegisterSums;

  @Field(() => [SalesRegisterRow], {
    description: 'Invoices numbered by somebody else, which are in neither the total nor GSTR-1.',
  })
  others: SalesRegisterRow[];
}
