/** Prints the server's GraphQL schema, sorted, so that diffs show only real changes, with blank lines between types only. */
import 'reflect-metadata';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildGraphqlSchema } from '../server/src/api/graphql/schema';

const text = printSchema(lexicographicSortSchema(buildGraphqlSchema()));
process.stdout.write(`${text.replace(/\n\n(?= )/g, '\n')}\n`);
