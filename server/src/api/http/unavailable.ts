import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { RequestContext } from '../../core/operation/context';
import { AppError, retryAfterOf } from '../../core/operation/errors';
import { statusOf } from '../../domain/rules/errorCodes';

/** Sends HTTP 503 for GraphQL answers without data when the server or its database is unavailable. */
export const unavailableAs503: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response, errors = [] }) {
        const outage = errors
          .map(unwrapResolverError)
          .find((cause) => cause instanceof AppError && statusOf[cause.code] === 503);
        if (!outage || response.body.kind !== 'single') return;
        if (Object.values(response.body.singleResult.data ?? {}).some((value) => value !== null)) return;
        response.http.status = 503;
        response.http.headers.set('retry-after', retryAfterOf(outage));
      },
    };
  },
};
