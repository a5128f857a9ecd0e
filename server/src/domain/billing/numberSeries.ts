/** Patterns of document numbers, from which a number, the name of its series in `serial`, and what recognises it are made. */
import { financialYearOf, firstOfFinancialYear, type DateOnly } from '../values/dates';
import { billingLabels, SeriesKind } from './enums';

/** Rule 46 of the CGST Rules: at most 16 characters, letters, digits, '-' and '/', one series per financial year. */
export const maxNumberLength = 16;

export interface SeriesPattern {
  /** With the tokens {FY}, {YY}, {MM}, {BR} and, at its end, {n}. */
  pattern: string;
  /** The running number has at least so many digits. */
  width: number;
}

/** `serial`: how its series begin in the table of that name. Kinds that share it share their numbers. */
const kinds = {
  Invoice: { serial: 'invoice', prefix: 'INV' },
  CounterBill: { serial: 'invoice', prefix: 'INV' },
  CreditNote: { serial: 'credit note', prefix: 'CRN' },
  DebitNote: { serial: 'debit note', prefix: 'DBN' },
  Receipt: { serial: 'receipt', prefix: 'RCT' },
  Refund: { serial: 'refund', prefix: 'RFD' },
  WriteOff: { serial: 'write-off', prefix: 'WRO' },
  Remittance: { serial: 'vpp', prefix: 'VPR' },
  CourierRemittance: { serial: 'courier remittance', prefix: 'CRM' },
} as const satisfies Record<SeriesKind, { serial: string; prefix: string }>;

export const seriesKinds = Object.keys(SeriesKind) as SeriesKind[];

/** 'INV/26-27/1': what every company numbers by that says nothing else. */
export const defaultPattern = (kind: SeriesKind): SeriesPattern => ({
  pattern: `${kinds[kind].prefix}/{FY}/{n}`,
  width: 1,
});

export const seriesSerial = (kind: SeriesKind): string => kinds[kind].serial;

export const seriesNoun = (kind: SeriesKind): string =>
  billingLabels.SeriesKind[kind].replace(/^[A-UW-Z]/, (first) => first.toLowerCase());

/** As it is stored: numbers are compared ignoring case. */
export const normalizePattern = (text: string): string => text.trim().toUpperCase().replaceAll('{N}', '{n}');

const tokens = /\{(FY|YY|MM|BR|n)\}/g;

const filled = (pattern: string, values: Readonly<Record<'FY' | 'YY' | 'MM' | 'BR' | 'n', string>>): string =>
  pattern.replace(tokens, (_, token: keyof typeof values) => values[token]);

/** Of the day and the branch. */
export interface NumberOf {
  date: DateOnly;
  branchCode: string;
}

/** 'INV/26-27/412'. */
export const seriesNumber = (
  { pattern, width }: SeriesPattern,
  { date, branchCode }: NumberOf,
  serial: number,
): string =>
  filled(pattern, {
    FY: financialYearOf(date),
    YY: date.slice(2, 4),
    MM: date.slice(5, 7),
    BR: branchCode,
    n: String(serial).padStart(width, '0'),
  });

export const inBranch = (pattern: string, branchCode: string): string => pattern.replaceAll('{BR}', branchCode);

/** The series in `serial`: one for each pattern, branch in it, and financial year. */
export function seriesName(kind: SeriesKind, pattern: string, { date, branchCode }: NumberOf): string {
  const name = `${kinds[kind].serial} ${financialYearOf(date)}`;
  const own = inBranch(pattern, branchCode);
  return own === defaultPattern(kind).pattern ? name : `${name} ${own}`;
}

/** Whether a number looks as one of the series of the date's financial year. */
export function isNumberOf(pattern: string, { date, branchCode }: NumberOf, number: string): boolean {
  const [year, two] = [financialYearOf(date), String.raw`\d\d`];
  return new RegExp(`^${filled(pattern, { FY: year, YY: two, MM: two, BR: branchCode, n: '' })}`, 'i').test(number);
}

/** For LIKE: the numbers of the series. */
export const numbersLike = (pattern: string, { date, branchCode }: NumberOf): string =>
  filled(pattern, { FY: financialYearOf(date), YY: '__', MM: '__', BR: branchCode, n: '%' });

/** What a number of the own series begins with, as it is said: 'PUN/26-27/'. */
export const seriesPrefix = (pattern: string, { date, branchCode }: NumberOf): string =>
  seriesNumber({ pattern, width: 1 }, { date, branchCode }, 0).slice(0, -1);

export interface BranchSeries {
  kind: SeriesKind;
  /** With the code of a branch in the place of {BR}. */
  pattern: string;
}

/** Whether two series may give the same number: the running number ends it, so that what stands before it must be alike. */
export function mayCollide(one: BranchSeries, other: BranchSeries): boolean {
  if (kinds[one.kind].serial === kinds[other.kind].serial && one.pattern === other.pattern) return false;
  const shape = ({ pattern }: BranchSeries) => filled(pattern, { FY: '##-##', YY: '##', MM: '##', BR: '', n: '' });
  const [a, b] = [shape(one), shape(other)];
  const isAlike = (left: string, right: string) =>
    left === right || (left === '#' && /\d/.test(right)) || (right === '#' && /\d/.test(left));
  return a.length === b.length && [...a].every((each, at) => isAlike(each, b.charAt(at)));
}

/** Why the text is no pattern, or null. */
export function patternRefusal(pattern: string): string | null {
  const rest = pattern.replace(tokens, '');
  if (!/^[A-Z0-9/-]*$/.test(rest)) return 'Pattern takes letters, digits, -, / and the tokens {FY} {YY} {MM} {BR} {n}';
  if (!/(^|[A-Z/-])\{n\}$/.test(pattern) || pattern.indexOf('{n}') < pattern.length - 3)
    return 'Pattern ends with {n}, after a letter, - or /';
  if (!pattern.includes('{FY}') && !(pattern.includes('{YY}') && pattern.includes('{MM}')))
    return 'Pattern names the year by {FY}, or by {YY} and {MM}';
  return /^([A-Z1-9]|\{(FY|YY|BR)\})/.test(pattern) ? null : 'Pattern begins with a letter, 1 to 9, {FY}, {YY} or {BR}';
}

/** Why nothing can be numbered so, or null. */
export function numberRefusal(number: string): string | null {
  if (number.length > maxNumberLength) return `The number ${number} is longer than ${maxNumberLength} characters`;
  return /^[A-Z1-9][A-Za-z0-9/-]*$/.test(number) ? null : `The number ${number} begins with 0`;
}

/** '2026-27', of a date. */
export const longFinancialYear = (date: DateOnly): string =>
  `${firstOfFinancialYear(date).slice(0, 4)}-${financialYearOf(date).slice(3)}`;

/** 'The next invoice of 2026-27 will be INV/26-27/501'. */
export const nextNumberWords = (kind: SeriesKind, date: DateOnly, number: string): string =>
  `The next ${seriesNoun(kind)} of ${longFinancialYear(date)} will be ${number}`;

/** The running number at its end. */
export const serialOf = (number: string): number => Number(/\d*$/.exec(number)?.[0] ?? '');

/** What stands before the running number. */
export const beforeSerial = (number: string): string => number.replace(/\d*$/, '');
