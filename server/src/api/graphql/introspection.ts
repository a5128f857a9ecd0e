/** Asking the schema about itself: the playground's own question has a prepared answer, all others are counted. */
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

/** As GraphiQL and most other tools send it, with what they may leave out. */
const standardQueries = new Set(
  [true, false].flatMap((inputValueDeprecation) =>
    [true, false].map((schemaDescription) => getIntrospectionQuery({ inputValueDeprecation, schemaDescription })),
  ),
);

export const isStandardIntrospection = (text: string): boolean => standardQueries.has(text);

/** The answer to a standard query: the schema does not change while the process runs, so each is made once. */
export function standardAnswers(schema: GraphQLSchema): (text: string) => ExecutionResult | null {
  const answers = new Map<string, ExecutionResult>();
  return (text) => {
    if (!isStandardIntrospection(text)) return null;
    const answer = answers.get(text) ?? executeSync({ schema, document: parse(text) });
    answers.set(text, answer);
    return answer;
  };
}

/** A list of the schema's own types costs its rows, as many as the longest list of its kind in this schema has. */
export function introspectionEstimator(schema: GraphQLSchema): ComplexityEstimator {
  const types = Object.values(schema.getTypeMap());
  const longest = (lengthOf: (type: GraphQLNamedType) => number) => Math.max(1, ...types.map(lengthOf));
  const fields = types.flatMap((type) =>
    isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [],
  );
  const lengths: Readonly<Record<string, number>> = {
    types: types.length,
    directives: schema.getDirectives().length,
    fields: longest((type) => (isObjectType(type) || isInterfaceType(type) ? Object.keys(type.getFields()).length : 0)),
    inputFields: longest((type) => (isInputObjectType(type) ? Object.keys(type.getFields()).length : 0)),
    enumValues: longest((type) => (isEnumType(type) ? type.getValues().length : 0)),
    args: Math.max(1, ...fields.map(({ args }) => args.length)),
  };
  return ({ field, childComplexity }) =>
    isListOfSchema(field) ? 1 + childComplexity * (lengths[field.name] ?? 1) : undefined;
}

function isListOfSchema({ type }: GraphQLField<unknown, unknown>): boolean {
  return isListType(getNullableType(type)) && getNamedType(type).name.startsWith('__');
}
