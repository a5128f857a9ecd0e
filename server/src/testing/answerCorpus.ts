/** Requests that read, for the corpus of answers: every query of GraphQL and every GET of REST, of the demo's records. */
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';
import { buildAppSchema } from '../api/graphql/schema';
import { restTable } from '../registry';
import { everything } from './everything';

export interface CorpusRequest {
  name: string;
  user: 'admin' | 'member';
  path: string;
  /** Of GraphQL. */
  body?: { query: string; variables: object };
}

type Values = Readonly<Record<string, unknown>>;

/** What any request is given of these fields, if it takes them: days of the demo. Its records are named by their ids. */
const given: Values = {
  take: 3,
  fromDate: '2026-10-01',
  toDate: '2026-11-27',
  month: '2026-10',
  day: '2026-11-20',
  bookingDate: '2026-11-20',
};

/** How a list is asked besides. */
const variants: readonly Values[] = [
  { take: 2, skip: 2 },
  { sortOrder: 'ASC' },
  { sortOrder: 'DESC', searchText: 'a' },
];

type Field = GraphQLArgument | GraphQLInputField;

function valueOf({ name, type }: { name: string; type: GraphQLInputType }, values: Values): unknown {
  if (isNonNullType(type)) return valueOf({ name, type: type.ofType }, values);
  if (isListType(type)) return [valueOf({ name, type: type.ofType }, values)];
  if (isInputObjectType(type)) return inputOf(Object.values(type.getFields()), values);
  if (isEnumType(type)) return values[name] ?? type.getValues()[0]?.name;
  const least: Values = { Int: 1, Float: 1, Boolean: false, Money: 100, Weight: 1, DateOnly: '2026-11-20' };
  return values[name] ?? least[String(type)] ?? values.ref;
}

const inputOf = (fields: readonly Field[], values: Values): Values =>
  Object.fromEntries(
    fields
      .filter(
        (field) => isNonNullType(field.type) || field.name in values || isInputObjectType(getNullableType(field.type)),
      )
      .filter((field) => field.name !== 'branchId')
      .map((field) => [field.name, valueOf(field, values)]),
  );

function graphqlRequest(field: GraphQLField<unknown, unknown>, user: CorpusRequest['user'], values: Values) {
  const { name, args, type } = field;
  const declared = args.length ? `(${args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')})` : '';
  const passed = args.length ? `(${args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')})` : '';
  const selection = isLeafType(getNamedType(type)) ? '' : everything(getNamedType(type));
  const variables = inputOf(args, values);
  const body = { query: `query${declared} { ${name}${passed} ${selection} }`, variables };
  return { name: `${user} ${name} ${JSON.stringify(variables)}`, user, path: 'graphql', body };
}

/** Whether the query takes one of these, so that its answer is another one. */
const takes = ({ args }: GraphQLField<unknown, unknown>, values: Values): boolean =>
  args.some(({ type }) => {
    const input = getNamedType(type);
    return isInputObjectType(input) && Object.keys(values).every((name) => name in input.getFields());
  });

function graphqlRequests(): CorpusRequest[] {
  const queries = Object.values(buildAppSchema().getQueryType()?.getFields() ?? {});
  return queries.flatMap((field) => [
    ...(['admin', 'member'] as const).map((user) => graphqlRequest(field, user, { ...given, ref: '1' })),
    ...(field.args.length > 0 ? [graphqlRequest(field, 'admin', { ...given, ref: '2', take: 1 })] : []),
    ...variants
      .filter((values) => takes(field, values))
      .map((values) => graphqlRequest(field, 'admin', { ...given, ref: '1', ...values })),
  ]);
}

function restRequests(): CorpusRequest[] {
  return restTable
    .filter(({ method }) => method === 'GET')
    .flatMap(({ path, answer }) => {
      const refs = path.includes(':') ? ['1', '2'] : [''];
      const named = refs.map((ref) => path.replace(/:\w+/g, ref));
      const paths = [...named, ...(answer.kind === 'rows' ? named.map((each) => `${each}?take=3&skip=1`) : [])];
      return paths.map((each) => ({ name: `admin GET ${each}`, user: 'admin' as const, path: `api/1.0/${each}` }));
    });
}

export const corpusRequests = (): CorpusRequest[] => [...graphqlRequests(), ...restRequests()];
