/** Prints the GraphQL schema that the server serves, sorted, so that its differences are its changes. */
import 'reflect-metadata';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildAppSchema } from '../server/src/api/graphql/schema';

process.stdout.write(`${printSchema(lexicographicSortSchema(buildAppSchema()))}\n`);
