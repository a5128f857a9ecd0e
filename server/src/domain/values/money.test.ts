import fc from 'fast-check';
import {
  formatCount,
  formatRupees,
  formatRupeesShort,
  maxAmountPaise,
  paiseToRupees,
  percentOf,
  roundHalfUp,
  rupeesToPaise,
} from './money';

const anyPaise = fc.integer({ min: -maxAmountPaise, max: maxAmountPaise });

describe('rupees to paise', () => {
  it.each([
    [0, 0],
    [1, 100],
    [1.5, 150],
    [0.1, 10],
    [19.99, 1999],
    [1.15, 115],
    [4.35, 435],
    [1234567.89, 123456789],
    [99999999.99, 9999999999],
    [-12.3, -1230],
    ['12.3', 1230],
    [' 7 ', 700],
    ['007.05', 705],
    ['-0', 0],
    [-0, 0],
  ])('%p is %d paise', (rupees, paise) => {
    expect(rupeesToPaise(rupees)).toBe(paise);
  });

  it.each([
    1.001,
    0.1 + 0.2,
    '1.500',
    '',
    ' ',
    '1.',
    '.5',
    '1,000',
    '1e3',
    '0x10',
    '₹5',
    '+5',
    '--5',
    'abc',
    NaN,
    Infinity,
    1e21,
    1e-7,
    '99999999999999999',
  ])('refuses %p', (value) => {
    expect(() => rupeesToPaise(value)).toThrow(RangeError);
  });

  it('takes back what it gave, as a number and as text', () => {
    fc.assert(
      fc.property(anyPaise, (paise) => {
        expect(rupeesToPaise(paiseToRupees(paise))).toBe(paise);
        expect(rupeesToPaise(String(paiseToRupees(paise)))).toBe(paise);
      }),
    );
  });

  it('gives the number that is nearest to the decimal digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 15 }), (paise) => {
        const digits = String(paise).padStart(3, '0');
        expect(paiseToRupees(paise)).toBe(Number(`${digits.slice(0, -2)}.${digits.slice(-2)}`));
      }),
    );
  });

  it('has no fractions of a paisa', () => {
    expect(() => paiseToRupees(1.5)).toThrow(RangeError);
    expect(() => formatRupees(0.5)).toThrow(RangeError);
    expect(() => formatRupeesShort(0.5)).toThrow(RangeError);
  });
});

describe('rupees as people read them', () => {
  it.each([
    [12345650, '₹ 1,23,456.50'],
    [0, '₹ 0.00'],
    [5, '₹ 0.05'],
    [99999, '₹ 999.99'],
    [100000, '₹ 1,000.00'],
    [9999999999, '₹ 9,99,99,999.99'],
    [-12345650, '-₹ 1,23,456.50'],
    [1000000, '₹ 10,000.00'],
  ])('%d is %s', (paise, text) => {
    expect(formatRupees(paise)).toBe(text);
  });

  it('loses no digit', () => {
    fc.assert(
      fc.property(anyPaise, (paise) => {
        expect(rupeesToPaise(formatRupees(paise).replace(/[₹, ]/g, ''))).toBe(paise);
        expect(formatRupees(paise)).toMatch(/^-?₹ (\d{1,3}|\d{1,2}(,\d\d)*,\d{3})\.\d\d$/);
      }),
    );
  });

  it.each([
    [99999, '₹ 999.99'],
    [100000, '₹ 1.0K'],
    [154900, '₹ 1.5K'],
    [155000, '₹ 1.6K'],
    [9994999, '₹ 99.9K'],
    [10000000, '₹ 1.0L'],
    [123456789, '₹ 12.3L'],
    [99999999900, '₹ 10,000.0L'],
    [-155000, '-₹ 1.6K'],
  ])('%d on a card is %s', (paise, text) => {
    expect(formatRupeesShort(paise)).toBe(text);
  });

  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1.0K'],
    [1049, '1.0K'],
    [1050, '1.1K'],
    [99949, '99.9K'],
    [100000, '1.0L'],
    [1234567, '12.3L'],
    [-5, '-5'],
    [-2500, '-2.5K'],
  ])('a count of %d is %s', (count, text) => {
    expect(formatCount(count)).toBe(text);
  });
});

describe('rounding', () => {
  it.each([
    [5n, 2n, 3n],
    [4n, 2n, 2n],
    [1n, 3n, 0n],
    [2n, 3n, 1n],
    [-5n, 2n, -2n],
    [-7n, 3n, -2n],
    [5n, -2n, -2n],
    [0n, 7n, 0n],
  ])('%d by %d is %d', (numerator, denominator, rounded) => {
    expect(roundHalfUp(numerator, denominator)).toBe(rounded);
  });

  it('refuses zero below the line', () => {
    expect(() => roundHalfUp(1n, 0n)).toThrow(RangeError);
  });

  it('is never more than half away, and a half goes up', () => {
    const numerators = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n });
    fc.assert(
      fc.property(numerators, fc.bigInt({ min: 1n, max: 10n ** 9n }), (n, d) => {
        const doubledError = 2n * roundHalfUp(n, d) * d - 2n * n;
        expect(doubledError > -d && doubledError <= d).toBe(true);
      }),
    );
  });

  it.each([
    [10000, 18, 1800],
    [5, 9, 0],
    [6, 9, 1],
    [50, 9, 5],
    [25, 18, 5],
    [123456, 2.5, 3086],
    [0, 18, 0],
    [-6, 9, -1],
    [9999999999, 18, 1800000000],
  ])('of %d paise %d%% are %d', (paise, percent, result) => {
    expect(percentOf(paise, percent)).toBe(result);
  });
});
