/** What is wrong with the variables of a request, said by the field and without the value that was sent. */
import {
  coerceInputValue, GraphQLError, isEnumType, isInputType, Kind, typeFromAST, type GraphQLSchema, type OperationDefinitionNode,
} from 'graphql';

/** Null when every variable fits its type. */
export function variableFailure(
  schema: GraphQLSchema, operation: OperationDefinitionNode, values: Readonly<Record<string, unknown>>,
): GraphQLError | null {
  const fields: Record<string, string[]> = {};
  for (const { variable, type: typeNode, defaultValue } of operation.variableDefinitions ?? []) {
    const type = typeFromAST(schema, typeNode);
    if (!isInputType(type)) continue;
    const name = variable.name.value;
    const value = values[name];
    if (value === undefined && (typeNode.kind !== Kind.NON_NULL_TYPE || defaultValue)) continue;
    coerceInputValue(value ?? null, type, (path, _, { message }) => {
      const failure = fieldFailure(message) ?? valueFailure([name, ...path], message, schema);
      (fields[failure.field] ??= []).push(failure.text);
    });
  }
  const messages = Object.values(fields).flat();
  const [first] = messages;
  if (!first) return null;
  return new GraphQLError(first, { extensions: { code: 'BAD_USER_INPUT', messages, fields, http: { status: 400 } } });
}

interface Failure {
  field: string;
  text: string;
}

function fieldFailure(message: string): Failure | null {
  const [, field = '', what] = /^Field "(\w{1,60})" (of required type|is not defined)/.exec(message) ?? [];
  if (!what) return null;
  return { field, text: what === 'is not defined' ? `Unknown field ${field}` : `${field} is required` };
}

function valueFailure(path: readonly (string | number)[], message: string, schema: GraphQLSchema): Failure {
  const field = String(path.findLast((part) => typeof part === 'string') ?? '');
  return { field, text: `${field}: ${reasonOf(message, schema)}` };
}

const plain: Readonly<Record<string, string>> = {
  Int: 'must be a whole number', Float: 'must be a number', String: 'must be a text', Boolean: 'must be true or false',
  ID: 'must be an id',
};

/** Our own scalars say what is wrong without the value; of GraphQL's words only those without it are kept. */
function reasonOf(message: string, schema: GraphQLSchema): string {
  const builtIn = /^(Int|Float|String|Boolean|ID) cannot represent/.exec(message)?.[1];
  if (builtIn) return plain[builtIn] ?? 'is not valid';
  const enumName = (/^Enum "(\w+)" cannot represent/.exec(message)
    ?? /^Value .* does not exist in "(\w+)" enum/s.exec(message))?.[1];
  const enumType = enumName ? schema.getType(enumName) : undefined;
  if (isEnumType(enumType)) return `must be one of ${enumType.getValues().map(({ name }) => name).join(', ')}`;
  if (message.startsWith('Expected non-nullable')) return 'is required';
  return message.replace(/^Expected type "\w+" to be an object.*/s, 'must be an object');
}

/** Errors of a document: its names stay, its values go. */
export function withoutValues(message: string): string {
  if (message.startsWith('Syntax Error')) return 'The query is not valid GraphQL';
  return message
    .replace(/^(Int|Float|String|Boolean|ID) cannot represent.*/s, (_, type: string) => `A value ${plain[type]}`)
    .replace(/^(Enum "\w+") cannot represent.*/s, '$1 takes one of its names')
    .replace(/^Value .* does not exist in/s, 'The value does not exist in')
    .replace(/^(Expected value of type "[^"]+"), found .*/s, '$1');
}
