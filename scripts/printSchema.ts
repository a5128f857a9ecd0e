/** Prints the server's GraphQL schema, sorted, so that diffs show only real changes. */
import 'reflect-metadata';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildGraphqlSchema } from '../server/src/api/graphql/schema';

process.stdout.write(`${printSchema(lexicographicSortSchema(buildGraphqlSchema()))}\n`);
