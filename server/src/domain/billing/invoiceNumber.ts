import type { NoteKind } from '../tax/gstReturn/enums';
import { financialYearOf, type DateOnly } from '../values/dates';

/** Rule 46 of the CGST Rules: at most 16 characters, letters, digits, '-' and '/', one series per financial year. */
export const maxInvoiceNumberLength = 16;
export const lastInvoiceSerial = 999_999;

/** 'INV/26-27/412' by the financial year of the invoice date. Throws RangeError if too long. */
export const invoiceNumberOf = (invoiceDate: DateOnly, serial: number): string => numberOf('INV', invoiceDate, serial);

const noteSeries = { Credit: 'CRN', Debit: 'DBN' } as const satisfies Record<NoteKind, string>;

/** 'CRN/26-27/12' or 'DBN/26-27/3', each of a series of its own. Throws RangeError if too long. */
export const noteNumberOf = (kind: NoteKind, noteDate: DateOnly, serial: number): string =>
  numberOf(noteSeries[kind], noteDate, serial);

/** 'RFD/26-27/3', of a refund voucher. Throws RangeError if too long. */
export const refundNumberOf = (refundedOn: DateOnly, serial: number): string => numberOf('RFD', refundedOn, serial);

/** 'WRO/26-27/2', of what is written off. Throws RangeError if too long. */
export const writeOffNumberOf = (writtenOffOn: DateOnly, serial: number): string =>
  numberOf('WRO', writtenOffOn, serial);

function numberOf(series: string, date: DateOnly, serial: number): string {
  const number = `${series}/${financialYearOf(date)}/${serial}`;
  if (number.length > maxInvoiceNumberLength) throw new RangeError(`${number} is too long for an invoice number`);
  return number;
}

/** Number of a third-party invoice. Numbers are compared ignoring case. */
export function isInvoiceNumber(number: string): boolean {
  return number.length <= maxInvoiceNumberLength && /^[A-Za-z0-9/-]+$/.test(number);
}

/** Numbers of the company's own series are assigned only at approval; one entered by hand would cause a gap. */
export function isOfOwnSeries(number: string): boolean {
  return /^INV\/\d\d-\d\d\//i.test(number);
}

/** What follows the series in a number of the own series. */
export const serialOf = (number: string): number => Number(number.slice(number.lastIndexOf('/') + 1));
