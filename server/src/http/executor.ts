import type { GatewayExecutor } from '@apollo/server-gateway-interface';
import {
  type DocumentNode, type ExecutionResult, execute, GraphQLError, type GraphQLSchema, type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { Recent } from './recent';

const keptQueries = 500;

/**
 * graphql-jit: a document is compiled at its first use, and kept while it is among the most recent. Texts, numbers, flags and
 * enumerations go out as the operations answer them, without a check of each; the tests check every answer they get.
 */
export function compiledExecutor(schema: GraphQLSchema): GatewayExecutor {
  const kept = new Recent<CompiledQuery | null>(keptQueries);

  const compiled = (key: string, document: DocumentNode, operationName: string | undefined) => kept.get(key, () => {
    const result = compileQuery(schema, document, operationName, { disableLeafSerialization: true });
    return isCompiledQuery(result) ? result : null;
  });

  return async ({ document, operationName, queryHash, request, context, operation }) => {
    if (!operation) return { errors: [unknownOperation(operationName)] };
    const variables = request.variables ?? {};
    // Introspection is rare and large; mutations run one after the other, as the specification wants.
    const query = isIntrospection(operation) ? null : compiled(`${queryHash}:${operationName ?? ''}`, document, operationName ?? undefined);
    const result = query
      ? await query.query({}, context, variables)
      : await execute({ schema, document, contextValue: context, variableValues: variables, operationName });
    return { ...result, errors: result.errors?.map(asGraphQLError) } as ExecutionResult & { data?: Record<string, unknown> | null };
  };
}

/** A document that holds no operation of the given name, or several and no name: the client's mistake. */
function unknownOperation(name: string | null | undefined): GraphQLError {
  const message = name ? 'The document has no operation of this name' : 'The document has several operations; name one';
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
}

/** The compiled query's own error class lacks what Apollo reads (extensions). */
function asGraphQLError({ message, path, nodes, originalError }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { path, nodes, originalError });
}

function isIntrospection(operation: OperationDefinitionNode): boolean {
  return operation.selectionSet.selections.every((node) => node.kind === 'Field' && node.name.value.startsWith('__'));
}
