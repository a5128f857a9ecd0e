import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { unwrapResolverError } from '@apollo/server/errors';
import type { App } from '../../core/module/app.types';
import type { RequestContext } from '../../core/operation/context';
import { AppError, somethingWentWrong, TryLater, type ErrorCode } from '../../core/operation/errors';
import { restFailureOf } from '../rest/envelope';
import { Documents } from './documents';
import { compiledExecutor } from './executor';
import { requestLimits } from './limits';
import { unavailableAs503 } from '../http/unavailable';
import { withoutValues } from './variables';

/** `/graphql`: POST, and queries by GET. Batching is disabled and CSRF prevention enabled. */
export async function mountGraphql(
  http: FastifyInstance,
  app: App,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => RequestContext,
): Promise<void> {
  const { schema } = app;
  const server = new ApolloServer<RequestContext>({
    gateway: gatewayOf(schema),
    // For signed-in users only: the limits refuse it to anonymous requests.
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    // `Documents` caches documents instead, bounded by their length.
    documentStore: null,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      requestLimits({ schema, documents: new Documents(schema), formatError }),
      unavailableAs503,
      logFailures,
    ],
    formatError,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
  });
  await server.start();
  http.addHook('onClose', () => server.stop());
  http.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    config: { kind: 'graphql' },
    errorHandler: (error, request, reply) => void failGraphql(error, request, reply),
    handler: fastifyApolloHandler(server, { context: async (request, reply) => contextOf(request, reply) }),
  });
}

/** Errors before Apollo: a body that is too large or not JSON, an exceeded budget. */
function failGraphql(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, messages } = restFailureOf(error);
  if (status >= 500 && !(error instanceof AppError)) request.log.error({ err: error }, 'request failed');
  if (error instanceof TryLater) reply.header('retry-after', String(error.retryAfterSeconds));
  const code = error instanceof AppError ? error.code : (codeOf[status] ?? 'BAD_USER_INPUT');
  return reply.code(status).send({ errors: [{ message: messages[0], extensions: { code, messages, fields: {} } }] });
}

const codeOf: Readonly<Record<number, ErrorCode>> = {
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
  500: 'INTERNAL_SERVER_ERROR',
};

/**
 * Uses Apollo's gateway hook to replace the executor by one that compiles documents, which makes long lists five times
 * faster.
 */
function gatewayOf(schema: GraphQLSchema) {
  const executor = compiledExecutor(schema);
  return {
    onSchemaLoadOrUpdate(callback: (loaded: { apiSchema: GraphQLSchema; coreSupergraphSdl: string }) => void) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    load: async () => ({ executor }),
    stop: async () => {},
  };
}

/** AppErrors are sent completely; of other errors only client mistakes. Never a stack, SQL or submitted values. */
function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = causeOf(error);
  if (cause instanceof AppError) {
    const { code, messages, fields } = cause;
    return { message: cause.message, path: formatted.path, extensions: { code, messages, fields } };
  }
  const { code = 'INTERNAL_SERVER_ERROR', messages, fields = {} } = formatted.extensions ?? {};
  if (code === 'INTERNAL_SERVER_ERROR') {
    return {
      message: somethingWentWrong,
      path: formatted.path,
      extensions: { code, messages: [somethingWentWrong], fields },
    };
  }
  const message = withoutValues(formatted.message);
  // Apollo's codes for parse, validation and request errors become one code.
  const extensions = { code: 'BAD_USER_INPUT', messages: messages ?? [message], fields };
  return { message, locations: formatted.locations, path: formatted.path, extensions };
}

/** The original error thrown by a resolver or by a check before execution. */
function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError instanceof AppError
    ? error.originalError
    : unwrapResolverError(error);
}

const logFailures: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ contextValue, errors }) {
        for (const error of errors) {
          const cause = causeOf(error);
          if (cause instanceof AppError && cause.code !== 'INTERNAL_SERVER_ERROR') continue;
          if (cause instanceof GraphQLError && cause.extensions.code !== undefined) continue;
          contextValue.log.error({ err: cause }, 'operation failed');
        }
      },
    };
  },
};
