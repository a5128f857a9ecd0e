/** The documents of a month that the return is made from. */
import { decodeRows, flag, integer, memberOf, nullable, sum, text } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import { lastOfMonth, type DateOnly, type Month } from '../../../domain/values/dates';
import { counterName } from '../../../domain/billing/counterSupply';
import { isBornPaid } from '../../../domain/billing/invoiceStatus';
import { InvoiceType } from '../../../domain/billing/enums';
import { GstCategory } from '../../../domain/parties/enums';
import { NoteKind, ServiceCharge, SupplyType } from '../../../domain/tax/gstReturn/enums';
import { gstOf, type GstAnswer } from '../../../domain/tax/gst';
import { isGstin } from '../../../domain/tax/gstin';
import {
  taxWithin,
  type DocumentSeries,
  type NumberedDocument,
  type ReturnInvoice,
  type ReturnNote,
} from '../../../domain/tax/gstReturn/gstr1';
import { CreditNote } from '../../billing/creditnotes/creditNote.entity';
import { companyByDay } from '../../parties/company/companyProfiles';
import { ownSeries } from '../../parties/series/seriesAt';
import { Invoice } from '../../billing/invoices/invoice.entity';
import { Refund } from '../../money/receivables/refunds/refund.entity';

export interface ApprovedInvoice {
  invoice: ReturnInvoice;
  /** The tax and the place of supply by the GSTIN that the invoice names. */
  due: GstAnswer;
  /** What the invoice says of the taxes it has. */
  taxExplanation: string;
  /** Numbered by the company, not by the customer or a third party. */
  isOwn: boolean;
  hasIrn: boolean;
}

const amounts = { taxable: sum, igst: sum, cgst: sum, sgst: sum, value: sum };
const ownColumns = {
  number: nullable(text),
  date: text,
  receiver: text,
  gstin: nullable(text),
  category: nullable(memberOf(GstCategory)),
  supplyType: memberOf(SupplyType),
  placeOfSupply: text,
  taxPercent: integer,
  service: text,
  sac: nullable(text),
  charge: memberOf(ServiceCharge),
};

/** Of both kinds, with the taxes and the place of supply that they were made with. */
export async function approvedInvoices(db: Reader, month: Month, branches: Branches): Promise<ApprovedInvoice[]> {
  const found = invoicesOf(db, month, branches)
    .select('i.invoiceNumber', 'number')
    .addSelect('i.invoiceDate', 'date')
    .addSelect('i.buyerName', 'receiver')
    .addSelect('i.buyerGstin', 'gstin')
    .addSelect('i.buyerCategory', 'category')
    .addSelect('i.supplyType', 'supplyType')
    .addSelect('i.placeOfSupply', 'placeOfSupply')
    .addSelect('i.taxPercent', 'taxPercent')
    .addSelect('i.service', 'service')
    .addSelect('i.sac', 'sac')
    .addSelect('i.charge', 'charge')
    .addSelect('i.invoiceType', 'invoiceType')
    .addSelect('i.taxExplanation', 'taxExplanation')
    .addSelect(taxableOfInvoice, 'taxable')
    .addSelect('i.igst', 'igst')
    .addSelect('i.cgst', 'cgst')
    .addSelect('i.sgst', 'sgst')
    .addSelect('i.totalAmount', 'value')
    .addSelect('CASE WHEN i.irn IS NULL THEN 0 ELSE 1 END', 'hasIrn')
    .andWhere('i.deletedOn IS NULL AND i.cancelledOn IS NULL')
    .orderBy('i.invoiceDate')
    .addOrderBy('i.id');
  const [companyAt, own] = [await companyByDay(db), await ownSeries(db)];
  const rows = await db.raw(found, {
    ...ownColumns,
    ...amounts,
    invoiceType: memberOf(InvoiceType),
    taxExplanation: text,
    hasIrn: flag,
  });
  return rows.map(({ category, hasIrn, invoiceType, taxExplanation, ...row }) => {
    const gstin = gstinOf(row.gstin);
    const onTop = gstOf({
      taxablePaise: row.taxable,
      ...{ taxPercent: row.taxPercent, service: row.service, charge: row.charge },
      companyGstin: companyAt(row.date, branches[0]).gstin,
      customerGstin: gstin,
      category,
      handedOverIn: row.placeOfSupply,
      sezWithTax: row.supplyType !== 'SEZWOP',
    });
    // Tax inside a total may differ by a paisa from that on the taxable amount.
    const due =
      isBornPaid(invoiceType) && onTop.igst + onTop.cgst + onTop.sgst > 0
        ? { ...onTop, ...taxWithin(row.value, row.taxPercent, onTop.igst > 0) }
        : onTop;
    const number = row.number ?? '';
    const isConsolidated = invoiceType === 'Counter' && row.receiver === counterName;
    return {
      invoice: { ...row, number, gstin, isConsolidated },
      due,
      taxExplanation,
      isOwn: own(number, row.date) !== null,
      hasIrn,
    };
  });
}

const gstinOf = (gstin: string | null): string | null => (gstin && isGstin(gstin) ? gstin : null);

/** With their invoices, which may be of earlier months. */
export async function approvedNotes(db: Reader, month: Month, branches: Branches): Promise<ReturnNote[]> {
  const found = notesOf(db, month, branches)
    .select('n.number', 'number')
    .addSelect('n.kind', 'kind')
    .addSelect('n.noteDate', 'date')
    .addSelect('n.taxable', 'taxable')
    .addSelect('n.igst', 'igst')
    .addSelect('n.cgst', 'cgst')
    .addSelect('n.sgst', 'sgst')
    .addSelect('n.total', 'value')
    .addSelect('i.invoiceNumber', 'invoiceNumber')
    .addSelect('i.invoiceDate', 'invoiceDate')
    .addSelect(taxableOfInvoice, 'invoiceTaxable')
    .addSelect('i.igst', 'invoiceIgst')
    .addSelect('i.cgst', 'invoiceCgst')
    .addSelect('i.sgst', 'invoiceSgst')
    .addSelect('i.totalAmount', 'invoiceValue')
    .addSelect('i.buyerName', 'receiver')
    .addSelect('i.buyerGstin', 'gstin')
    .addSelect('i.supplyType', 'supplyType')
    .addSelect('i.placeOfSupply', 'placeOfSupply')
    .addSelect('i.taxPercent', 'taxPercent')
    .addSelect('i.service', 'service')
    .addSelect('i.sac', 'sac')
    .addSelect('i.charge', 'charge')
    .orderBy('n.noteDate')
    .addOrderBy('n.id');
  const rows = await db.raw(found, {
    ...amounts,
    number: text,
    kind: memberOf(NoteKind),
    date: text,
    invoiceNumber: text,
    invoiceDate: text,
    invoiceTaxable: sum,
    invoiceIgst: sum,
    invoiceCgst: sum,
    invoiceSgst: sum,
    invoiceValue: sum,
    receiver: text,
    gstin: nullable(text),
    supplyType: memberOf(SupplyType),
    placeOfSupply: text,
    taxPercent: integer,
    service: text,
    sac: nullable(text),
    charge: memberOf(ServiceCharge),
  });
  return rows.map(({ number, kind, date, taxable, igst, cgst, sgst, value, ...row }) => ({
    number,
    kind,
    date,
    taxable,
    igst,
    cgst,
    sgst,
    value,
    invoice: {
      number: row.invoiceNumber,
      date: row.invoiceDate,
      gstin: gstinOf(row.gstin),
      receiver: row.receiver,
      supplyType: row.supplyType,
      placeOfSupply: row.placeOfSupply,
      ...{ taxPercent: row.taxPercent, service: row.service, sac: row.sac, charge: row.charge },
      taxable: row.invoiceTaxable,
      igst: row.invoiceIgst,
      cgst: row.invoiceCgst,
      sgst: row.invoiceSgst,
      value: row.invoiceValue,
    },
  }));
}

/** Numbers of the own series; those of deleted and cancelled invoices stay used. */
export async function documentSeries(db: Reader, month: Month, branches: Branches): Promise<DocumentSeries[]> {
  const invoices = invoicesOf(db, month, branches)
    .select('i.invoiceNumber', 'number')
    .addSelect('CASE WHEN i.deletedOn IS NULL AND i.cancelledOn IS NULL THEN 0 ELSE 1 END', 'isCancelled')
    .addSelect('i.invoiceDate', 'date')
    .andWhere('i.invoiceNumber IS NOT NULL');
  const own = await ownSeries(db);
  const numberedInvoices = await db.raw(invoices, { number: text, date: text, isCancelled: flag });
  const notes = (kind: NoteKind) =>
    notesOf(db, month, branches)
      .andWhere('n.kind = :kind', { kind })
      .select('n.number', 'number')
      .addSelect('0', 'isCancelled');
  const refunds = db
    .select(Refund, 'f')
    .leftJoin('f.payment', 'p')
    .leftJoin('f.creditNote', 'n')
    .leftJoin('n.invoice', 'i')
    .where('f.refundedOn BETWEEN :first AND :last', daysOf(month))
    .andWhere('COALESCE(p.branchId, i.branchId) IN (:...branches)', { branches })
    .select('f.number', 'number')
    .addSelect('0', 'isCancelled');
  const numbered = (query: ReturnType<typeof notes> | typeof refunds): Promise<NumberedDocument[]> =>
    db.raw(query, { number: text, isCancelled: flag });
  return [
    {
      nature: 'Invoices for outward supply',
      documents: numberedInvoices.filter(({ number, date }) => own(number, date) !== null),
    },
    { nature: 'Debit Note', documents: await numbered(notes('Debit')) },
    { nature: 'Credit Note', documents: await numbered(notes('Credit')) },
    { nature: 'Receipt Voucher', documents: await receiptVouchers(db, month, branches) },
    { nature: 'Refund Voucher', documents: await numbered(refunds) },
  ];
}

/**
 * Receipts of which a part paid no document on their day, by the dates of the allocations; what was paid back had a voucher too.
 * A reversal of the same day takes back what the receipt paid, which makes no advance of it.
 */
async function receiptVouchers(db: Reader, month: Month, branches: Branches): Promise<NumberedDocument[]> {
  const { first, last } = daysOf(month);
  const rows = await db.query(
    `SELECT p.number AS number, CASE WHEN p.reversed_on <= ? THEN 1 ELSE 0 END AS isCancelled
     FROM customer_payment p
     LEFT JOIN allocation a ON a.payment_id = p.id AND a.refund_id IS NULL AND a.allocated_on <= p.received_on
       AND (p.reversed_on IS NULL OR p.reversed_on > p.received_on OR a.cash + a.tds > 0)
     WHERE p.received_on BETWEEN ? AND ? AND p.branch_id IN (${branches.map(() => '?').join(', ')})
     GROUP BY p.id, p.number, p.reversed_on, p.amount, p.tds_amount
     HAVING p.amount + p.tds_amount > COALESCE(SUM(a.cash + a.tds), 0)`,
    [last, first, last, ...branches],
  );
  return decodeRows(rows, { number: text, isCancelled: flag });
}

const daysOf = (month: Month): Days => ({ first: `${month}-01`, last: lastOfMonth(`${month}-01`) });

/** Ids of those of one registration. */
export type Branches = readonly [number, ...number[]];

const invoicesOf = (db: Reader, month: Month, branches: Branches) =>
  invoicesDated(db, daysOf(month)).andWhere('i.branchId IN (:...branches)', { branches });
/** With their invoices `i`. */
const notesOf = (db: Reader, month: Month, branches: Branches) =>
  notesDated(db, daysOf(month)).innerJoin('n.invoice', 'i').andWhere('i.branchId IN (:...branches)', { branches });

/** Both included. */
type Days = Record<'first' | 'last', DateOnly>;

/** Approved ones; those that were cancelled or deleted too. */
export const invoicesDated = (db: Reader, days: Days) =>
  db.select(Invoice, 'i').where("i.invoiceDate BETWEEN :first AND :last AND i.invoiceStatus <> 'Generated'", days);

export const notesDated = (db: Reader, days: Days) =>
  db
    .select(CreditNote, 'n')
    .where("n.noteDate BETWEEN :first AND :last AND n.status = 'Approved' AND n.deletedOn IS NULL", days);

/** Of an invoice `i`: what its taxes are on. */
export const taxableOfInvoice = 'i.actualAmount + CASE WHEN i.chargesTaxable THEN i.additionalCharges ELSE 0 END';
