import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLResolveInfo } from 'graphql';
import { createParameterDecorator, type ResolverData } from 'type-graphql';
import type { App } from './app.types';
import type { Role } from '../domain/enums';
import { requestedSelection, type Selection } from './selection';

export interface SessionUser {
  id: number;
  uniqueId: string;
  sessionId: string;
  role: Role;
  /** Which state of the vendors, customers and cities the request has seen (`db/references.ts`). */
  referenceVersion: number;
}

export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string, options: { maxAge: number; httpOnly: boolean }): void;
  clear(name: string): void;
}

/** One HTTP request, whichever API it came through. It holds no database: only an operation is given one. */
export interface RequestContext {
  app: App;
  requestId: string;
  clientIp: string;
  userAgent: string;
  log: FastifyBaseLogger;
  /** The `Idempotency-Key` header. */
  idempotencyKey: string | null;
  /** Aborted when the request has taken too long. */
  deadline: AbortSignal;
  cookies: CookieJar;
  /** Read once per request, and only when an operation needs to know. */
  session(): Promise<SessionUser | null>;
  /** Takes what the work will cost from the client's budget of the minute, before it is done. Throws TryLater. */
  spend(cost: number): Promise<void>;
}

/** One call of one operation within a request; its `idempotencyKey` is that of the call, null for none. */
export interface Call extends RequestContext {
  fields: Selection;
}

export function callOf(request: RequestContext, fields: Selection, idempotencyKey: string | null = null): Call {
  return { ...request, fields, idempotencyKey };
}

/** The resolver's second argument: everything that an operation needs besides its input. */
export const CurrentCall = () =>
  createParameterDecorator(({ context, info }: ResolverData<RequestContext>) =>
    callOf(context, requestedSelection(info), keyOfField(context, info)),
  );

/** The same for a mutation that takes its idempotency key as an argument, too. */
export const KeyedCall = () =>
  createParameterDecorator(
    ({ context, info, args }: ResolverData<RequestContext>) =>
      callOf(
        context,
        requestedSelection(info),
        (args.clientRequestId as string | undefined) ?? keyOfField(context, info),
      ),
    {
      arg: {
        name: 'clientRequestId',
        typeFunc: () => String,
        options: {
          nullable: true,
          description: 'The idempotency key of this call. Overrides the header `Idempotency-Key`.',
        },
      },
    },
  );

/** The header names the request; where that calls several operations, each has a key of its own. */
function keyOfField({ idempotencyKey }: RequestContext, { operation, path }: GraphQLResolveInfo): string | null {
  if (!idempotencyKey || operation.selectionSet.selections.length === 1) return idempotencyKey;
  return `${idempotencyKey} ${path.key}`;
}
