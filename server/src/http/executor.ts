import type { GatewayExecutor } from '@apollo/server-gateway-interface';
import {
  type DocumentNode, type ExecutionResult, execute, GraphQLError, type GraphQLSchema, type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';

const keptQueries = 500;

/** graphql-jit: a document is compiled at its first use, and kept while it is among the most recent. */
export function compiledExecutor(schema: GraphQLSchema): GatewayExecutor {
  const kept = new Map<string, CompiledQuery | null>();

  function compiled(key: string, document: DocumentNode, operationName: string | undefined): CompiledQuery | null {
    const known = kept.get(key);
    if (known !== undefined) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const result = compileQuery(schema, document, operationName);
    const query = isCompiledQuery(result) ? result : null;
    kept.set(key, query);
    if (kept.size > keptQueries) kept.delete(kept.keys().next().value ?? '');
    return query;
  }

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
