/** Introspection: the standard query has a prepared answer, other introspection is charged by its cost. */
import {
  executeSync,
  getIntrospectionQuery,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  parse,
  type ExecutionResult,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { ComplexityEstimator } from 'graphql-query-complexity';

/** The introspection query as sent by GraphiQL and most tools, with its common variants. */
const standardQueries = new Set(
  [true, false].flatMap((inputValueDeprecation) =>
    [true, false].map((schemaDescription) => getIntrospectionQuery({ inputValueDeprecation, schemaDescription })),
  ),
);

export const isStandardIntrospection = (text: string): boolean => standardQueries.has(text);

/** Answers to the standard queries. The schema is constant, so each answer is computed once. */
export function standardAnswers(schema: GraphQLSchema): (text: string) => ExecutionResult | null {
  const answers = new Map<string, ExecutionResult>();
  return (text) => {
    if (!isStandardIntrospection(text)) return null;
    const answer = answers.get(text) ?? executeSync({ schema, document: parse(text) });
    answers.set(text, answer);
    return answer;
  };
}

/** Cost of an introspection list: its rows, taken as the maxOf list of its kind in this schema. */
export function introspectionEstimator(schema: GraphQLSchema): ComplexityEstimator {
  const types = Object.values(schema.getTypeMap());
  const maxOf = (lengthOf: (type: GraphQLNamedType) => number) => Math.max(1, ...types.map(lengthOf));
  const fields = types.flatMap((type) =>
    isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [],
  );
  const lengths: Readonly<Record<string, number>> = {
    types: types.length,
    directives: schema.getDirectives().length,
    fields: maxOf((type) => (isObjectType(type) || isInterfaceType(type) ? Object.keys(type.getFields()).length : 0)),
    inputFields: maxOf((type) => (isInputObjectType(type) ? Object.keys(type.getFields()).length : 0)),
    enumValues: maxOf((type) => (isEnumType(type) ? type.getValues().length : 0)),
    args: Math.max(1, ...fields.map(({ args }) => args.length)),
  };
  return ({ field, childComplexity }) =>
    isListOfSchema(field) ? 1 + childComplexity * (lengths[field.name] ?? 1) : undefined;
}

function isListOfSchema({ type }: GraphQLField<unknown, unknown>): boolean {
  return isListType(getNullableType(type)) && getNamedType(type).name.startsWith('__');
}
