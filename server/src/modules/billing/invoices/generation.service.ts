import { Field, Int, ObjectType } from 'type-graphql';
import { SafeInt } from '../../../db/schema/columns';
import type { Reader } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
import { futureRefusal } from '../../../domain/rules/dateRules';
import { monthOf, type DateOnly } from '../../../domain/values/dates';
import type { Paise } from '../../../domain/values/money';
import { badInput, refuseInput } from '../../../core/operation/errors';
import { command, query } from '../../../core/operation/operation';
import { Money, Percent } from '../../../core/record/scalars';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { Customer } from '../../parties/customers/customer.entity';
import { consignmentIds, refuseUnbillable } from './billedConsignments';
import { generatedAmounts, type Amounts, type Buyer, type TaxedSupply } from './invoiceAmounts';
import type { Invoice } from './invoice.entity';
import { GenerateInvoiceInput, PreviewInvoiceInput } from './invoice.inputs';
import { insertInvoice } from './invoice.save';
import { buyerOf, suppliesOf } from './supply';

@ObjectType({ description: 'Preview of an invoice for some consignments; nothing is stored.' })
export class InvoicePreview {
  @Field(() => Int)
  totalConsignments: number;

  @Field(() => Money)
  actualAmount: Paise;

  @Field(() => Money)
  igst: Paise;

  @Field(() => Money)
  cgst: Paise;

  @Field(() => Money)
  sgst: Paise;

  @Field(() => Money)
  totalAmount: Paise;

  @Field(() => Percent, { description: 'IGST, or CGST and SGST together.' })
  taxPercent: number;

  @Field(() => String)
  taxExplanation: string;

  @Field(() => [SafeInt], { description: 'Ids of the consignments that are already paid.' })
  paidIds: number[];

  @Field(() => Money, { description: 'Sum of their customer amounts.' })
  paidAmount: Paise;
}

@ObjectType({
  description: 'Preview of one of the invoices that some consignments need, one for each place of supply.',
})
export class StateInvoicePreview extends InvoicePreview {
  @Field(() => String, { description: 'State code.' })
  placeOfSupply: string;

  @Field(() => String)
  state: string;
}

export const invoicePreview = query({
  action: 'invoicePreview',
  input: PreviewInvoiceInput,
  async run({ db, today }, input): Promise<InvoicePreview> {
    const { customer, chosen } = await previewed(db, input);
    return previewOf(chosen, billOf(chosen, await buyerOf(db, customer, chosen, today())));
  },
});

export const invoicePreviewsByState = query({
  action: 'invoicePreviewsByState',
  input: PreviewInvoiceInput,
  async run({ db, today }, input): Promise<StateInvoicePreview[]> {
    const { customer, chosen } = await previewed(db, input);
    return (await billsByState(db, customer, chosen, today())).map(({ state, bill, consignments }) => ({
      ...previewOf(consignments, bill),
      placeOfSupply: bill.placeOfSupply,
      state,
    }));
  },
});

export const generateInvoice = command({
  action: 'generateInvoice',
  input: GenerateInvoiceInput,
  async run({ db, today }, input) {
    const { ids, ...dates } = await asked(db, input, today());
    const chosen = await db.lockMany(Consignment, ids);
    const customer = await db.named(Customer, input.customerId, 'Customer', 'customerId');
    await refuseUnbillable(db, ids, chosen, customer.id);
    const bill = billOf(chosen, await buyerOf(db, customer, chosen, dates.invoiceDate));
    return insertGenerated(db, bill, customer, chosen, dates);
  },
});

/** All of them or none. The company's own state comes first. */
export const generateInvoicesByState = command({
  action: 'generateInvoicesByState',
  input: GenerateInvoiceInput,
  async run({ db, today }, input) {
    const { ids, ...dates } = await asked(db, input, today());
    const chosen = await db.lockMany(Consignment, ids);
    const customer = await db.named(Customer, input.customerId, 'Customer', 'customerId');
    await refuseUnbillable(db, ids, chosen, customer.id);
    const made: Invoice[] = [];
    for (const { bill, consignments } of await billsByState(db, customer, chosen, dates.invoiceDate))
      made.push(await insertGenerated(db, bill, customer, consignments, dates));
    return made;
  },
});

async function previewed(db: Reader, input: PreviewInvoiceInput) {
  const customer = await db.named(Customer, input.customerId, 'Customer', 'customerId');
  const ids = await consignmentIds(db, input.consignmentIds);
  const chosen = await db
    .select(Consignment, 'r')
    .where('r.id IN (:...ids)', { ids })
    .andWhere('r.deletedOn IS NULL')
    .getMany();
  await refuseUnbillable(db, ids, chosen, customer.id);
  return { customer, chosen };
}

interface InvoiceDates {
  invoiceDate: DateOnly;
  invoiceMonth: string;
}

async function asked(
  db: Reader,
  input: GenerateInvoiceInput,
  today: DateOnly,
): Promise<InvoiceDates & { ids: number[] }> {
  const { invoiceDate } = input;
  const invoiceMonth = monthOf(input.invoiceMonth);
  refuseInput({
    invoiceDate: futureRefusal('Enter valid Invoice Date', invoiceDate, today),
    invoiceMonth: futureRefusal('Enter valid Invoice Month', invoiceMonth, today),
  });
  return { ids: await consignmentIds(db, input.consignmentIds), invoiceDate, invoiceMonth };
}

type Bill = Amounts & TaxedSupply;

/** Amounts and taxes of the consignments. `state`: named in a refusal. */
function billOf(chosen: readonly Consignment[], buyer: Buyer, state?: string): Bill {
  const bill = generatedAmounts(
    chosen.map((c) => c.customerAmount ?? 0),
    buyer,
  );
  if (bill.actualAmount < 100)
    throw badInput(['Enter valid Actual amount', state].filter(Boolean).join(': '), 'consignmentIds');
  return bill;
}

async function billsByState(db: Reader, customer: Customer, chosen: readonly Consignment[], day: DateOnly) {
  const supplies = await suppliesOf(db, customer, chosen, day);
  return supplies.map(({ buyer, state, consignments }) => ({
    state,
    consignments,
    bill: billOf(consignments, buyer, supplies.length > 1 ? state : undefined),
  }));
}

function previewOf(consignments: readonly Consignment[], bill: Bill): InvoicePreview {
  const paid = consignments.filter(({ paymentStatus }) => paymentStatus === 'Paid');
  return {
    totalConsignments: consignments.length,
    ...bill,
    paidIds: paid.map(({ id }) => id),
    paidAmount: paid.reduce((sum, { customerAmount }) => sum + (customerAmount ?? 0), 0),
  };
}

const insertGenerated = (
  db: Writer,
  bill: Bill,
  customer: Customer,
  consignments: readonly Consignment[],
  dates: InvoiceDates,
): Promise<Invoice> =>
  insertInvoice(
    db,
    {
      ...bill,
      ...dates,
      customerId: customer.id,
      totalConsignments: consignments.length,
      invoiceStatus: 'Generated',
      invoiceType: 'Automatic',
      invoiceNumber: null,
      paymentDate: null,
      additionalRemark: null,
      remark: null,
    },
    customer,
    consignments,
  );
