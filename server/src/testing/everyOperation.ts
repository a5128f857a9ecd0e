/** Every operation of the schema, and a call of it. */
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { buildAppSchema } from '../api/graphql/schema';
import { everything } from './everything';

const schema = buildAppSchema();
export const everyOperation = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ kind: 'query', field })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({ kind: 'mutation', field })),
];

/** The text to send in a field. */
export type TextOf = (field: string) => string;

/**
 * The minimal input that the schema accepts, whether or not the rules do; with `textOf`, every field that it takes, and
 * every text from there.
 */
function inputOf(name: string, type: GraphQLInputType, textOf?: TextOf): unknown {
  if (isNonNullType(type)) return inputOf(name, type.ofType, textOf);
  if (isListType(type)) return textOf ? [inputOf(name, type.ofType, textOf)] : [];
  if (isInputObjectType(type)) {
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => textOf || isRequiredInputField(field))
        .map((field) => [field.name, inputOf(field.name, field.type, textOf)]),
    );
  }
  if (isEnumType(type)) return type.getValues()[0]?.name;
  const least: Record<string, unknown> = {
    Int: 1,
    Float: 1,
    Boolean: false,
    Money: 1,
    Weight: 1,
    DateOnly: '2026-01-01',
    Instant: '2026-01-01T00:00:00Z',
  };
  return least[String(type)] ?? textOf?.(name) ?? 'nothing';
}

/** The least that names a record: what is required, `filled`, and every field by which a record could be named. */
function namingInput(name: string, type: GraphQLInputType, textOf: TextOf, filled: ReadonlySet<string>): unknown {
  if (isNonNullType(type)) return namingInput(name, type.ofType, textOf, filled);
  if (isListType(type)) {
    const item = namingInput(name, type.ofType, textOf, filled);
    return item === undefined ? [] : [item];
  }
  if (!isInputObjectType(type)) return inputOf(name, type, textOf);
  return Object.fromEntries(
    Object.values(type.getFields())
      .filter((field) => isRequiredInputField(field) || namesRecords(field.name) || filled.has(field.name))
      .map((field) => [field.name, namingInput(field.name, field.type, textOf, filled)]),
  );
}

export const namesRecords = (field: string): boolean =>
  /^(uniqueId|ids?|items|lines|allocations|code)$|Ids?$/.test(field);

/** A call of an operation with such input. */
export function documentOf(kind: string, field: GraphQLField<unknown, unknown>, textOf?: TextOf) {
  const args = field.args.filter((arg) => textOf || isRequiredArgument(arg));
  const declared = args.length ? `(${args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')})` : '';
  const passed = args.length ? `(${args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')})` : '';
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return {
    query: `${kind}${declared} { ${field.name}${passed}${selection} }`,
    variables: Object.fromEntries(args.map((arg) => [arg.name, inputOf(arg.name, arg.type, textOf)])),
  };
}

/** A call of an operation that names records by `textOf`, and asks for everything. */
export function namingCall(
  kind: string,
  field: GraphQLField<unknown, unknown>,
  textOf: TextOf,
  filled: ReadonlySet<string> = new Set(),
) {
  const declared = field.args.length ? `(${field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')})` : '';
  const passed = field.args.length ? `(${field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')})` : '';
  return {
    query: `${kind}${declared} { ${field.name}${passed} ${everything(getNamedType(field.type))} }`,
    variables: Object.fromEntries(field.args.map((arg) => [arg.name, namingInput(arg.name, arg.type, textOf, filled)])),
  };
}
