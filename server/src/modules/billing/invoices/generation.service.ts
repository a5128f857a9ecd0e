import { Field, Int, ObjectType } from 'type-graphql';
import { SafeInt } from '../../../db/schema/columns';
import { chunks } from '../../../db/read/statement';
import type { Reader } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
import { futureRefusal } from '../../../domain/rules/dateRules';
import { ServiceCharge } from '../../../domain/tax/gstReturn/enums';
import { invoiceRefusal } from '../../../domain/policy/invoices';
import { monthOf, type DateOnly } from '../../../domain/values/dates';
import type { Paise } from '../../../domain/values/money';
import { conflict, refuseInput } from '../../../core/operation/errors';
import { command, query } from '../../../core/operation/operation';
import { Money, Percent } from '../../../core/record/scalars';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { Customer } from '../../parties/customers/customer.entity';
import { consignmentIds, isFreightPaid, refusePaid, refuseUnbillable } from './billedConsignments';
import { billOver, insertBill, type Bill, type InvoiceDates } from './bill';
import type { Buyer } from './invoiceAmounts';
import type { Invoice } from './invoice.entity';
import { GenerateInvoiceInput, maxConsignments, PreviewInvoiceInput } from './invoice.inputs';
import { suppliesOf, supplyOf, type Making } from './supply';

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
  service: string;

  @Field(() => ServiceCharge)
  charge: ServiceCharge;

  @Field(() => String)
  taxExplanation: string;

  @Field(() => [SafeInt], { description: 'Ids of the consignments that are already paid.' })
  paidIds: number[];

  @Field(() => Money, { description: 'Sum of their customer amounts.' })
  paidAmount: Paise;
}

@ObjectType({
  description: 'Preview of one of the invoices that some consignments need, one for each service and place of supply.',
})
export class StateInvoicePreview extends InvoicePreview {
  @Field(() => String, { description: 'State code.' })
  placeOfSupply: string;

  @Field(() => String)
  state: string;

  @Field(() => Boolean, { description: 'A cash invoice over what is paid already; the tax is inside.' })
  isCash: boolean;
}

export const invoicePreview = query({
  action: 'invoicePreview',
  input: PreviewInvoiceInput,
  async run({ db, today }, input): Promise<InvoicePreview> {
    const { customer, chosen } = await previewed(db, input);
    const { buyer } = await supplyOf(db, customer, chosen, { day: today() });
    return previewOf(chosen, billOf(chosen, buyer, isCashInvoice(chosen, input)));
  },
});

export const invoicePreviewsByState = query({
  action: 'invoicePreviewsByState',
  input: PreviewInvoiceInput,
  async run({ db, today }, input): Promise<StateInvoicePreview[]> {
    const { customer, chosen } = await previewed(db, input);
    return previewsOf(db, customer, chosen, { day: today() }, input);
  },
});

/** Of the invoices that `insertByState` would make. */
export async function previewsOf(
  db: Reader,
  customer: Customer,
  chosen: readonly Consignment[],
  making: Making,
  how: HowPaid,
): Promise<StateInvoicePreview[]> {
  return (await billsByState(db, customer, chosen, making, how)).map(({ state, bill, consignments }) => ({
    ...previewOf(consignments, bill),
    placeOfSupply: bill.placeOfSupply,
    state,
    isCash: bill.isCash,
  }));
}

export const generateInvoice = command({
  action: 'generateInvoice',
  input: GenerateInvoiceInput,
  async run({ db, today }, input) {
    const { ids, ...dates } = await asked(db, input, today());
    const chosen = await db.lockMany(Consignment, ids);
    const customer = await db.named(Customer, input.customerId, 'Customer', 'customerId');
    await refuseUnbillable(db, ids, chosen, customer.id);
    if (!input.paidAs && !input.billPaid) refusePaid(chosen);
    const { buyer, branchId } = await supplyOf(db, customer, chosen, makingOf(db, dates));
    const bill = billOf(chosen, buyer, isCashInvoice(chosen, input));
    return insertGenerated(db, bill, customer, chosen, { ...dates, branchId });
  },
});

/** All of them or none. The company's own state comes first, and in each what is not paid. */
export const generateInvoicesByState = command({
  action: 'generateInvoicesByState',
  input: GenerateInvoiceInput,
  async run({ db, today }, input) {
    const { ids, ...dates } = await asked(db, input, today());
    const chosen = await db.lockMany(Consignment, ids);
    const customer = await db.named(Customer, input.customerId, 'Customer', 'customerId');
    await refuseUnbillable(db, ids, chosen, customer.id);
    if (!input.paidAs && !input.billPaid) refusePaid(chosen);
    return insertByState(db, customer, chosen, dates, input);
  },
});

/** An invoice for each service and place of supply over locked consignments that can be billed. */
export async function insertByState(
  db: Writer,
  customer: Customer,
  chosen: readonly Consignment[],
  dates: InvoiceDates,
  how: HowPaid,
): Promise<Invoice[]> {
  const made: Invoice[] = [];
  for (const { bill, branchId, consignments } of await billsByState(db, customer, chosen, makingOf(db, dates), how))
    made.push(await insertGenerated(db, bill, customer, consignments, { ...dates, branchId }));
  return made;
}

const makingOf = ({ branchId }: Writer, { invoiceDate }: InvoiceDates): Making => ({ day: invoiceDate, branchId });

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

type HowPaid = Pick<PreviewInvoiceInput, 'paidAs'>;

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

/** Whether the one invoice over these is a cash invoice. Throws if some of them are paid and others are not. */
function isCashInvoice(chosen: readonly Consignment[], { paidAs }: HowPaid): boolean {
  if (!paidAs) return false;
  const [paid, open] = parted(chosen);
  if (paid.length > 0 && open.length > 0) throw conflict(invoiceRefusal.paidAndOpen);
  return paid.length > 0;
}

const parted = (chosen: readonly Consignment[]): [paid: Consignment[], open: Consignment[]] => [
  chosen.filter(isFreightPaid),
  chosen.filter((c) => !isFreightPaid(c)),
];

const billOf = (chosen: readonly Consignment[], buyer: Buyer, isCash: boolean, state?: string): Bill =>
  billOver(
    chosen.map((c) => c.customerAmount ?? 0),
    { buyer, isCash, state, field: 'consignmentIds' },
  );

async function billsByState(
  db: Reader,
  customer: Customer,
  chosen: readonly Consignment[],
  making: Making,
  { paidAs }: HowPaid,
) {
  const supplies = await suppliesOf(db, customer, chosen, making);
  return supplies.flatMap(({ buyer, branchId, state, consignments }) => {
    const [paid, open] = paidAs ? parted(consignments) : [[], consignments];
    const isOneService = supplies.every((each) => each.buyer.service === buyer.service);
    const name = isOneService ? state : [state, buyer.service].join(', ');
    const named = supplies.length > 1 ? name : undefined;
    return [
      ...inParts(open).map((held) => ({ isCash: false, held })),
      ...inParts(paid).map((held) => ({ isCash: true, held })),
    ].map(({ isCash, held }) => ({ state, branchId, consignments: held, bill: billOf(held, buyer, isCash, named) }));
  });
}

/** What one invoice can hold, in the order of booking; more than that only the bill of a month has. */
const inParts = (consignments: readonly Consignment[]): Consignment[][] => [
  ...chunks(
    [...consignments].sort((one, other) => one.bookingDate.localeCompare(other.bookingDate) || one.id - other.id),
    maxConsignments,
  ),
];

function previewOf(consignments: readonly Consignment[], bill: Bill): InvoicePreview {
  const paid = consignments.filter(isFreightPaid);
  return {
    totalConsignments: consignments.length,
    ...bill,
    paidIds: paid.map(({ id }) => id),
    paidAmount: amountOf(paid),
  };
}

const insertGenerated = (
  db: Writer,
  bill: Bill,
  customer: Customer,
  consignments: readonly Consignment[],
  dates: InvoiceDates & { branchId: number },
): Promise<Invoice> =>
  insertBill(db, bill, customer, {
    ...dates,
    billed: { freightOf: consignments },
    totalConsignments: consignments.length,
    inCash: amountOf(consignments.filter(({ paymentMode }) => paymentMode === 'Cash')),
  });

const amountOf = (consignments: readonly Consignment[]): Paise =>
  consignments.reduce((sum, { customerAmount }) => sum + (customerAmount ?? 0), 0);
