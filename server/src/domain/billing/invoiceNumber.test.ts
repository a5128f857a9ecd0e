import fc from 'fast-check';
import { addDays } from '../values/dates';
import { invoiceNumberOf, isInvoiceNumber, isOfOwnSeries, maxInvoiceNumberLength } from './invoiceNumber';

describe('invoice number', () => {
  it.each([
    ['2026-03-31', 1, 'INV/25-26/1'],
    ['2026-04-01', 412, 'INV/26-27/412'],
    ['2099-12-31', 999_999, 'INV/99-00/999999'],
  ])('of %s and serial %d is %s', (date, serial, number) => {
    expect(invoiceNumberOf(date, serial)).toBe(number);
  });

  it('is never longer than the law allows, and never the same for two serials', () => {
    const serials = fc.integer({ min: 1, max: 999_999 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), serials, serials, (days, one, other) => {
        const date = addDays('2023-01-01', days);
        const number = invoiceNumberOf(date, one);
        expect(number.length).toBeLessThanOrEqual(maxInvoiceNumberLength);
        expect(isInvoiceNumber(number) && isOfOwnSeries(number)).toBe(true);
        expect(number === invoiceNumberOf(date, other)).toBe(one === other);
      }),
    );
  });

  it('refuses to grow past sixteen characters', () => {
    expect(() => invoiceNumberOf('2026-04-01', 1_000_000)).toThrow(RangeError);
  });

  it.each(['', 'A B', 'BILL#7', 'TP/2026/12345678', 'ÜBER/1'])('%p is none, or just fits', (number) => {
    expect(isInvoiceNumber(number)).toBe(number === 'TP/2026/12345678');
  });

  it('knows its own series in any case', () => {
    expect(isOfOwnSeries('inv/26-27/9')).toBe(true);
    expect(isOfOwnSeries('INV-2026/9')).toBe(false);
  });
});
