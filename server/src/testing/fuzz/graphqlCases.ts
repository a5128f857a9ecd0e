import {
  getIntrospectionQuery,
  getNamedType,
  isEnumType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { Random } from '../../seed/data/random';
import { bodyCase, withoutHalves } from './restCases';
import type { Case } from './run';
import { anyText, anyValue, valueOf, type Spelling } from './values';

const named: Spelling = (_, member) => member;

/** A document with variables: an operation of the schema, possibly with something made invalid. */
export function graphqlCase(schema: GraphQLSchema, draw: Random): Omit<Case, 'as'> {
  const kind = draw.chance(0.7) ? 'query' : 'mutation';
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const fields = Object.values(root?.getFields() ?? {});
  const asked = Array.from({ length: draw.chance(0.9) ? 1 : draw.int(2, 18) }, () => draw.pick(fields));
  const variables: Record<string, unknown> = {};
  const declared: string[] = [];
  const texts = asked.map((field, at) => {
    const args = field.args
      .filter(() => draw.chance(0.8))
      .map((arg) => argument(arg, at, draw, schema, { variables, declared }));
    const given = args.length > 0 ? `(${args.join(', ')})` : '';
    return `${asked.length > 1 || draw.chance(0.1) ? `r${at}: ` : ''}${field.name}${given} ${selection(getNamedType(field.type), draw, 0)}`;
  });
  const heads = declared.length > 0 ? `(${declared.join(', ')})` : '';
  const document = mutated(`${kind} Fuzz${heads} { ${texts.join(' ')} }`, draw);
  const sent = draw.chance(0.04)
    ? anyValue(draw)
    : draw.chance(0.05)
      ? { ...variables, extra: anyValue(draw) }
      : variables;
  const query = draw.chance(0.01) ? anyValue(draw) : document;
  const request = { query, variables: sent, ...(draw.chance(0.03) ? { operationName: anyText(draw) } : {}) };
  if (kind === 'query' && draw.chance(0.05)) return byLink(document.slice(0, 3_000), variables);
  return { method: 'POST', path: '/graphql', ...bodyCase(request, draw) };
}

const byLink = (query: string, variables: unknown): Omit<Case, 'as'> => ({
  method: 'GET',
  body: undefined,
  type: 'application/json',
  path: `/graphql?query=${encodeURIComponent(withoutHalves(query))}&variables=${encodeURIComponent(JSON.stringify(variables)).slice(0, 4_000)}`,
});

interface Declared {
  variables: Record<string, unknown>;
  declared: string[];
}

function argument(
  arg: GraphQLArgument,
  at: number,
  draw: Random,
  schema: GraphQLSchema,
  { variables, declared }: Declared,
): string {
  const value = valueOf(arg.type, draw, named, draw.pick([0, 0, 0.1, 0.4]));
  if (draw.chance(0.3)) return `${arg.name}: ${literal(value, schema, draw)}`;
  const name = draw.chance(0.03) ? draw.pick(['__proto__', 'constructor', 'toString']) : `v${at}_${arg.name}`;
  variables[name] = value;
  declared.push(
    `$${name}: ${draw.chance(0.95) ? String(arg.type) : draw.pick(['Int', '[String!]', 'Nothing', 'User'])}`,
  );
  return `${arg.name}: $${name}`;
}

/** GraphQL literal; a text that is an enumeration member is written as that member. */
function literal(value: unknown, schema: GraphQLSchema, draw: Random): string {
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, schema, draw)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(
      ([name, item]) => `${name.replace(/\W/g, '_') || '_'}: ${literal(item, schema, draw)}`,
    );
    return `{ ${fields.join(', ')} }`;
  }
  const isMember =
    typeof value === 'string' &&
    /^[A-Z]\w+$/.test(value) &&
    Object.values(schema.getTypeMap()).some((type) => isEnumType(type) && type.getValue(value));
  return isMember ? value : JSON.stringify(value);
}

function selection(type: GraphQLNamedType, draw: Random, depth: number): string {
  if (!isObjectType(type)) return '';
  const all = Object.values(type.getFields());
  const chosen = all.filter((field) =>
    isObjectType(getNamedType(field.type)) ? depth < 4 && draw.chance(0.4) : draw.chance(0.5),
  );
  const texts = chosen.map((field) => selected(field, draw, depth));
  if (texts.length === 0 || draw.chance(0.1)) texts.push('__typename');
  return `{ ${texts.join(' ')} }`;
}

function selected(field: GraphQLField<unknown, unknown>, draw: Random, depth: number): string {
  const alias = draw.chance(0.05) ? `${draw.pick(['a', 'b', 'id', 'toString', '__x'])}: ` : '';
  const directive = draw.chance(0.05)
    ? draw.pick([' @include(if: true)', ' @skip(if: true)', ' @unknown', ' @skip', ' @include(if: $no)'])
    : '';
  const text = `${alias}${field.name}${directive} ${selection(getNamedType(field.type), draw, depth + 1)}`;
  return draw.chance(0.05) ? `... { ${text} }` : text;
}

const times = (draw: Random, counts: readonly number[], text: (at: number) => string) =>
  Array.from({ length: draw.pick(counts) }, (_, at) => text(at)).join(' ');

/** Usually unchanged, otherwise with one error. */
function mutated(document: string, draw: Random): string {
  const end = document.lastIndexOf('}');
  const inserted = (text: string) => `${document.slice(0, end)} ${text} }`;
  const anywhere = draw.int(0, document.length);
  const mutations: readonly (() => string)[] = [
    () => inserted(times(draw, [1, 30, 3_000], (at) => `u${at}`)),
    () => inserted(times(draw, [2, 40, 400], (at) => `x${at}: __typename`)),
    () => inserted(times(draw, [2, 40, 2_000], () => '__typename')),
    () =>
      inserted(times(draw, [5, 100], () => '...F')) +
      ` fragment F on Query { ${draw.chance(0.5) ? '...F' : '__typename'} }`,
    () => times(draw, [10, 60, 200], (at) => `fragment G${at} on Query { ...G${at + 1} ...G${at + 1} }`) + document,
    () => inserted(times(draw, [3, 12, 800], () => 'a {') + ' id ' + times(draw, [3, 12, 800], () => '}')),
    () => inserted(`company(x: ${'['.repeat(draw.pick([5, 2_000]))}1${']'.repeat(draw.pick([5, 2_000]))}) { name }`),
    () => inserted('__schema { types { fields { type { fields { name } } args { type { name } } } } }'),
    () => inserted(`__type(name: ${JSON.stringify(anyText(draw))}) { name fields { name } }`),
    () => getIntrospectionQuery(),
    () => document.slice(0, anywhere) + document.slice(anywhere + draw.int(1, 5)),
    () =>
      document.slice(0, anywhere) +
      draw.pick(['{', '}', '(', '"', '"""', '$', '@', '!', '\u0000', '\ufeff', '#', '...', '😀', '\\u{110000}']) +
      document.slice(anywhere),
    () => `${document} ${document}`,
    () => `${document} ${times(draw, [20, 100], (at) => `query Q${at} { __typename }`)}`,
    () => `${document} # ${anyText(draw)}`,
    () => `subscription { a }`,
    () => `extend type Query { a: Int } ${document}`,
    () => anyText(draw),
  ];
  return draw.chance(0.6) ? document : draw.pick(mutations)();
}
