import { financialYearOf, type DateOnly } from './dates';

/** Rule 46 of the CGST Rules: at most 16 characters, letters, digits, '-' and '/', one series in a financial year. */
export const maxInvoiceNumberLength = 16;
export const lastInvoiceSerial = 999_999;

/** 'INV/26-27/412' by the financial year of the invoice date. Throws RangeError where it would grow too long. */
export function invoiceNumberOf(invoiceDate: DateOnly, serial: number): string {
  const number = `INV/${financialYearOf(invoiceDate)}/${serial}`;
  if (number.length > maxInvoiceNumberLength) throw new RangeError(`${number} is too long for an invoice number`);
  return number;
}

/** As another party writes it; capitals and small letters are not told apart when numbers are compared. */
export function isInvoiceNumber(number: string): boolean {
  return number.length <= maxInvoiceNumberLength && /^[A-Za-z0-9/-]+$/.test(number);
}

/** Our own numbers are given at approval and to nobody else: a borrowed one would tear a gap. */
export function isOfOwnSeries(number: string): boolean {
  return /^INV\/\d\d-\d\d\//i.test(number);
}
