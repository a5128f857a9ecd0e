/** Decodes a REST request into an input class, by its GraphQL input type and the spellings in `codes.ts`. */
import {
  getNullableType,
  GraphQLBoolean,
  GraphQLError,
  GraphQLInt,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
  isScalarType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import { AppError, badInput } from '../../core/operation/errors';
import { hasMoreKeysThan, maxFailures } from '../../core/operation/inputLimits';
import { aliases, codesOf, type InvoiceReading } from './codes';

type Codes = ReturnType<typeof codesOf>;

/** `values` are path, query and body merged. Unknown names are refused. */
export function decodeInput(
  type: GraphQLInputObjectType,
  values: Readonly<Record<string, unknown>>,
  reading: InvoiceReading,
): Record<string, unknown> {
  const fields = type.getFields();
  if (hasMoreKeysThan(values, Object.keys(fields).length + Object.keys(aliases).length))
    throw badInput('Too many fields');
  const codes = codesOf(reading);
  // No prototype, since the keys come from the client.
  const failures = Object.create(null) as Record<string, string[]>;
  const input: Record<string, unknown> = {};
  for (const [wireName, raw] of Object.entries(values)) {
    if (Object.keys(failures).length >= maxFailures) break;
    const field = fields[wireName] ?? fields[aliases[wireName.toLowerCase()] ?? ''];
    if (!field) {
      failures[wireName.slice(0, 60)] = [`Unknown field ${wireName.slice(0, 60)}`];
      continue;
    }
    try {
      input[field.name] = decodeField(field, raw, codes, reading);
    } catch (error) {
      if (error instanceof AppError) Object.assign(failures, error.fields);
      else if (error instanceof GraphQLError) failures[field.name] = [`${wireName}: ${error.message}`];
      else throw error;
    }
  }
  const messages = Object.values(failures).flat();
  if (messages.length > 0) throw new AppError('BAD_USER_INPUT', messages[0] ?? '', messages, failures);
  return inOrderOf(Object.keys(fields), input);
}

/** The change log lists properties in the order of the input, which thus is the same in both APIs. */
function inOrderOf(names: readonly string[], values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const given = names.filter((name) => Object.hasOwn(values, name));
  return Object.fromEntries(given.map((name) => [name, values[name]]));
}

/** Text fields that also accept numbers (DECISIONS 8). */
const numberTexts: ReadonlySet<string> = new Set(['pinCode']);

function decodeField(field: GraphQLInputField, raw: unknown, codes: Codes, reading: InvoiceReading): unknown {
  if (raw === null || raw === undefined) return null;
  if (typeof raw === 'number' && numberTexts.has(field.name)) return String(raw);
  return decodeValue(getNullableType(field.type), raw, codes, reading);
}

function decodeValue(type: GraphQLInputType, raw: unknown, codes: Codes, reading: InvoiceReading): unknown {
  if (isListType(type))
    return listOf(raw).map((item) => decodeValue(getNullableType(type.ofType), item, codes, reading));
  if (isInputObjectType(type)) {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new GraphQLError('must be an object');
    return decodeNested(type, raw as Record<string, unknown>, reading);
  }
  if (raw === '' && type.toString() !== 'String') return null;
  if (isEnumType(type))
    return memberOf(
      type.name,
      type.getValues().map((v) => v.name),
      raw,
      codes,
    );
  if (type === GraphQLBoolean) return booleanOf(raw);
  if (type === GraphQLInt) return integerOf(raw);
  if (type.toString() === 'String') {
    if (typeof raw !== 'string') throw new GraphQLError('must be a string');
    return raw;
  }
  return isScalarType(type) ? type.parseValue(raw) : raw;
}

/** Part of an input: what its type requires is refused here, since the rules of the whole input do not look into it. */
function decodeNested(
  type: GraphQLInputObjectType,
  values: Readonly<Record<string, unknown>>,
  reading: InvoiceReading,
): Record<string, unknown> {
  const input = decodeInput(type, values, reading);
  const missing = Object.values(type.getFields()).filter(
    (field) => isRequiredInputField(field) && (input[field.name] ?? null) === null,
  );
  const [first] = missing;
  if (first) throw badInput(`${first.name} is required`, first.name);
  return input;
}

function listOf(raw: unknown): unknown[] {
  if (Array.isArray(raw)) return raw;
  return typeof raw === 'string'
    ? raw
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
    : [raw];
}

function memberOf(name: string, members: string[], raw: unknown, codes: Codes): string {
  const numbers = codes[name];
  if (!numbers) {
    const member = typeof raw === 'string' ? members.find((m) => m.toLowerCase() === raw.toLowerCase()) : undefined;
    if (!member) throw new GraphQLError(`must be one of ${members.join(', ')}`);
    return member;
  }
  const wanted = typeof raw === 'number' ? raw : typeof raw === 'string' && /^\d+$/.test(raw) ? Number(raw) : NaN;
  const found = Object.entries(numbers).find(([, number]) => number === wanted);
  if (!found) throw new GraphQLError(`must be one of ${Object.values(numbers).join(', ')}`);
  return found[0];
}

function booleanOf(raw: unknown): boolean {
  if (typeof raw === 'boolean') return raw;
  if (raw === 'true' || raw === '1' || raw === 1) return true;
  if (raw === 'false' || raw === '0' || raw === 0) return false;
  throw new GraphQLError('must be true or false');
}

function integerOf(raw: unknown): number {
  const number =
    typeof raw === 'number' ? raw : typeof raw === 'string' && /^-?\d{1,10}$/.test(raw) ? Number(raw) : NaN;
  if (!Number.isInteger(number) || Math.abs(number) > 2_147_483_647) throw new GraphQLError('must be a whole number');
  return number;
}
