import { Field, InputType } from 'type-graphql';
import { company } from '../../company';
import { query } from '../../core/operation';
import { flag, memberOf, nullable, sum, text } from '../../db/rawRows';
import type { Reader } from '../../db/reader';
import { earliestSearchDate, isMonth, lastOfMonth, monthOf, type Month } from '../../domain/dates';
import { GstCategory } from '../../domain/enums';
import { gstOf } from '../../domain/gst';
import { gstinStateCode, isGstin } from '../../domain/gstin';
import { gstr1Of, type Gstr1 as Tables, type HsnRow, type ReturnInvoice } from '../../domain/gstReturn/gstr1';
import { gstr1Json } from '../../domain/gstReturn/gstr1Json';
import { isOfOwnSeries } from '../../domain/invoiceNumber';
import { rule } from '../../domain/rules';
import { Invoice } from '../invoices/invoice.entity';
import { settingOn } from '../settings/settingValues';
import { gstr1Checks, type ApprovedInvoice } from './gstr1Checks';
import type { Gstr1, Gstr1Service } from './gstr1.type';

const isReturnMonth = (value: unknown) => isMonth(value) && value >= monthOf(earliestSearchDate);

@InputType()
export class Gstr1Search {
  @Field(() => String, { description: 'YYYY-MM.' })
  @rule('returnMonth', 'Select a month since January 2023', isReturnMonth)
  month: string;
}

export const gstr1 = query({
  action: 'gstr1',
  input: Gstr1Search,
  async run({ db }, { month }): Promise<Gstr1> {
    const lastDay = lastOfMonth(`${month}-01`);
    const [approved, documents, largeInvoiceAbove] = await Promise.all([
      approvedInvoices(db, month),
      numberedInvoices(db, month),
      settingOn(db, 'gst.b2cl', lastDay),
    ]);
    const tables = gstr1Of({
      month,
      companyState: gstinStateCode(company.gstin),
      invoices: approved.filter(({ isOwn }) => isOwn).map(({ invoice }) => invoice),
      notes: [],
      advances: [],
      adjustedAdvances: [],
      series: [{ nature: 'Invoices for outward supply', documents }],
      largeInvoiceAbove,
    });
    return {
      ...tables,
      hsnB2b: tables.hsnB2b.map(serviceOf),
      hsnB2c: tables.hsnB2c.map(serviceOf),
      checks: await gstr1Checks(db, tables, approved),
      offlineTool: offlineToolOf(tables),
    };
  },
});

const serviceOf = (row: HsnRow): Gstr1Service => ({ code: company.sacCode, ...row });

const offlineToolOf = (tables: Tables): string => JSON.stringify(gstr1Json(company.gstin, tables));

/** Of both kinds, with their stored taxes. */
async function approvedInvoices(db: Reader, month: Month): Promise<ApprovedInvoice[]> {
  const found = inMonth(db, month)
    .innerJoin('i.customer', 'c')
    .select('i.invoiceNumber', 'number')
    .addSelect('i.invoiceDate', 'date')
    .addSelect('c.company', 'receiver')
    .addSelect('c.gst', 'gstin')
    .addSelect('c.gstCategory', 'category')
    .addSelect('i.actualAmount', 'taxable')
    .addSelect('i.igst', 'igst')
    .addSelect('i.cgst', 'cgst')
    .addSelect('i.sgst', 'sgst')
    .addSelect('i.totalAmount', 'value')
    .andWhere('i.deletedOn IS NULL')
    .orderBy('i.invoiceDate')
    .addOrderBy('i.id');
  const rows = await db.raw(found, {
    number: nullable(text),
    date: text,
    receiver: text,
    gstin: nullable(text),
    category: nullable(memberOf(GstCategory)),
    taxable: sum,
    igst: sum,
    cgst: sum,
    sgst: sum,
    value: sum,
  });
  return rows.map((row) => {
    const gstin = row.gstin && isGstin(row.gstin) ? row.gstin : null;
    const due = gstOf({
      taxablePaise: row.taxable,
      companyGstin: company.gstin,
      customerGstin: gstin,
      category: row.category,
    });
    const { placeOfSupply, supplyType } = due;
    const number = row.number ?? '';
    const invoice: ReturnInvoice = { ...row, number, gstin, placeOfSupply, supplyType };
    return { invoice, due, isOwn: isOfOwnSeries(number) };
  });
}

/** Numbers of the own series, those of deleted invoices too: they stay used. */
async function numberedInvoices(db: Reader, month: Month) {
  const found = inMonth(db, month)
    .select('i.invoiceNumber', 'number')
    .addSelect('CASE WHEN i.deletedOn IS NULL THEN 0 ELSE 1 END', 'isCancelled')
    .andWhere("i.invoiceNumber LIKE 'INV/%'");
  return db.raw(found, { number: text, isCancelled: flag });
}

const inMonth = (db: Reader, month: Month) =>
  db.select(Invoice, 'i').where("i.invoiceDate BETWEEN :first AND :last AND i.invoiceStatus <> 'Generated'", {
    first: `${month}-01`,
    last: lastOfMonth(`${month}-01`),
  });
