/** Checks that every leaf of a GraphQL answer has the type of the schema, since the server does not check. */
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: Number.isInteger,
  SafeInt: Number.isSafeInteger,
  Float: Number.isFinite,
  Money: Number.isFinite,
  Weight: Number.isFinite,
  Percent: Number.isFinite,
  Length: Number.isFinite,
  Factor: Number.isFinite,
  Boolean: (value) => typeof value === 'boolean',
  String: (value) => typeof value === 'string',
  ID: (value) => typeof value === 'string',
  DateOnly: (value) => typeof value === 'string',
  Instant: (value) => typeof value === 'string',
};

export function checkTypes(schema: GraphQLSchema, query: string, data: unknown): void {
  if (!data) return;
  const { definitions } = parse(query);
  const fragments = new Map(
    definitions.filter((d) => d.kind === Kind.FRAGMENT_DEFINITION).map((d) => [d.name.value, d]),
  );
  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const root = schema.getRootType(definition.operation);
    if (root) checkValue(root, definition.selectionSet, fragments, data, definition.operation);
  }
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function checkValue(
  type: GraphQLOutputType,
  set: SelectionSetNode | undefined,
  fragments: Fragments,
  value: unknown,
  path: string,
): void {
  if (value === null || value === undefined) {
    if (value === null && isNonNullType(type)) throw new Error(`${path} is null`);
    return;
  }
  const inner = getNullableType(type);
  if (isListType(inner)) {
    (value as unknown[]).forEach((item, at) =>
      checkValue(inner.ofType as GraphQLOutputType, set, fragments, item, `${path}.${at}`),
    );
  } else if (isObjectType(inner) && set) {
    checkFields(inner, set, fragments, value as Record<string, unknown>, path);
  } else {
    const { name } = getNamedType(inner);
    const fits = isEnumType(inner) ? inner.getValues().some((member) => member.name === value) : kinds[name]?.(value);
    if (fits === false) throw new Error(`${path} is no ${name}: ${JSON.stringify(value)}`);
  }
}

function checkFields(
  type: GraphQLOutputType,
  set: SelectionSetNode,
  fragments: Fragments,
  value: Record<string, unknown>,
  path: string,
): void {
  for (const node of set.selections) {
    if (node.kind === Kind.FIELD) {
      const field = isObjectType(type) && type.getFields()[node.name.value];
      const name = node.alias?.value ?? node.name.value;
      if (field) checkValue(field.type, node.selectionSet, fragments, value[name], `${path}.${name}`);
    } else {
      const inside = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
      if (inside) checkFields(type, inside.selectionSet, fragments, value, path);
    }
  }
}
