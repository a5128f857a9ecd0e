import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, getMetadataStorage, registerEnumType, type NonEmptyArray } from 'type-graphql';
import * as enums from './domain/enums';
import { resolvers } from './modules';

const { labels: _, ...enumerations } = enums;
for (const [name, members] of Object.entries(enumerations)) registerEnumType(members, { name });

let built: GraphQLSchema | undefined;

/** The one GraphQL schema; REST derives its wire forms from it too. */
export function buildAppSchema(): GraphQLSchema {
  built ??= buildSchemaSync({
    resolvers: resolvers as unknown as NonEmptyArray<() => void>,
    validate: false,
    scalarsMap: [],
    orphanedTypes: [],
  });
  return built;
}

/** The GraphQL name of an input class. */
export function inputTypeName(input: new () => object): string {
  return getMetadataStorage().inputTypes.find((type) => type.target === input)?.name ?? input.name;
}

