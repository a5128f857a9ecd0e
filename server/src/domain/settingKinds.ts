/** Kinds of dated settings: how their values are read and written as texts. */
import { isDateOnly } from './values/dates';
import type { Paise } from './values/money';
import { digitsOf, groupIndian, toScaled } from './values/units';

/** Of a value that has always held. */
export const always = '0001-01-01';

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
  /** The days of the year from which a value may hold, as MM-DD; missing: any. */
  startsOn?: string;
  /** The value is the name of a service of the catalogue. */
  isService?: true;
}

export type Given<Value> = Pick<SettingDefinition<Value>, 'meaning'> & {
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
export const percent = (most: number, given: Given<number>) =>
  numberOf({ unit: 'percent', places: 2, max: most * 100, text: plain(2) }, given);

export const days = (given: Given<number>) => numberOf({ unit: 'days', places: 0, max: 3650, text: String }, given);

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

export const percentOrNone = (most: number, given: Given<number | null>) =>
  orNone(percent(most, { ...given, default: 0 }), given);

/** Chosen for a financial year. */
export const yearly = <Value>(definition: SettingDefinition<Value>): SettingDefinition<Value> => ({
  ...definition,
  startsOn: '04-01',
});

export const service = (given: Given<string>): SettingDefinition<string> => ({ ...words(60, given), isService: true });

export const daysOrNone = (given: Given<number | null>) => orNone(days({ ...given, default: 0 }), given);

export const dateOrNone = (given: Given<string | null>): SettingDefinition<string | null> =>
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

export const rupees = (given: Given<Paise>) =>
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

export function words(most: number, { meaning, default: given }: Given<string>): SettingDefinition<string> {
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

export function yesOrNo({ meaning, default: given }: Given<boolean>): SettingDefinition<boolean> {
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

export const oneOf = <const Choice extends string>(
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
