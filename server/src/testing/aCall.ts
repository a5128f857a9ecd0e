import type { App } from '../core/module/app.types';
import { AnswerSize } from '../core/limits/answerSize';
import type { Call, SessionUser } from '../core/operation/context';
import { RequestObservation } from '../core/observation/observation';
import type { Selection } from '../core/record/selection';
import type { TestServer } from './testServer';

interface CallOptions {
  app?: App;
  key?: string;
  deadline?: AbortSignal;
  user?: SessionUser | null;
  fields?: Selection;
}

/** A call without a request, for operations defined by a test. */
export function aCall(server: TestServer, options: CallOptions = {}): Call {
  const { app = server.app, key = null, deadline = AbortSignal.timeout(30_000), user = null, fields = {} } = options;
  return {
    app,
    deadline,
    fields,
    idempotencyKey: key,
    forUser: null,
    exportId: null,
    prefersReplica: false,
    sentFor: null,
    requestId: 'test',
    clientIp: '127.0.0.1',
    userAgent: 'test',
    observation: new RequestObservation(app.metrics, null),
    log: server.http.log,
    cookies: { get: () => undefined, set: () => undefined, clear: () => undefined },
    clearBrowserCache: () => undefined,
    session: async () => user,
    expectedSession: async () => user,
    readsFrom: (source) => source,
    spend: async () => undefined,
    answerSize: new AnswerSize(app.config.budgets.answerCharacters),
    beforeAnswer: async () => undefined,
  };
}
