import type { FastifyInstance } from 'fastify';
import type { App } from '../../core/module/app.types';

/** A newer Waybill has changed the database: every request is refused by 503, and the client is sent elsewhere. */
export function refuseWhenReplaced(http: FastifyInstance, { contract }: App): void {
  http.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.kind !== 'probe') contract.assertKept();
  });
}
