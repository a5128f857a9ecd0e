/**
 * Limits and rates that a law or a contract may change, each with the date from which a value holds. A key that is not
 * listed here does not compile. `modules/system/settings` stores what an admin has set; these are the values without that.
 */
import { podChoices } from './delivery/deliveryRules';
import { isDateOnly } from './values/dates';
import { digitsOf, groupIndian, toScaled } from './values/units';
import type { Paise } from './values/money';

/** Of a value that has always held. */
const always = '0001-01-01';

export interface DatedValue<Value> {
  /** The first day on which it holds. */
  validFrom: string;
  value: Value;
}

export interface SettingDefinition<Value> {
  meaning: string;
  /** Name of the unit; empty for a text. */
  unit: 'percent' | 'days' | 'rupees' | 'date' | '';
  /** Without what an admin has set, oldest first. */
  defaults: readonly DatedValue<Value>[];
  /** Reads the text in which both APIs and the database hold a value. Throws RangeError with the reason if it is none. */
  read(text: string): Value;
  write(value: Value): string;
}

type Given<Value> = Pick<SettingDefinition<Value>, 'meaning'> & {
  default: Value | readonly DatedValue<Value>[];
};

const defaultsOf = <Value>(given: Given<Value>['default']): readonly DatedValue<Value>[] =>
  Array.isArray(given) ? (given as readonly DatedValue<Value>[]) : [{ validFrom: always, value: given as Value }];

interface NumberKind {
  unit: 'percent' | 'days' | 'rupees';
  places: number;
  max: number;
  text(scaled: number): string;
}

function numberOf(
  { unit, places, max, text }: NumberKind,
  { meaning, default: given }: Given<number>,
): SettingDefinition<number> {
  return {
    meaning,
    unit,
    defaults: defaultsOf(given),
    read(raw) {
      const value = toScaled(raw.trim().replaceAll(',', ''), places, 'Value');
      if (value < 0 || value > max) throw new RangeError(`Value must be from 0 to ${text(max)}`);
      return value;
    },
    write: (value) => (places === 0 ? String(value) : digitsOf(value, places).join('.')),
  };
}

const plain = (places: number) => (value: number) => String(Number(digitsOf(value, places).join('.')));

/** Hundredths of a percent, as in `domain/rating`. */
const percent = (most: number, given: Given<number>) =>
  numberOf({ unit: 'percent', places: 2, max: most * 100, text: plain(2) }, given);

const days = (given: Given<number>) => numberOf({ unit: 'days', places: 0, max: 3650, text: String }, given);

/** How a value is written that is not there. */
const noValue = 'None';
const isNone = (text: string): boolean => text.trim().toLowerCase() === noValue.toLowerCase();

/** A definition that also takes 'None', which is null. */
function orNone<Value>(
  { read, write, ...others }: SettingDefinition<Value>,
  given: Given<Value | null>,
): SettingDefinition<Value | null> {
  return {
    ...others,
    defaults: defaultsOf(given.default),
    read: (raw) => (isNone(raw) ? null : read(raw)),
    write: (value) => (value === null ? noValue : write(value)),
  };
}

const daysOrNone = (given: Given<number | null>) => orNone(days({ ...given, default: 0 }), given);

const dateOrNone = (given: Given<string | null>): SettingDefinition<string | null> =>
  orNone(
    {
      meaning: given.meaning,
      unit: 'date',
      defaults: [],
      read(raw) {
        const text = raw.trim();
        if (!isDateOnly(text)) throw new RangeError(`Value must be a date (YYYY-MM-DD) or ${noValue}`);
        return text;
      },
      write: (value) => value,
    },
    given,
  );

const rupees = (given: Given<Paise>) =>
  numberOf(
    {
      unit: 'rupees',
      places: 2,
      max: 9_999_999_999,
      text: (value) => {
        const [whole, fraction] = digitsOf(value, 2);
        return `${groupIndian(whole)}.${fraction}`;
      },
    },
    given,
  );

function words(most: number, { meaning, default: given }: Given<string>): SettingDefinition<string> {
  return {
    meaning,
    unit: '',
    defaults: defaultsOf(given),
    read(raw) {
      const text = raw.trim();
      if (text === '') throw new RangeError('Value is required');
      if (text.length > most) throw new RangeError(`Value must have at most ${most} characters`);
      return text;
    },
    write: (value) => value,
  };
}

function yesOrNo({ meaning, default: given }: Given<boolean>): SettingDefinition<boolean> {
  return {
    meaning,
    unit: '',
    defaults: defaultsOf(given),
    read(raw) {
      const text = raw.trim().toLowerCase();
      if (text !== 'yes' && text !== 'no') throw new RangeError('Value must be Yes or No');
      return text === 'yes';
    },
    write: (value) => (value ? 'Yes' : 'No'),
  };
}

const oneOf = <const Choice extends string>(
  choices: readonly Choice[],
  { meaning, default: given }: Given<Choice>,
): SettingDefinition<Choice> => ({
  meaning,
  unit: '',
  defaults: defaultsOf(given),
  read(raw) {
    const found = choices.find((choice) => choice.toLowerCase() === raw.trim().toLowerCase());
    if (!found) throw new RangeError(`Value must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`);
    return found;
  },
  write: (value) => value,
});

export const settingCatalogue = {
  'cash.dayLimit': rupees({
    meaning: 'Cash from one customer on one day, or for one invoice, must stay below this',
    default: 2_00_000_00,
  }),
  'books.from': dateOrNone({
    meaning:
      'The first day of the open books: what is dated in a month before it is neither made, changed nor cancelled. Confirm a change with your accountant',
    default: null,
  }),
  'counterBill.below': rupees({
    meaning:
      'Sales to unregistered persons below this are on one counter bill of the day (rule 46 of the CGST Rules); from this on each has a bill with a name. Confirm a change with your accountant',
    default: 200_00,
  }),
  'credit.days': days({
    meaning: 'Days from the date of an invoice until it is due, unless the customer has other terms',
    default: 10,
  }),
  'credit.graceDays': days({
    meaning: 'Bookings on credit are refused once an invoice is overdue by more than this',
    default: 15,
  }),
  'credit.smallest': rupees({
    meaning: 'An overdue invoice with less than this outstanding does not stop bookings',
    default: 100_00,
  }),
  'delivery.days': days({
    meaning:
      'Days from booking within which a consignment is usually delivered; those that take longer are on the dashboard',
    default: 7,
  }),
  'einvoice.from': dateOrNone({
    meaning: 'Invoices to registered customers from this date on need an IRN of the e-invoice portal',
    default: null,
  }),
  'einvoice.withinDays': daysOrNone({
    meaning: 'Days from the date of an invoice within which its IRN must be there; None: at once',
    default: 30,
  }),
  'gst.b2cl': rupees({
    meaning:
      'GSTR-1 lists an invoice to an unregistered customer of another state by itself if its value is above this',
    default: [
      { validFrom: always, value: 2_50_000_00 },
      { validFrom: '2024-08-01', value: 1_00_000_00 },
    ],
  }),
  'gst.percent': percent(100, {
    meaning:
      'GST on courier services, by the date of the document: IGST, or CGST and SGST by half. Confirm a change with your accountant',
    default: 18_00,
  }),
  'gst.sezWithTax': yesOrNo({
    meaning:
      'Yes: supplies to special economic zones bear IGST, which the customer may claim. No: none, by a letter of undertaking',
    default: true,
  }),
  'invoice.nameFrom': rupees({
    meaning:
      'Bills to unregistered persons from this value on need name, address and state (rule 46 of the CGST Rules). Confirm a change with your accountant',
    default: 50_000_00,
  }),
  'pod.keepDays': days({
    meaning: 'Days for which pictures and signatures of deliveries are kept',
    default: 1095,
  }),
  'pod.required': oneOf(podChoices, {
    meaning: 'What a delivery on a run sheet needs as proof: Either (photo or signature), Photo, Both or None',
    default: 'Either',
  }),
  'pod.thinAfterDays': days({
    meaning: 'Days after which pictures and signatures of deliveries are made smaller, to 480 pixels',
    default: 180,
  }),
  'tds.maxPercent': percent(100, {
    meaning: 'Payments with more tax deducted than this of the taxable amount are refused',
    default: 10_00,
  }),
  'tds.percent': percent(10, {
    meaning: 'Tax that customers deduct from the taxable amount: 2 for a company or firm, 1 for an individual or HUF',
    default: 2_00,
  }),
  'tds.section': words(40, {
    meaning: 'Section of the Income-tax Act under which customers deduct tax',
    default: [
      { validFrom: always, value: '194C' },
      { validFrom: '2026-04-01', value: '393(1) Table 6(i)' },
    ],
  }),
} as const;

export type SettingKey = keyof typeof settingCatalogue;

/** Of a key; numbers in days, paise or hundredths of a percent. */
export type SettingValue<Key extends SettingKey> = ReturnType<(typeof settingCatalogue)[Key]['read']>;

export const settingKeys = Object.keys(settingCatalogue).sort() as SettingKey[];

export const isSettingKey = (key: unknown): key is SettingKey =>
  typeof key === 'string' && Object.hasOwn(settingCatalogue, key);

/** Null for a value that has always held. */
export const sinceWhen = ({ validFrom }: DatedValue<unknown>): string | null =>
  validFrom === always ? null : validFrom;

/** The values of a key as texts, newest first: what was set, and the defaults of other days. */
export function datedTexts<Set extends DatedValue<string>>(
  key: SettingKey,
  set: readonly Set[],
): (Set | DatedValue<string>)[] {
  const { defaults, write } = settingCatalogue[key] as SettingDefinition<boolean | number | string | null>;
  const days = new Set(set.map(({ validFrom }) => validFrom));
  const others = defaults
    .filter(({ validFrom }) => !days.has(validFrom))
    .map(({ validFrom, value }) => ({ validFrom, value: write(value) }));
  return [...set, ...others].sort((one, other) => (one.validFrom < other.validFrom ? 1 : -1));
}

/** The newest of the values that holds on the day. */
export const inForce = <Dated extends DatedValue<unknown>>(newestFirst: readonly Dated[], day: string): Dated | null =>
  newestFirst.find(({ validFrom }) => validFrom <= day) ?? null;

/** Reason why a text is no value of the key, or null. */
export function settingRefusal(key: SettingKey, text: string): string | null {
  try {
    settingCatalogue[key].read(text);
    return null;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}
