import type { FastifyBaseLogger } from 'fastify';
import type { Reads, ReadSource } from '../../db/database.types';
import type { App } from '../module/app.types';
import type { PermissionSet } from '../../domain/policy/roles';
import type { RequestObservation } from '../observation/observation';
import type { AnswerSize } from '../limits/answerSize';
import type { Selection } from '../record/selection';

export interface SessionUser {
  id: number;
  uniqueId: string;
  sessionId: string;
  /** What the role lets the user do. */
  permissions: PermissionSet;
  /** The account must have a second factor, and has none: only setting one up is allowed. */
  mustSetUpSecondFactor: boolean;
  /** Of the phone with the link of this run sheet, which may do nothing but what concerns it; left out: of a user. */
  runSheetId?: number;
  /** Names the link that the phone has opened (`modules/movement/runsheets/runLink.ts`). */
  runLink?: string;
  /** The user whose work it is; left out: their own. */
  ownerId?: number;
  /** Of the owner: what they make is of this branch. */
  branchId: number;
  /** The branches whose records the user sees; null: all. */
  seesBranches: readonly number[] | null;
  /** Version of the reference data at the start of the request (`db/read/referenceCache.ts`). */
  referenceVersion: number;
}

export interface SentFor {
  /** Reads the user; null if there is none of that `uniqueId`. */
  owner(): Promise<{ id: number; branchId: number } | null>;
}

export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string, options: { maxAge: number; httpOnly: boolean }): void;
  clear(name: string): void;
}

/** One HTTP request of either API. Has no database: only operations are given one. */
export interface RequestContext {
  app: App;
  requestId: string;
  clientIp: string;
  userAgent: string;
  log: FastifyBaseLogger;
  /** The `Idempotency-Key` header. */
  idempotencyKey: string | null;
  /**
   * The `For-User` header: `uniqueId` of the user whose work it is. A browser that sends what it stored earlier names its
   * user, so that nothing is done in the name of somebody who has signed in since.
   */
  forUser: string | null;
  /** The `Export-Id` header: the answer is a part of the file that this names; null: of no file. */
  exportId: string | null;
  /**
   * A query of this request reads from the replica, if there is one: the request is a part of a file (`Export-Id`), or asks for
   * it by the header `Read-Preference: replica`.
   */
  prefersReplica: boolean;
  /** The `Sent-For` header: another user, who left the work in the browser from which it is sent. Null if it is one's own. */
  sentFor: SentFor | null;
  /** Aborted when the request exceeds its time limit. */
  deadline: AbortSignal;
  cookies: CookieJar;
  /** Has the browser forget answers that it stored. What waits there to be sent stays. */
  clearBrowserCache(): void;
  /** Receives what the request does. */
  observation: RequestObservation;
  /** Reads the session, once per request, when an operation needs it. */
  session(): Promise<SessionUser | null>;
  /**
   * The session as it was read for an earlier request: the same object as `session()`, unless it has changed since. For what may
   * be wrong once, such as whose budget is charged, and for queries, which are run again then (`operation.ts`).
   */
  expectedSession(): Promise<SessionUser | null>;
  /** The same reads; the first one reads the session too if that is only expected, on MySQL in the same round trip. */
  readsFrom(source: ReadSource): Reads;
  /** Limits what is read for the answer. */
  answerSize: AnswerSize;
  /**
   * Charges the cost of the work to the client's budget, before the work is done, and waits while too much heavy work is
   * under way; work in steps does not wait. Throws TryLater.
   */
  spend(cost: number, options?: { inSteps: boolean }): Promise<void>;
  /**
   * Called with the complete answer, before it becomes text. Throws if it is too large; waits while too many large
   * answers are under way. `isSaved`: it tells of changes, which stay and are not to be repeated.
   */
  beforeAnswer(answer: unknown, options: { isSaved: boolean }): Promise<void>;
}

/** One call of an operation within a request. `idempotencyKey` is that of this call; null if it has none. */
export interface Call extends RequestContext {
  fields: Selection;
}

export function callOf(request: RequestContext, fields: Selection, idempotencyKey: string | null = null): Call {
  return { ...request, fields, idempotencyKey };
}
