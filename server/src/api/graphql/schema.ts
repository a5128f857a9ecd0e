import 'reflect-metadata';
import { isObjectType, type GraphQLSchema } from 'graphql';
import { buildSchemaSync, getMetadataStorage, registerEnumType, type NonEmptyArray } from 'type-graphql';
import * as enums from '../../domain/enums';
import { Instant } from '../../core/scalars';
import { resolvers } from '../../registry';

const { labels: _, ...enumerations } = enums;
for (const [name, members] of Object.entries(enumerations)) registerEnumType(members, { name });

let built: GraphQLSchema | undefined;

/** The GraphQL schema; REST derives its wire formats from it too. */
export function buildAppSchema(): GraphQLSchema {
  built ??= plainData(
    buildSchemaSync({
      resolvers: resolvers as unknown as NonEmptyArray<() => void>,
      validate: false,
      // The database layer knows no GraphQL scalar: a field of the type Date is an Instant.
      scalarsMap: [{ type: Date, scalar: Instant }],
      orphanedTypes: [],
    }),
  );
  return built;
}

/**
 * Removes the resolvers of all fields except operations. Operations return plain data with everything that was
 * selected, and TypeGraphQL's resolver on every field would double the time of a long list.
 */
function plainData(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || roots.includes(type)) continue;
    for (const field of Object.values(type.getFields())) field.resolve = undefined;
  }
  return schema;
}

/** GraphQL type name of an input class. */
export function inputTypeName(input: new () => object): string {
  return getMetadataStorage().inputTypes.find((type) => type.target === input)?.name ?? input.name;
}
