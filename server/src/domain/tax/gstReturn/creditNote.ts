/** Credit and debit notes: their tax, what an invoice still allows, and until when (CGST Act, section 34). */
import { financialYearOf, type DateOnly } from '../../values/dates';
import { taxesOf, type Gst, type TaxBase } from '../gst';
import type { Paise } from '../../values/money';

/** Amounts in paise. */
export interface TaxedAmounts extends Gst {
  taxable: Paise;
}

export const nothing: TaxedAmounts = { taxable: 0, igst: 0, cgst: 0, sgst: 0 };

export const totalOf = ({ taxable, igst, cgst, sgst }: TaxedAmounts): Paise => taxable + igst + cgst + sgst;

export const plus = (one: TaxedAmounts, other: TaxedAmounts): TaxedAmounts => ({
  taxable: one.taxable + other.taxable,
  igst: one.igst + other.igst,
  cgst: one.cgst + other.cgst,
  sgst: one.sgst + other.sgst,
});

export const minus = (one: TaxedAmounts, other: TaxedAmounts): TaxedAmounts => ({
  taxable: one.taxable - other.taxable,
  igst: one.igst - other.igst,
  cgst: one.cgst - other.cgst,
  sgst: one.sgst - other.sgst,
});

/**
 * Amounts of a credit note over `taxable`, given the invoice with its rate and the sum of its earlier notes, credit less debit.
 * Each tax that the invoice bears is rounded half up, but never more than is left of it; the note that credits the rest of the
 * taxable amount takes the rest of each tax.
 */
export function noteAmounts(taxable: Paise, invoice: TaxedAmounts & TaxBase, credited: TaxedAmounts): TaxedAmounts {
  const left = minus(invoice, credited);
  if (taxable === left.taxable) return left;
  const due = debitAmounts(taxable, invoice);
  const taxOf = (tax: keyof Gst) => Math.min(due[tax], Math.max(0, left[tax]));
  return { taxable, igst: taxOf('igst'), cgst: taxOf('cgst'), sgst: taxOf('sgst') };
}

/** Amounts of a debit note over `taxable`: each tax that the invoice bears, at its rate, rounded half up. */
export function debitAmounts(taxable: Paise, invoice: Gst & TaxBase): TaxedAmounts {
  const taxOf = (tax: keyof Gst) =>
    invoice[tax] === 0 ? 0 : taxesOf(taxable, invoice.taxPercent, tax === 'igst')[tax];
  return { taxable, igst: taxOf('igst'), cgst: taxOf('cgst'), sgst: taxOf('sgst') };
}

/** By how much a note over `taxable` exceeds what is left of the invoice; 0 if it does not. */
export const excessOf = (taxable: Paise, invoice: TaxedAmounts, credited: TaxedAmounts): Paise =>
  Math.max(0, taxable - (invoice.taxable - credited.taxable));

/** 30 November after the financial year of the invoice (section 34(2)). */
export function lastNoteDate(invoiceDate: DateOnly): DateOnly {
  const [, endYear = ''] = financialYearOf(invoiceDate).split('-');
  return `20${endYear}-11-30`;
}
