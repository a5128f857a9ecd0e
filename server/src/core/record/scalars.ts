/** GraphQL scalars of the product's units: rupees, kilograms, calendar dates and instants. */
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { isDateOnly } from '../../domain/values/dates';
import { paiseToRupees, rupeesToPaise } from '../../domain/values/money';
import { toScaled, toWireUnit, type Unit } from '../../domain/values/units';
import { gramsToKg, kgToGrams } from '../../domain/values/weight';

function literal(node: ValueNode): unknown {
  if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return Number(node.value);
  if (node.kind === Kind.STRING) return node.value;
  return undefined;
}

function scalar<Inside>(
  name: string,
  description: string,
  parse: (value: unknown) => Inside,
  serialize: (value: unknown) => unknown,
) {
  return new GraphQLScalarType<Inside, unknown>({
    name,
    description,
    serialize,
    parseValue: parse,
    parseLiteral: (node) => parse(literal(node)),
  });
}

function amount(value: unknown, unit: string, convert: (value: number | string) => number): number {
  if (typeof value !== 'number' && typeof value !== 'string') throw new GraphQLError(`${unit} must be a number`);
  try {
    return convert(value);
  } catch {
    throw new GraphQLError(`${unit} has too many decimals or is not a number`);
  }
}

export const Money = scalar(
  'Money',
  'Rupees with at most two decimals. Stored as an integer number of paise.',
  (value) => amount(value, 'Amount', rupeesToPaise),
  (paise) => paiseToRupees(Number(paise)),
);

export const Weight = scalar(
  'Weight',
  'Kilograms with at most three decimals. Stored as an integer number of grams.',
  (value) => amount(value, 'Weight', kgToGrams),
  (grams) => gramsToKg(Number(grams)),
);

const decimalScalar = (name: string, description: string, places: number, unit: Unit) =>
  scalar(
    name,
    description,
    (value) => amount(value, name, (given) => toScaled(given, places, name)),
    (stored) => toWireUnit(unit, Number(stored)),
  );

export const Percent = decimalScalar(
  'Percent',
  'Percent with at most two decimals. Stored as an integer number of hundredths.',
  2,
  'basisPoints',
);

export const Length = decimalScalar(
  'Length',
  'Centimetres with at most one decimal. Stored as an integer number of millimetres.',
  1,
  'millimetres',
);

export const Factor = decimalScalar(
  'Factor',
  'A factor with at most one decimal. Stored as an integer number of tenths.',
  1,
  'tenths',
);

export const DateOnly = scalar(
  'DateOnly',
  "A calendar date, YYYY-MM-DD, in the company's time zone.",
  (value) => {
    if (typeof value !== 'string' || !isDateOnly(value))
      throw new GraphQLError('Date must be a calendar date YYYY-MM-DD');
    return value;
  },
  (value) => value,
);

/** In raw rows instants are `YYYY-MM-DD HH:MM:SS.sss` in UTC on SQLite and Dates on MySQL. */
function isoOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  const text = String(value);
  return text.includes('T') ? text : `${text.replace(' ', 'T')}Z`;
}

/** An instant requires a time zone, and a valid date within the years that the database supports. */
function instantOf(value: unknown): Date | null {
  const isInstant =
    typeof value === 'string' &&
    /^.{10}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/.test(value) &&
    isDateOnly(value.slice(0, 10));
  if (!isInstant) return null;
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && isDateOnly(date.toISOString().slice(0, 10)) ? date : null;
}

export const Instant = scalar(
  'Instant',
  'An instant, ISO 8601 in UTC.',
  (value) => {
    const date = instantOf(value);
    if (!date) throw new GraphQLError('Instant must be ISO 8601, as 2026-01-31T09:30:00Z');
    return date;
  },
  isoOf,
);

/** A record by number or uniqueId; the operation looks it up. */
export const RecordRef = scalar(
  'RecordRef',
  'Reference to a record by its id or uniqueId. 0 counts as missing.',
  (value): string | null => {
    if (value === 0) return null;
    if (typeof value === 'number' && Number.isInteger(value) && value > 0) return String(value);
    if (typeof value === 'string' && /^[0-9A-Za-z-]{1,40}$/.test(value)) return value;
    throw new GraphQLError('Reference must be an id or a uniqueId');
  },
  (value) => value,
);

/** `actionDate` of a history row: an instant, or a bare date (today means now, any other day its start). */
export const InstantOrDate = scalar(
  'InstantOrDate',
  'An instant (ISO 8601) or a calendar date YYYY-MM-DD.',
  (value): string => {
    if (typeof value === 'string' && (isDateOnly(value) || instantOf(value))) return value;
    throw new GraphQLError('Date must be YYYY-MM-DD or an ISO 8601 instant');
  },
  isoOf,
);
