/** Limits of one GraphQL request: document, variables and cost are each checked before they are processed. */
import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import {
  fieldExtensionsEstimator,
  getComplexity,
  simpleEstimator,
  type ComplexityEstimator,
} from 'graphql-query-complexity';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../../core/operation/context';
import { AppError, badInput, TryLater } from '../../core/operation/errors';
import { statusOf } from '../../domain/rules/errorCodes';
import { isNestedTooDeeply } from '../../core/operation/inputLimits';
import { skipCost } from '../../core/list/listSpec';
import { DocumentRefused, type Documents, type KnownDocument } from './documents';
import { introspectionEstimator } from './introspection';
import { variableFailure } from './variables';

export const maxCost = 400_000;
/** Maximum cost of an introspection query; one unit takes about 2 µs. */
export const maxIntrospectionCost = 100_000;

/** Converts to the error type that Apollo answers with the given HTTP status. */
export function withStatus(error: AppError): GraphQLError {
  const { message, code } = error;
  const headers = new HeaderMap(error instanceof TryLater ? [['retry-after', String(error.retryAfterSeconds)]] : []);
  return new GraphQLError(message, {
    originalError: error,
    extensions: { code, http: { status: statusOf[code], headers } },
  });
}

type FormatError = (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;

interface RequestLimits {
  schema: GraphQLSchema;
  documents: Documents;
  formatError: FormatError;
}

/**
 * Apollo plugin. Apollo parses and validates only if its request context has no document; this plugin provides one that
 * was measured before validation. If a future Apollo version ignores it, validation simply runs twice.
 */
export function requestLimits({ schema, documents, formatError }: RequestLimits): ApolloServerPlugin<RequestContext> {
  const costOf = costs(schema);
  return {
    async requestDidStart() {
      let read: KnownDocument | undefined;
      let failure: unknown;
      return {
        async didResolveSource(request) {
          try {
            const { source, queryHash, contextValue } = request;
            read = documents.read(source, queryHash, (await contextValue.expectedSession()) !== null);
            // No operation will look whether that is still so.
            if (read.introspection) read = documents.read(source, queryHash, (await contextValue.session()) !== null);
          } catch (error) {
            failure = error;
          }
          Object.assign(request, { document: read?.document ?? noDocument });
        },
        async didResolveOperation({ request: { variables = {} }, queryHash, operation, operationName, contextValue }) {
          if (failure instanceof DocumentRefused) return;
          if (failure || !read) throw failure instanceof AppError ? withStatus(failure) : failure;
          if (isNestedTooDeeply(variables)) throw withStatus(badInput('The variables are nested too deeply'));
          if (!operation) return;
          const wrong = variableFailure(schema, operation, variables);
          if (wrong) throw wrong;
          const cost = costOf({
            key: `${queryHash} ${operationName ?? ''}`,
            read,
            operation,
            variables: declared(operation, variables),
          });
          const limit = read.introspection ? maxIntrospectionCost : maxCost;
          if (cost > limit)
            throw withStatus(
              badInput(`The query costs ${Math.round(cost)}, more than ${limit}; ask for fewer rows or fields`),
            );
          await contextValue.spend(cost).catch((error: unknown) => {
            throw error instanceof AppError ? withStatus(error) : error;
          });
        },
        async willSendResponse({ contextValue, response, operation }) {
          const { body, http } = response;
          if (body.kind !== 'single') return;
          try {
            await contextValue.beforeAnswer(body.singleResult, { isSaved: operation?.operation === 'mutation' });
          } catch (error) {
            if (!(error instanceof AppError)) throw error;
            const refused = withStatus(error);
            http.status = statusOf[error.code];
            if (error instanceof TryLater) http.headers.set('retry-after', String(error.retryAfterSeconds));
            body.singleResult = { errors: [formatError(refused.toJSON(), refused)] };
          }
        },
        async responseForOperation() {
          if (!(failure instanceof DocumentRefused)) return null;
          const errors = failure.errors.map((error) => (error instanceof AppError ? withStatus(error) : error));
          const status = errors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED') ? 401 : 400;
          const formatted = errors.map((error) =>
            formatError({ ...error.toJSON(), extensions: { code: 'BAD_USER_INPUT' } }, error),
          );
          return {
            http: { status, headers: new HeaderMap() },
            body: { kind: 'single', singleResult: { errors: formatted } },
          };
        },
      };
    },
  };
}

const noDocument: DocumentNode = { kind: Kind.DOCUMENT, definitions: [] };

type Variables = Readonly<Record<string, unknown>>;

/** Only declared variables: others that a client sends have not been validated. */
function declared(operation: OperationDefinitionNode, variables: Variables): Variables {
  const names = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(variables, name)).map((name) => [name, variables[name]]),
  );
}

/** Cost of a page: `take` times the cost of one row, and the rows it skips. */
const pageEstimator: ComplexityEstimator = ({ args, childComplexity, field }) => {
  if (field.name === 'rows') return undefined;
  const { take, skip } = (args.search ?? {}) as { take?: number; skip?: number };
  const name = String(field.type);
  return name.endsWith('Page!') ? 1 + childComplexity * Math.max(1, take ?? 100) + skipCost(skip) : undefined;
};

const keptCosts = 500;
/** Requests with longer keys are computed each time, which bounds the memory of the cache. */
const maxKeyLength = 1_000;

interface Question {
  key: string;
  read: KnownDocument;
  operation: OperationDefinitionNode;
  variables: Variables;
}

function costs(schema: GraphQLSchema): (question: Question) => number {
  const estimators = [
    introspectionEstimator(schema),
    pageEstimator,
    fieldExtensionsEstimator(),
    simpleEstimator({ defaultComplexity: 1 }),
  ];
  const kept = new LRUCache<string, number>({ max: keptCosts });
  return ({ key, read, operation, variables }) => {
    // Standard introspection: its answer is prepared.
    if (read.fields === 0) return 0;
    const question = `${key} ${JSON.stringify(variables, withoutTexts)}`;
    const known = kept.get(question);
    if (known !== undefined) return known;
    const cost = getComplexity({
      schema,
      query: read.document,
      variables,
      operationName: operation.name?.value,
      estimators,
    });
    if (question.length <= maxKeyLength) kept.set(question, cost);
    return cost;
  };
}

/** Cache key without string values, which do not affect the cost. */
const withoutTexts = (_: string, value: unknown) => (typeof value === 'string' ? '' : value);
