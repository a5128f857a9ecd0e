/** Reads the texts of an imported file's cells. Nothing is guessed: what has two readings is refused. */
import { isDateOnly } from '../values/dates';
import { toScaled } from '../values/units';
import { readDayMonthYear } from '../values/typedDates';
import * as enums from '../enums';
import type { DateOrder } from './enums';
import type { ImportField } from './importFields';

export type CellValue = string | number | boolean;
/** `error` is the message for the user; a blank cell has neither. */
export type CellReading = { value?: CellValue; error?: string };

/** Reads a cell of any field but references, which need the database. */
export function readCell({ label, type }: ImportField, raw: string, dateOrder: DateOrder): CellReading {
  const text = raw.trim();
  if (text === '') return {};
  switch (type) {
    case 'text':
      return { value: text };
    case 'number text':
      return damagedNumber.test(text) ? { error: `${label} was damaged by Excel: ${text}` } : { value: text };
    case 'money':
      return scaled(label, text, 2, currency);
    case 'weight':
      return scaled(label, text, 3, kilograms);
    case 'count':
      return scaled(label, text.replace(/\.0+$/, ''), 0, /^$/);
    case 'date':
      return asError(readDate(text, dateOrder), `${label} is not a date`);
    case 'flag':
      return asError(flags.get(text.toLowerCase()), `${label} must be Yes or No`);
    case 'ServiceType':
    case 'ParcelType':
    case 'PaymentMode':
      return readMember(label, text, type);
    case 'customer':
    case 'vendor':
    case 'city':
      throw new Error(`${label} names a record`);
  }
}

const asError = (value: CellValue | undefined, error: string): CellReading =>
  value === undefined ? { error } : { value };

/** A long number as Excel saves it in a text file: its last digits are lost. */
const damagedNumber = /^\d+([.,]\d+)?E\+\d+$/i;

const currency = /₹|rs\.?|inr|\/-/gi;
const kilograms = /kgs?\.?$/i;
/** Commas only where Indian or international grouping has them, so that '12,50' is not read as 1250. */
const grouped = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;

function scaled(label: string, text: string, places: number, unit: RegExp): CellReading {
  const digits = text.replace(unit, '').replace(/\s/g, '');
  try {
    return { value: toScaled(grouped.test(digits) ? digits.replaceAll(',', '') : digits, places, label) };
  } catch (error) {
    if (error instanceof RangeError) return { error: places === 0 ? `${label} must be a whole number` : error.message };
    throw error;
  }
}

const flags: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'y', 'true', '1'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0'].map((word) => [word, false] as const),
]);

type Members = 'ServiceType' | 'ParcelType' | 'PaymentMode';

/** Members by label; the enumerations are numbered in REST in this order, from 1. */
const membersOf = (type: Members): readonly (readonly [name: string, label: string])[] =>
  Object.entries(enums.labels[type]);

const comparable = (text: string) => text.toLowerCase().replace(/[\s-]/g, '');

function readMember(label: string, text: string, type: Members): CellReading {
  const members = membersOf(type);
  const byNumber = /^\d+$/.test(text) ? members[Number(text) - 1] : undefined;
  const found = byNumber ?? members.find(([, shown]) => comparable(shown) === comparable(text));
  return asError(found?.[0], `${label} "${text}" is not one of ${allowedWords(type)?.join(', ')}`);
}

/** Words that a cell of the type may hold; null if there is no list of them. */
export function allowedWords(type: ImportField['type']): readonly string[] | null {
  if (type === 'flag') return ['Yes', 'No'];
  if (type !== 'ServiceType' && type !== 'ParcelType' && type !== 'PaymentMode') return null;
  return membersOf(type).map(([, shown]) => shown);
}

const dateParts = /^(\d{1,4}|[A-Za-z]{3,9})[-/. ,]+(\d{1,2}|[A-Za-z]{3,9})[-/. ,]+(\d{1,4})$/;

/** A date as typed cells give it, `YYYY-MM-DD`, or a text in the order of the file. Two digits of a year are of this century. */
function readDate(text: string, order: DateOrder): string | undefined {
  const [day = ''] = text.split(/[T ]\d{1,2}:\d{2}/);
  if (isDateOnly(day)) return day;
  const parts = dateParts.exec(day)?.slice(1) ?? [];
  return readDayMonthYear(['D', 'M', 'Y'].map((letter) => parts[order.indexOf(letter)]).join('-')) ?? undefined;
}
