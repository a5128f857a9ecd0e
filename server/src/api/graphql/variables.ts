/** Validates a request's variables. Errors name the field but never contain the submitted value. */
import {
  getNullableType,
  GraphQLError,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  typeFromAST,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { hasMoreKeysThan, maxFailures } from '../../core/operation/inputLimits';

/** Errors of one request. After the maximum number the check stops. */
class Failures {
  readonly messages: string[] = [];
  /** No prototype, since the keys come from the client. */
  readonly fields = Object.create(null) as Record<string, string[]>;

  get isFull(): boolean {
    return this.messages.length >= maxFailures;
  }

  add(field: string, text: string): void {
    if (this.isFull) return;
    this.messages.push(text);
    (this.fields[field] ??= []).push(text);
  }
}

/**
 * Returns null if every variable fits its type. Same rules as GraphQL's own coercion, which still runs during
 * execution.
 */
export function variableFailure(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  values: Readonly<Record<string, unknown>>,
): GraphQLError | null {
  const failures = new Failures();
  for (const { variable, type: typeNode, defaultValue } of operation.variableDefinitions ?? []) {
    if (failures.isFull) break;
    const type = typeFromAST(schema, typeNode);
    if (!isInputType(type)) continue;
    const name = variable.name.value;
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined && (typeNode.kind !== Kind.NON_NULL_TYPE || defaultValue)) continue;
    check(type, value, name, failures);
  }
  const { messages, fields } = failures;
  const [first] = messages;
  if (!first) return null;
  return new GraphQLError(first, { extensions: { code: 'BAD_USER_INPUT', messages, fields, http: { status: 400 } } });
}

/** `field` is the nearest enclosing field name. */
function check(type: GraphQLInputType, value: unknown, field: string, failures: Failures): void {
  if (value === null || value === undefined) {
    if (isNonNullType(type)) failures.add(field, `${field}: is required`);
    return;
  }
  const given = getNullableType(type);
  if (isListType(given)) checkList(given.ofType, value, field, failures);
  else if (isInputObjectType(given)) checkObject(given, value, field, failures);
  else checkLeaf(given, value, field, failures);
}

function checkList(type: GraphQLInputType, value: unknown, field: string, failures: Failures): void {
  if (!Array.isArray(value)) return check(type, value, field, failures);
  for (const item of value) {
    if (failures.isFull) return;
    check(type, item, field, failures);
  }
}

function checkObject(type: GraphQLInputObjectType, value: unknown, field: string, failures: Failures): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return failures.add(field, `${field}: must be an object`);
  const fields = type.getFields();
  const values = value as Readonly<Record<string, unknown>>;
  if (hasMoreKeysThan(values, Object.keys(fields).length)) return failures.add(field, `${field}: has too many fields`);
  for (const known of Object.values(fields)) {
    if (failures.isFull) return;
    const { name } = known;
    if (Object.hasOwn(values, name)) check(known.type, values[name], name, failures);
    else if (isRequiredInputField(known)) failures.add(name, `${name} is required`);
  }
  for (const name of Object.keys(values)) {
    if (!Object.hasOwn(fields, name)) failures.add(name.slice(0, 60), `Unknown field ${name.slice(0, 60)}`);
  }
}

const plain: Readonly<Record<string, string>> = {
  Int: 'must be a whole number',
  Float: 'must be a number',
  String: 'must be a string',
  Boolean: 'must be true or false',
  ID: 'must be an id',
};

/** Custom scalars have messages that do not contain the value. */
function checkLeaf(type: GraphQLLeafType, value: unknown, field: string, failures: Failures): void {
  if (isEnumType(type)) {
    if (typeof value === 'string' && type.getValue(value)) return;
    return failures.add(
      field,
      `${field}: must be one of ${type
        .getValues()
        .map(({ name }) => name)
        .join(', ')}`,
    );
  }
  try {
    type.parseValue(value);
  } catch (error) {
    failures.add(
      field,
      `${field}: ${plain[type.name] ?? (error instanceof GraphQLError ? error.message : 'is not valid')}`,
    );
  }
}

/** Removes values from a document's error message and keeps names. */
export function withoutValues(message: string): string {
  if (message.startsWith('Syntax Error')) return 'The query is not valid GraphQL';
  return message
    .replace(/^(Int|Float|String|Boolean|ID) cannot represent.*/s, (_, type: string) => `A value ${plain[type]}`)
    .replace(/^(Enum "\w+") cannot represent.*/s, '$1 has no such member')
    .replace(/^Value .* does not exist in/s, 'The value does not exist in')
    .replace(/^(Expected value of type "[^"]+"), found .*/s, '$1');
}
