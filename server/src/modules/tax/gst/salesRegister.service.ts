/** What was sold in a period, document by document, from the rows that GSTR-1 is made from. */
import { Field, InputType } from 'type-graphql';
import { memberOf, nullable, sum, text } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import { isBornPaid } from '../../../domain/billing/invoiceStatus';
import { InvoiceType } from '../../../domain/billing/enums';
import { reportPeriodRefusals } from '../../../domain/rules/dateRules';
import { Optional } from '../../../domain/rules/rules';
import { NoteKind, type SaleDocument } from '../../../domain/tax/gstReturn/enums';
import { firstOfMonth, type DateOnly as Day } from '../../../domain/values/dates';
import { refuseInput } from '../../../core/operation/errors';
import { query } from '../../../core/operation/operation';
import { DateOnly } from '../../../core/record/scalars';
import { ownSeries } from '../../parties/series/seriesAt';
import { invoicesDated, notesDated, taxableOfInvoice } from './gstr1Documents';
import type { SalesRegister, SalesRegisterRow, SalesRegisterSums } from './salesRegister.type';

@InputType()
export class SalesRegisterSearch {
  @Field(() => DateOnly, { nullable: true, description: 'Document date. Default: the first of the month.' })
  @Optional()
  fromDate?: string | null;

  @Field(() => DateOnly, { nullable: true, description: 'Default: today. At most a year after the first day.' })
  @Optional()
  toDate?: string | null;
}

export const salesRegister = query({
  action: 'salesRegister',
  isReport: true,
  input: SalesRegisterSearch,
  async run({ db, today }, search): Promise<SalesRegister> {
    const toDate = search.toDate ?? today();
    const fromDate = search.fromDate ?? firstOfMonth(toDate);
    refuseInput(reportPeriodRefusals({ from: fromDate, to: toDate }));
    const days = { first: fromDate, last: toDate };
    const [invoices, notes] = await Promise.all([registeredInvoices(db, days), registeredNotes(db, days)]);
    const series = await ownSeries(db);
    const isOwn = ({ number, date }: (typeof invoices)[number]) => series(number, date) !== null;
    const own = invoices.filter(isOwn);
    // A stable sort: the invoices of a day before its notes, both as they were made.
    const rows = [...own, ...notes].sort((one, other) => one.date.localeCompare(other.date));
    const others = invoices.filter((each) => !isOwn(each));
    return { fromDate, toDate, rows, total: totalOf(rows), others };
  },
});

type Days = Record<'first' | 'last', Day>;

const kindOf = {
  Automatic: 'Invoice',
  Manual: 'ThirdPartyInvoice',
  Counter: 'CounterBill',
  Cash: 'CashInvoice',
} as const satisfies Record<InvoiceType, SaleDocument>;

const nothing: SalesRegisterSums = {
  taxable: 0,
  igst: 0,
  cgst: 0,
  sgst: 0,
  charges: 0,
  total: 0,
  paid: 0,
  outstanding: 0,
};
const names = Object.keys(nothing) as (keyof SalesRegisterSums)[];

function totalOf(rows: readonly SalesRegisterSums[]): SalesRegisterSums {
  const total = { ...nothing };
  for (const row of rows) for (const name of names) total[name] += row[name];
  return total;
}

const document = { uniqueId: text, date: text, customer: text, gstin: nullable(text), placeOfSupply: text };
const amounts = { taxable: sum, igst: sum, cgst: sum, sgst: sum, total: sum };

async function registeredInvoices(db: Reader, days: Days): Promise<SalesRegisterRow[]> {
  const found = invoicesDated(db, days)
    .select('i.uniqueId', 'uniqueId')
    .addSelect('i.invoiceDate', 'date')
    .addSelect('i.invoiceNumber', 'number')
    .addSelect('i.invoiceType', 'type')
    .addSelect('i.buyerName', 'customer')
    .addSelect('i.buyerGstin', 'gstin')
    .addSelect('i.placeOfSupply', 'placeOfSupply')
    .addSelect(taxableOfInvoice, 'taxable')
    .addSelect('i.igst', 'igst')
    .addSelect('i.cgst', 'cgst')
    .addSelect('i.sgst', 'sgst')
    .addSelect('CASE WHEN i.chargesTaxable THEN 0 ELSE i.additionalCharges END', 'charges')
    .addSelect('i.totalAmount', 'total')
    .addSelect('i.outstanding', 'outstanding')
    .addSelect('i.dueDate', 'dueDate')
    .addSelect('i.cancelledOn', 'cancelledOn')
    .andWhere('i.deletedOn IS NULL')
    .orderBy('i.invoiceDate')
    .addOrderBy('i.id');
  const rows = await db.raw(found, {
    ...document,
    ...amounts,
    number: nullable(text),
    type: memberOf(InvoiceType),
    charges: sum,
    outstanding: sum,
    dueDate: nullable(text),
    cancelledOn: nullable(text),
  });
  return rows.map(({ type, number, dueDate, ...row }) => ({
    ...row,
    number: number ?? '',
    kind: kindOf[type],
    dueDate: isBornPaid(type) ? null : dueDate,
    ...(row.cancelledOn ? nothing : { paid: row.total - row.outstanding }),
  }));
}

/** A credit note is taken off, a debit note added. */
const added = (name: keyof typeof amounts) => `CASE WHEN n.kind = 'Debit' THEN n.${name} ELSE 0 - n.${name} END`;

async function registeredNotes(db: Reader, days: Days): Promise<SalesRegisterRow[]> {
  const found = notesDated(db, days)
    .innerJoin('n.invoice', 'i')
    .select('n.uniqueId', 'uniqueId')
    .addSelect('n.noteDate', 'date')
    .addSelect('n.number', 'number')
    .addSelect('i.buyerName', 'customer')
    .addSelect('i.buyerGstin', 'gstin')
    .addSelect('i.placeOfSupply', 'placeOfSupply')
    .addSelect('n.kind', 'noteKind')
    .addSelect(added('taxable'), 'taxable')
    .addSelect(added('igst'), 'igst')
    .addSelect(added('cgst'), 'cgst')
    .addSelect(added('sgst'), 'sgst')
    .addSelect(added('total'), 'total')
    .addSelect('0 - n.applied', 'paid')
    .orderBy('n.noteDate')
    .addOrderBy('n.id');
  const rows = await db.raw(found, { ...document, ...amounts, noteKind: memberOf(NoteKind), number: text, paid: sum });
  return rows.map(({ noteKind, ...row }) => ({
    ...row,
    kind: noteKind === 'Debit' ? 'DebitNote' : 'CreditNote',
    charges: 0,
    outstanding: row.total - row.paid,
    dueDate: null,
    cancelledOn: null,
  }));
}
