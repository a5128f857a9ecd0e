/** The GraphQL schema as entries of a reference, made of the descriptions in the schema itself. */
import {
  buildClientSchema,
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type IntrospectionQuery,
} from 'graphql';
import { errorMeanings, statusOf } from '../../../../server/src/domain/rules/errorCodes';
import type { ErrorCode } from '../../../../server/src/domain/rules/errors';

export const groups = ['Queries', 'Mutations', 'Records', 'Arguments', 'Enumerations', 'Scalars', 'Errors'] as const;
export type Group = (typeof groups)[number];

interface EntryRow {
  name: string;
  /** As in the schema: `!` never null, `[…]` a list. */
  type: string | null;
  meaning: string;
}

export interface SchemaEntry {
  name: string;
  group: Group;
  /** What an operation answers. */
  answers: string | null;
  meaning: string;
  rows: readonly EntryRow[];
}

/** Throws if the server does not answer. */
export async function readSchema(signal: AbortSignal): Promise<readonly SchemaEntry[]> {
  // As text: the server has the answer to the standard query prepared.
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: getIntrospectionQuery(), operationName: 'IntrospectionQuery' }),
    signal,
  });
  const { data } = (await response.json()) as { data?: IntrospectionQuery | null };
  if (!data) throw new Error('The server did not answer with its schema');
  return entriesOf(data);
}

export function entriesOf(introspection: IntrospectionQuery): readonly SchemaEntry[] {
  const schema = buildClientSchema(introspection);
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && type !== query && type !== mutation)
    .filter((type) => !isSpecifiedScalarType(type));
  return [
    ...operations(query, 'Queries'),
    ...operations(mutation, 'Mutations'),
    ...types.map(typeEntry),
    ...errorEntries(),
  ].sort((one, other) => (one.name < other.name ? -1 : 1));
}

const operations = (root: GraphQLObjectType | null | undefined, group: Group): SchemaEntry[] =>
  Object.values(root?.getFields() ?? {}).map(({ name, type, args, description }) => ({
    name,
    group,
    answers: String(type),
    meaning: description ?? '',
    rows: args.map(rowOf),
  }));

function typeEntry(type: GraphQLNamedType): SchemaEntry {
  const entry = { name: type.name, answers: null, meaning: type.description ?? '' };
  if (isObjectType(type)) return { ...entry, group: 'Records', rows: Object.values(type.getFields()).map(rowOf) };
  if (isInputObjectType(type))
    return { ...entry, group: 'Arguments', rows: Object.values(type.getFields()).map(rowOf) };
  if (!isEnumType(type)) return { ...entry, group: 'Scalars', rows: [] };
  const rows = type.getValues().map(({ name, description }) => ({ name, type: null, meaning: description ?? '' }));
  return { ...entry, group: 'Enumerations', rows };
}

const rowOf = (field: GraphQLArgument | GraphQLInputField | GraphQLField<unknown, unknown>): EntryRow => ({
  name: field.name,
  type: String(field.type),
  meaning: [
    field.description,
    'defaultValue' in field && field.defaultValue !== undefined && defaultOf(field.defaultValue),
  ]
    .filter(Boolean)
    .join(' '),
});

const defaultOf = (value: unknown) => `Default: ${JSON.stringify(value)}.`;

const errorEntries = (): SchemaEntry[] =>
  (Object.keys(errorMeanings) as ErrorCode[]).map((code) => ({
    name: code,
    group: 'Errors',
    answers: null,
    meaning: `${errorMeanings[code]} HTTP status ${statusOf[code]}.`,
    rows: [],
  }));

/** Those whose name, fields or meaning have every word of the search; names that begin with it come first. */
export function found(entries: readonly SchemaEntry[], search: string): readonly SchemaEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  const texts = ({ name, meaning, rows }: SchemaEntry) =>
    [name, meaning, ...rows.flatMap((row) => [row.name, row.meaning])].join('\n').toLowerCase();
  const begins = ({ name }: SchemaEntry) => name.toLowerCase().startsWith(words[0] ?? '');
  const all = entries.filter((entry) => words.every((word) => texts(entry).includes(word)));
  return [...all.filter(begins), ...all.filter((entry) => !begins(entry))];
}

/** The name in a type: `[Consignment!]!` names Consignment. */
export const namedIn = (type: string): string => type.replace(/[[\]!]/g, '');
