import type { GatewayExecutor } from '@apollo/server-gateway-interface';
import { type ExecutionResult, execute, GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../../core/context';
import { standardAnswers } from './introspection';

/** Characters of all documents that are kept compiled; a compiled document takes some 200 bytes for each. */
const compiledCharacters = 150_000;
/** Documents of which it is known that somebody signed in has asked them before. */
const rememberedDocuments = 2_000;

/**
 * graphql-jit: lists are answered five times quicker by a compiled document, but compiling takes longer than a short answer and
 * its code takes memory. So a document is compiled when somebody signed in asks it again, and kept while it is among the most recent.
 * Texts, numbers, flags and enumerations go out as the operations answer them, without a check of each; the tests check every
 * answer they get.
 */
export function compiledExecutor(schema: GraphQLSchema): GatewayExecutor {
  const compiled = new LRUCache<string, { query: CompiledQuery | null }>({ maxSize: compiledCharacters });
  const seen = new LRUCache<string, true>({ max: rememberedDocuments });
  const standardAnswer = standardAnswers(schema);

  return async ({ document, operationName, queryHash, source, request, context, operation }) => {
    if (!operation) return { errors: [unknownOperation(operationName)] };
    const prepared = standardAnswer(source);
    if (prepared) return prepared as Answer;
    const variables = request.variables ?? {};
    const compile = () => {
      const result = compileQuery(schema, document, operationName ?? undefined, { disableLeafSerialization: true });
      return isCompiledQuery(result) ? result : null;
    };
    const key = `${queryHash}:${operationName ?? ''}`;
    const isSignedIn = (await (context as RequestContext).session()) !== null;
    const isAgain = isSignedIn && seen.has(key);
    if (isSignedIn) seen.set(key, true);
    // Introspection is rare and large.
    const isWorthCompiling = (isAgain || hasSeveralMutations(operation)) && !isIntrospection(operation);
    if (isSignedIn && isWorthCompiling && !compiled.has(key))
      compiled.set(key, { query: compile() }, { size: source.length });
    const query = isSignedIn ? compiled.get(key)?.query : null;
    const result = query
      ? await query.query({}, context, variables)
      : await execute({ schema, document, contextValue: context, variableValues: variables, operationName });
    return { ...result, errors: result.errors?.map(asGraphQLError) } as Answer;
  };
}

type Answer = ExecutionResult & { data?: Record<string, unknown> | null };

/** A document that holds no operation of the given name, or several and no name: the client's mistake. */
function unknownOperation(name: string | null | undefined): GraphQLError {
  const message = name ? 'The document has no operation of this name' : 'The document has several operations; name one';
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
}

/** The compiled query's own error class lacks what Apollo reads (extensions). */
function asGraphQLError({ message, path, nodes, originalError }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { path, nodes, originalError });
}

/** Of several mutations one may fail; the compiled document runs the others, where the interpreter would stop. */
function hasSeveralMutations({ operation, selectionSet }: OperationDefinitionNode): boolean {
  return (
    operation === 'mutation' && (selectionSet.selections.length > 1 || selectionSet.selections[0]?.kind !== 'Field')
  );
}

function isIntrospection(operation: OperationDefinitionNode): boolean {
  return operation.selectionSet.selections.every((node) => node.kind === 'Field' && node.name.value.startsWith('__'));
}
