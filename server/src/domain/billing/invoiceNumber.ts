import { maxNumberLength } from './numberSeries';

/** Number of a third-party invoice. Numbers are compared ignoring case. */
export function isInvoiceNumber(number: string): boolean {
  return number.length <= maxNumberLength && /^[A-Za-z0-9/-]+$/.test(number);
}

/** Of the series with which every company begins, whatever it numbers by now. */
export const isOfFirstSeries = (number: string): boolean => /^INV\/\d\d-\d\d\//i.test(number);

/** Numbers of the company's own series are assigned only at approval; one entered by hand would cause a gap. Null: of none. */
export const ownNumberRefusal = (prefix: string | null): string | null =>
  prefix === null ? null : `${prefix}… numbers are assigned on approval`;
