/**
 * The fields of a record in REST answers: by default every scalar field of its GraphQL type, so that a new field is answered by both
 * APIs. What the specification leaves out, and the related records it includes, are named; the compiler checks the names.
 */
import { getNamedType, isLeafType, isObjectType, type GraphQLSchema } from 'graphql';
import type { Selection } from './selection';

type Related<Value> = NonNullable<Value> extends readonly (infer Item)[] ? Item : NonNullable<Value>;

type ScalarName<Row> = {
  [Name in keyof Row & string]-?: NonNullable<Row[Name]> extends Date | readonly (number | string)[]
    ? Name
    : NonNullable<Row[Name]> extends object
      ? never
      : Name;
}[keyof Row & string];

type RelatedName<Row> = Exclude<keyof Row & string, ScalarName<Row>>;

/** Related records have the named fields, what is no record of its own rather 'all' scalar fields of its type. */
type RelatedShape<Row> =
  | 'all'
  | readonly ScalarName<Row>[]
  | { readonly only?: readonly ScalarName<Row>[]; readonly with: RelatedShapes<Row> };

export type RelatedShapes<Row> = { readonly [Name in RelatedName<Row>]?: RelatedShape<Related<Row[Name]>> };

export interface RecordShape<Row> {
  /** Scalar fields that REST does not answer. */
  readonly without?: readonly ScalarName<Row>[];
  /** Instead of all scalar fields only these. */
  readonly only?: readonly ScalarName<Row>[];
  readonly with?: RelatedShapes<Row>;
}

/** A shape whose record is no longer known to the compiler. */
export interface AnyShape {
  readonly without?: readonly string[];
  readonly only?: readonly string[];
  readonly with?: Readonly<Record<string, AnyRelatedShape | undefined>>;
}
type AnyRelatedShape = 'all' | readonly string[] | AnyShape;

/** The selection of a shape; throws if it names a field that the GraphQL type does not have. */
export function selectionOfShape(schema: GraphQLSchema, typeName: string, shape: AnyShape): Selection {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`A REST route answers an unknown type ${typeName}`);
  const fields = Object.values(type.getFields());
  const scalars = fields.filter((field) => isLeafType(getNamedType(field.type))).map(({ name }) => name);
  const unknown = [...(shape.without ?? []), ...(shape.only ?? [])].filter((name) => !scalars.includes(name));
  if (unknown.length > 0) throw new Error(`${typeName} has no scalar field ${unknown.join(', ')}`);
  const selection: Record<string, Selection> = {};
  for (const name of shape.only ?? scalars) if (!shape.without?.includes(name)) selection[name] = {};
  for (const [name, related] of Object.entries(shape.with ?? {})) {
    const field = fields.find((known) => known.name === name);
    if (!field) throw new Error(`${typeName} has no field ${name}`);
    selection[name] = selectionOfShape(schema, getNamedType(field.type).name, shapeOf(related));
  }
  return selection;
}

function shapeOf(related: AnyRelatedShape = 'all'): AnyShape {
  if (related === 'all') return {};
  return isNames(related) ? { only: related } : related;
}

const isNames = (related: AnyRelatedShape): related is readonly string[] => Array.isArray(related);
