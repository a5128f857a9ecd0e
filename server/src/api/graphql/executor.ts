import type { GatewayExecutor } from '@apollo/server-gateway-interface';
import { type ExecutionResult, execute, GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../../core/operation/context';
import { standardAnswers } from './introspection';

/**
 * Maximum total length, in characters, of the documents cached in compiled form; each character takes about 200 bytes.
 */
const compiledCharacters = 150_000;
/** Number of documents remembered as already sent once by a signed-in user. */
const rememberedDocuments = 2_000;

/**
 * Executor based on graphql-jit. A compiled document answers lists five times faster, but compiling takes longer than a
 * short answer and its code takes memory. Therefore a document is compiled when a signed-in user sends it for the
 * second time, and cached in an LRU. String, number, boolean and enum leaves are sent as the operations return them,
 * without serialization checks; the test client checks every answer against the schema instead.
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
    const isSignedIn = (await (context as RequestContext).expectedSession()) !== null;
    const isAgain = isSignedIn && seen.has(key);
    if (isSignedIn) seen.set(key, true);
    // Introspection is rare and its compiled code large, so it is interpreted.
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

/** Client error: the document has no operation of the given name, or several and no name was given. */
function unknownOperation(name: string | null | undefined): GraphQLError {
  const message = name ? 'The document has no operation of this name' : 'The document has several operations; name one';
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
}

/** graphql-jit's error class lacks `extensions`, which Apollo reads. */
function asGraphQLError({ message, path, nodes, originalError }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { path, nodes, originalError });
}

/** If one of several mutations fails, compiled documents run the others, whereas the interpreter stops. */
function hasSeveralMutations({ operation, selectionSet }: OperationDefinitionNode): boolean {
  return (
    operation === 'mutation' && (selectionSet.selections.length > 1 || selectionSet.selections[0]?.kind !== 'Field')
  );
}

function isIntrospection(operation: OperationDefinitionNode): boolean {
  return operation.selectionSet.selections.every((node) => node.kind === 'Field' && node.name.value.startsWith('__'));
}
