/** Encodes records as REST JSON; compiled once per route from the GraphQL type and the route's selection. */
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
  isScalarType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import type { Selection } from '../../core/record/selection';
import { codesOf, wireNames, type InvoiceReading } from './codes';

export type Encoder = (value: unknown) => unknown;

export function encoderFor(type: GraphQLObjectType, fields: Selection, reading: InvoiceReading): Encoder {
  const parts = Object.entries(fields).map(([name, nested]) => {
    const field = type.getFields()[name];
    if (!field) throw new Error(`${type.name} has no field ${name}`);
    return [name, wireNames[name] ?? name, valueEncoder(field.type, nested, reading)] as const;
  });
  // A copy of what has all names keeps its shape; of names that are added one by one, V8 makes a dictionary, which is slower to
  // make, to measure and to turn into text. JSON.parse makes such a shape.
  const empty = JSON.parse(JSON.stringify(Object.fromEntries(parts.map(([, wireName]) => [wireName, null])))) as object;
  // What many rows refer to is cached, frozen, and encoded once.
  const shared = new WeakMap<object, object>();
  return (record) => {
    const source = record as Record<string, unknown>;
    const known = shared.get(source);
    if (known) return known;
    const wire: Record<string, unknown> = { ...empty };
    for (const [name, wireName, encode] of parts) {
      const value = source[name];
      if (value !== null && value !== undefined) wire[wireName] = encode(value);
    }
    if (Object.isFrozen(source)) shared.set(source, wire);
    return wire;
  };
}

function valueEncoder(type: GraphQLOutputType, fields: Selection, reading: InvoiceReading): Encoder {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const item = valueEncoder(nullable.ofType, fields, reading);
    return (values) => (values as unknown[]).map(item);
  }
  const named = getNamedType(type);
  if (isObjectType(named)) return encoderFor(named, fields, reading);
  if (isEnumType(named)) {
    const numbers = codesOf(reading)[named.name];
    return numbers ? (member) => numbers[String(member)] ?? null : (member) => member;
  }
  return isScalarType(named) ? (value) => named.serialize(value) : (value) => value;
}
