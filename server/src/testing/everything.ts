import { getNamedType, isObjectType, type GraphQLNamedType } from 'graphql';

/** Asked of their own record alone: a query has at most 1000 fields. */
const asked = new Set(['cargoConsignments']);

/** All fields with nested records, without cycles. */
export function everything(type: GraphQLNamedType, above: readonly string[] = []): string {
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).map((field) => {
    const inner = getNamedType(field.type);
    if (!isObjectType(inner)) return field.name;
    if (asked.has(field.name) && above.length > 0) return '';
    return above.includes(inner.name) ? '' : `${field.name} ${everything(inner, [...above, type.name])}`;
  });
  return `{ ${fields.join(' ')} }`;
}
