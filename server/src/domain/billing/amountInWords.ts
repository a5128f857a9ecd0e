import { digitsOf } from '../values/units';
import type { Paise } from '../values/money';

const small = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

/** Groups of the nine digits from the left: number of digits and name. */
const places = [
  [2, 'Crore'],
  [2, 'Lakh'],
  [2, 'Thousand'],
  [1, 'Hundred'],
  [2, ''],
] as const;

function belowHundred(value: number): string {
  const words = value < 20 ? [small[value]] : [tens[Math.floor(value / 10)], small[value % 10]];
  return words.filter(Boolean).join(' ');
}

function rupeesInWords(nineDigits: string): string {
  const words: string[] = [];
  let from = 0;
  for (const [width, name] of places) {
    const value = Number(nineDigits.slice(from, from + width));
    from += width;
    if (value > 0) words.push(belowHundred(value), name);
  }
  return words.filter(Boolean).join(' ');
}

/**
 * 12345650 is 'One Lakh Twenty Three Thousand Four Hundred Fifty Six Rupees and Fifty Paise Only'. More than nine
 * digits of rupees give 'overflow' (SPEC 8).
 */
export function amountInWords(paise: Paise): string {
  const [rupees, fraction] = digitsOf(paise, 2);
  if (rupees.length > 9) return 'overflow';
  const parts: string[] = [];
  const whole = rupeesInWords(rupees.padStart(9, '0'));
  if (whole) parts.push(`${whole} ${Number(rupees) === 1 ? 'Rupee' : 'Rupees'}`);
  if (Number(fraction) > 0) {
    parts.push(`${belowHundred(Number(fraction))} ${Number(fraction) === 1 ? 'Paisa' : 'Paise'}`);
  }
  return `${paise < 0 ? 'Minus ' : ''}${parts.join(' and ') || 'Zero Rupees'} Only`;
}
