import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { unwrapResolverError } from '@apollo/server/errors';
import type { App } from '../app';
import type { RequestContext } from '../context';
import { AppError, somethingWentWrong } from '../errors';
import { compiledExecutor } from './executor';
import { requestLimits, documentLimits, maxTokens } from './limits';
import { withoutValues } from './variables';

/** `/graphql`: POST, and queries by GET; batches are off and the CSRF prevention is on. */
export async function mountGraphql(
  http: FastifyInstance, app: App, contextOf: (request: FastifyRequest, reply: FastifyReply) => RequestContext,
): Promise<void> {
  const server = new ApolloServer<RequestContext>({
    gateway: gatewayOf(app.schema),
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens },
    validationRules: documentLimits,
    persistedQueries: false,
    plugins: [ApolloServerPluginCacheControlDisabled(), requestLimits(app.schema), logFailures],
    formatError,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
  });
  await server.start();
  http.addHook('onClose', () => server.stop());
  http.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    handler: fastifyApolloHandler(server, { context: async (request, reply) => contextOf(request, reply) }),
  });
}

/** Apollo's own hook for another executor: queries are compiled once and kept, which makes long lists five times quicker. */
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

/** Our errors go out whole; of the others only what the client did wrong. No stack, no SQL, no submitted values. */
function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  if (cause instanceof AppError) {
    const { code, messages, fields } = cause;
    return { message: cause.message, path: formatted.path, extensions: { code, messages, fields } };
  }
  const { code = 'INTERNAL_SERVER_ERROR', messages, fields = {} } = formatted.extensions ?? {};
  if (code === 'INTERNAL_SERVER_ERROR') {
    return { message: somethingWentWrong, path: formatted.path, extensions: { code, messages: [somethingWentWrong], fields } };
  }
  const message = withoutValues(formatted.message);
  // Whatever Apollo names it (parse, validation, bad request), the client asked wrongly.
  const extensions = { code: 'BAD_USER_INPUT', messages: messages ?? [message], fields };
  return { message, locations: formatted.locations, path: formatted.path, extensions };
}

const logFailures: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ contextValue, errors }) {
        for (const error of errors) {
          const cause = unwrapResolverError(error);
          if (cause instanceof AppError && cause.code !== 'INTERNAL_SERVER_ERROR') continue;
          if (cause instanceof GraphQLError && cause.extensions.code !== undefined) continue;
          contextValue.log.error({ err: cause }, 'operation failed');
        }
      },
    };
  },
};
