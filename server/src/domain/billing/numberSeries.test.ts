import fc from 'fast-check';
import { addDays } from '../values/dates';
import { isInvoiceNumber, isOfFirstSeries } from './invoiceNumber';
import {
  beforeSerial,
  defaultPattern,
  isNumberOf,
  maxNumberLength,
  mayCollide,
  nextNumberWords,
  normalizePattern,
  numberRefusal,
  numbersLike,
  patternRefusal,
  seriesKinds,
  seriesName,
  seriesNumber,
  serialOf,
} from './numberSeries';

const at = (date: string, branchCode = 'PUN') => ({ date, branchCode });

describe('the series with which every company begins', () => {
  it.each([
    ['2026-03-31', 1, 'INV/25-26/1'],
    ['2026-04-01', 412, 'INV/26-27/412'],
    ['2099-12-31', 999_999, 'INV/99-00/999999'],
  ])('of %s and serial %d is %s', (date, serial, number) => {
    expect(seriesNumber(defaultPattern('Invoice'), at(date), serial)).toBe(number);
  });

  it('is never longer than the law allows, and never the same for two serials', () => {
    const serials = fc.integer({ min: 1, max: 999_999 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), serials, serials, (days, one, other) => {
        const date = addDays('2023-01-01', days);
        const number = seriesNumber(defaultPattern('Invoice'), at(date), one);
        expect(number.length).toBeLessThanOrEqual(maxNumberLength);
        expect(isInvoiceNumber(number) && isOfFirstSeries(number)).toBe(true);
        expect(number === seriesNumber(defaultPattern('Invoice'), at(date), other)).toBe(one === other);
        expect([beforeSerial(number), serialOf(number)]).toEqual([`INV/${number.slice(4, 9)}/`, one]);
      }),
    );
  });

  it('keeps the names of its numbers, and takes those of no other kind', () => {
    expect(seriesKinds.map((kind) => seriesName(kind, defaultPattern(kind).pattern, at('2026-11-01')))).toEqual([
      'invoice 26-27',
      'invoice 26-27',
      'credit note 26-27',
      'debit note 26-27',
      'receipt 26-27',
      'refund 26-27',
      'write-off 26-27',
      'vpp 26-27',
      'courier remittance 26-27',
    ]);
    expect(seriesKinds.filter((kind) => patternRefusal(defaultPattern(kind).pattern) !== null)).toEqual([]);
  });
});

describe('a pattern', () => {
  it.each([
    ['{BR}/{FY}/{n}', 5, 'PUN/26-27/00001'],
    ['P{YY}{MM}-{n}', 3, 'P2702-001'],
    ['{FY}A{n}', 1, '26-27A1'],
  ])('%s of width %d gives %s', (pattern, width, number) => {
    expect(patternRefusal(pattern)).toBeNull();
    const given = seriesNumber({ pattern, width }, at('2027-02-03'), 1);
    expect([given, numberRefusal(given)]).toEqual([number, null]);
    expect(isNumberOf(pattern, at('2027-03-31'), number.toLowerCase())).toBe(true);
    expect(isNumberOf(pattern, at('2027-02-03', 'MUM'), number)).toBe(!pattern.includes('{BR}'));
  });

  it('is told from one of another financial year', () => {
    expect(isNumberOf('{BR}/{FY}/{n}', at('2027-04-01'), 'PUN/26-27/00001')).toBe(false);
    expect(numbersLike('{BR}/{FY}{MM}/{n}', at('2026-05-05'))).toBe('PUN/26-27__/%');
  });

  it.each([
    ['{FY}/{n}X', 'Pattern ends with {n}, after a letter, - or /'],
    ['INV/{n}', 'Pattern names the year by {FY}, or by {YY} and {MM}'],
    ['INV/{YY}/{n}', 'Pattern names the year by {FY}, or by {YY} and {MM}'],
    ['INV/{FY}{n}', 'Pattern ends with {n}, after a letter, - or /'],
    ['{n}/{FY}/{n}', 'Pattern ends with {n}, after a letter, - or /'],
    ['INV {FY}/{n}', 'Pattern takes letters, digits, -, / and the tokens {FY} {YY} {MM} {BR} {n}'],
    ['INV/{XX}{FY}/{n}', 'Pattern takes letters, digits, -, / and the tokens {FY} {YY} {MM} {BR} {n}'],
    ['/{FY}/{n}', 'Pattern begins with a letter, 1 to 9, {FY}, {YY} or {BR}'],
    ['{MM}/{FY}/{n}', 'Pattern begins with a letter, 1 to 9, {FY}, {YY} or {BR}'],
  ])('%s is none', (pattern, refusal) => {
    expect(patternRefusal(pattern)).toBe(refusal);
  });

  it('is stored in capitals, with its tokens', () => {
    expect(normalizePattern(' inv/{fy}/{N} ')).toBe('INV/{FY}/{n}');
  });

  it('gives no number of more than 16 characters, or that begins with 0', () => {
    expect(numberRefusal('PUNE1/26-27/00001')).toBe('The number PUNE1/26-27/00001 is longer than 16 characters');
    expect(numberRefusal('0A/26-27/1')).toBe('The number 0A/26-27/1 begins with 0');
  });
});

test.each([
  ['Invoice', 'A/{FY}/{n}', 'CounterBill', 'A/{FY}/{n}', false],
  ['Invoice', 'A/{FY}/{n}', 'CreditNote', 'A/{FY}/{n}', true],
  ['Invoice', 'A{YY}{MM}/{n}', 'Invoice', 'A26{MM}/{n}', true],
  ['Invoice', 'A/{FY}/{n}', 'Invoice', 'AB/{FY}/{n}', false],
  ['Invoice', 'A/{FY}/{n}', 'Invoice', 'A-{FY}/{n}', false],
] as const)('%s %s and %s %s may give the same number: %p', (kind, pattern, otherKind, other, expected) => {
  expect(mayCollide({ kind, pattern }, { kind: otherKind, pattern: other })).toBe(expected);
});

test('the next number is said in words', () => {
  expect(nextNumberWords('Invoice', '2026-04-01', 'INV/26-27/501')).toBe(
    'The next invoice of 2026-27 will be INV/26-27/501',
  );
  expect(nextNumberWords('Remittance', '2026-04-01', 'VPR/26-27/1')).toMatch(/^The next VPP remittance of/);
});

describe('the number of a third-party invoice', () => {
  it.each(['', 'A B', 'BILL#7', 'TP/2026/12345678', 'ÜBER/1'])('%p is none, or just fits', (number) => {
    expect(isInvoiceNumber(number)).toBe(number === 'TP/2026/12345678');
  });

  it('is none of the first series, in any case', () => {
    expect(isOfFirstSeries('inv/26-27/9')).toBe(true);
    expect(isOfFirstSeries('INV-2026/9')).toBe(false);
  });
});
