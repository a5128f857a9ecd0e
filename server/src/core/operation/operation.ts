/**
 * `command` and `query`: the only entry points for both APIs. They check permission and input, and run in one
 * transaction with safe retry. Resolvers and routes have no other access, since only operations are given a database.
 */
import type { Call, SentFor, SessionUser } from './context';
import { branchesIn } from '../record/record.inputs';
import { withDeadline } from './deadline';
import type { Reads, ReadSource } from '../../db/database.types';
import { orOutage, withRetry } from '../../db/write/retry';
import { Reader } from '../../db/read/reader';
import type { Writer } from '../../db/write/writer';
import type { Action } from '../../domain/policy/permissions';
import { beforeSecondFactor, hasPermission, mayDo, mayDoInField, permits, unsentWork } from '../../domain/policy/roles';
import { badInput, forbidden, notFound, otherUser, secondFactorRequired, TryLater, unauthenticated } from './errors';
import { recallAnswer } from './idempotency';
import { noteExport, notingRefusal } from '../security/securityLog';
import { idsOf } from '../list/filters';
import { withRelations } from '../record/relations';
import type { CommandContext, OperationContext, QueryContext } from './operationContext';
import { transact, type Effects } from './transact';
import type { AnyInverse, Inverse, KeptLine, KeptRecord } from './undo';
import { validate, type InputClass } from './validate';

export type { CommandContext, QueryContext } from './operationContext';

declare const operationBrand: unique symbol;

export interface Operation<Input, Output> {
  (input: Input, call: Call): Promise<Output>;
  readonly action: Action;
  readonly kind: 'query' | 'command';
  readonly input: InputClass<Input>;
  /** The reason why a command takes no idempotency key. */
  readonly notIdempotent?: string;
  readonly [operationBrand]: true;
}

// An operation's input type is contravariant; `never` allows tables of operations of any kind.
export type AnyOperation = Operation<never, unknown>;

interface QueryDefinition<Input, Output> {
  action: Action;
  /** Sums over many rows, which no write is based on: they are read from the replica, if there is one. */
  isReport?: boolean;
  /** Why it reads all branches, as commands do: what of them it tells to whoever sees some only, it decides by itself. */
  readsAllBranches?: string;
  input: InputClass<Input>;
  run(context: QueryContext, input: Input): Promise<Output>;
}

interface CommandDefinition<Input, Prepared, Output> {
  action: Action;
  input: InputClass<Input>;
  /** Commands take an idempotency key; one that cannot gives the reason here. */
  notIdempotent?: string;
  /** Message when a unique index refuses the change. */
  taken?(input: NoInfer<Input>): string;
  /** How it is undone, where nothing has left the house. */
  undo?: Inverse<NoInfer<Input>, NoInfer<Output>>;
  /** Slow work before the transaction: hashing, calling another system, re-encoding an image. */
  prepare?(context: QueryContext, input: Input): Promise<Prepared>;
  run(context: CommandContext, input: Input, prepared: Prepared): Promise<Output>;
}

export function query<Input extends object, Output>(
  definition: QueryDefinition<Input, Output>,
): Operation<Input, Output> {
  const { action } = definition;
  const run = named(action, async (input: Input, call: Call, user: SessionUser | null, source: ReadSource) => {
    const reader = definition.readsAllBranches ? user && { ...user, seesBranches: null } : user;
    const whole = { ...reading(call, reader, source), user };
    const context = await narrowed(whole, branchesIn(definition.input, input), source);
    return withRelations(context.db, await definition.run(context, input), call.fields);
  });
  named(action, definition.run);
  return operation('query', definition, (input, call) =>
    withDeadline(call.deadline, () =>
      asExpected(call, async (asked) => {
        const user = await authorize(action, asked);
        validate(definition.input, input);
        const readFrom = (source: ReadSource) => run(input, asked, user, source);
        const { database } = call.app;
        return withRetry(call, action, () =>
          database.readElsewhere && (definition.isReport || call.prefersReplica)
            ? database.readElsewhere(readFrom, (err) => call.log.warn({ err, action }, 'the replica is not read'))
            : readFrom(database),
        );
      }),
    ),
  );
}

/**
 * Runs a query for the session that is expected, whose row its first statement reads. If that has ended or is another by now,
 * what was found or refused is forgotten, and the query runs for the session as it is.
 */
async function asExpected<Output>(call: Call, work: (call: Call) => Promise<Output>): Promise<Output> {
  const expected = await call.expectedSession();
  const isTrue = async () => (await call.session()) === expected;
  try {
    const output = await work({ ...call, session: async () => expected });
    if (await isTrue()) return output;
  } catch (error) {
    // An outage tells nothing about anybody, and would only be met again.
    if (error instanceof TryLater || (await isTrue())) throw error;
  }
  return work(call);
}

export function command<Input extends object, Output, Prepared = undefined>(
  definition: CommandDefinition<Input, Prepared, Output>,
): Operation<Input, Output> {
  const { action, undo } = definition;
  if (undo) inverses.set(action, undo as AnyInverse);
  const prepare = definition.prepare && traced(`${action}.prepare`, definition.prepare);
  const run = traced(action, definition.run);
  return operation('command', definition, (input, call) =>
    withDeadline(
      call.deadline,
      async (phase) => {
        const user = await authorize(action, call);
        validate(definition.input, input);
        const key = definition.notIdempotent ? null : call.idempotencyKey;
        const reader = () => reading(call, user).db;
        // Looks for a stored answer first, since the first execution may have made the work itself impossible.
        const earlier =
          prepare && (await orOutage(call, action, recallAnswer<Output>({ action, input, call, user, key, reader })));
        if (earlier) return earlier.answer;
        const prepared = await orOutage(call, action, prepare?.(reading(call, user), input));
        const taken = () => definition.taken?.(input) ?? 'This number or name is already taken';
        return transact({
          action,
          input,
          call,
          user,
          key,
          phase,
          reader,
          taken,
          async run(db, effects, keep) {
            const output = await run(writing(call, user, db, effects), input, prepared as Prepared);
            if (undo) keep(keptFor(undo as AnyInverse, output, input));
            return withRelations(db.seen, output, call.fields);
          },
        });
      },
      !definition.notIdempotent && call.idempotencyKey !== null,
    ),
  );
}

/** Of the commands that can be undone, by their names. */
export const inverses = new Map<string, AnyInverse>();

/** What the inverse of a command needs of its answer. */
function keptFor(inverse: AnyInverse, output: unknown, input: object): object {
  if ('undeletes' in inverse) {
    const { uniqueId, version } = output as KeptRecord;
    return { uniqueId, version };
  }
  if (!('each' in inverse)) return inverse.keep(output, input);
  const lines = output as readonly { ok: boolean; awbNo: string | null }[];
  return { lines: lines.flatMap(({ ok, awbNo }, at): KeptLine[] => (ok ? [{ at, awbNo }] : [])) };
}

/** Input of operations without arguments. */
export class NoInput {}

function operation<Input, Output>(
  kind: 'query' | 'command',
  { action, input, notIdempotent }: { action: Action; input: InputClass<Input>; notIdempotent?: string },
  run: (input: Input, call: Call) => Promise<Output>,
): Operation<Input, Output> {
  const observedRun = (given: Input, call: Call) =>
    call.observation.operation(action, () =>
      notingRefusal(action, call, async () => {
        const output = await run(given, call);
        if (kind === 'query') await noteExport(action, call, given as object, output);
        return output;
      }),
    );
  return Object.assign(named(action, observedRun), { kind, action, input, notIdempotent }) as unknown as Operation<
    Input,
    Output
  >;
}

/**
 * All operations call their steps `run` and `prepare`; this names the functions after the operation in stack traces and
 * profiles. The wrapper awaits the step, so it also appears in traces of asynchronous failures.
 */
function traced<Parameters extends unknown[], Output>(
  name: string,
  step: (...parameters: Parameters) => Promise<Output>,
): (...parameters: Parameters) => Promise<Output> {
  named(name, step);
  return named(name, async (...parameters: Parameters) => await step(...parameters));
}

function named<Step extends object>(name: string, step: Step): Step {
  return Object.defineProperty(step, 'name', { value: name });
}

/** Returns the calling user if permitted, otherwise throws; checked before anything else. */
export async function authorize(action: Action, call: Call): Promise<SessionUser | null> {
  const user = await call.session();
  if (user && call.forUser && call.forUser !== user.uniqueId) throw otherUser();
  if (user?.runSheetId !== undefined) {
    if (!mayDoInField(action)) throw forbidden();
    return user;
  }
  if (user?.mustSetUpSecondFactor && !permits(beforeSecondFactor, action)) throw secondFactorRequired();
  if (!mayDo(action, user)) throw user ? forbidden() : unauthenticated();
  return user && call.sentFor ? { ...user, ...(await ownerOf(action, user, call.sentFor)) } : user;
}

async function ownerOf(action: Action, user: SessionUser, sentFor: SentFor) {
  if (!hasPermission('unsentWork:send', user)) throw forbidden();
  if (!unsentWork.includes(action)) throw badInput('Only bookings and scans can be sent for another user');
  const owner = await sentFor.owner();
  if (owner === null) throw notFound('User');
  return { ownerId: owner.id, branchId: owner.branchId };
}

function reading(call: Call, user: SessionUser | null, source: ReadSource = call.app.database): QueryContext {
  const { references: cache, clock } = call.app;
  const references = user && cache.at(user.referenceVersion);
  const startedAt = clock.now();
  const { manager, database, isLimited } = seenBy(user, source, call);
  const outside = { database, references, size: call.answerSize, isLimited };
  return {
    ...operationContext(call, user, () => startedAt),
    db: new Reader(manager, call.deadline, outside),
  };
}

/** With the branches only that are named, as far as the user sees them. */
async function narrowed(context: QueryContext, branches: readonly string[], source: ReadSource): Promise<QueryContext> {
  const { db, call, user } = context;
  const branch = branches.length > 0 && db.recordClass('Branch');
  if (!user || !branch) return context;
  const ids = await idsOf(db, branch, branches);
  const seen = ids.filter((id) => user.seesBranches?.includes(id) ?? true);
  return reading(call, { ...user, seesBranches: seen.length > 0 ? seen : [0] }, source);
}

/** What of the source the user sees. */
function seenBy(user: SessionUser | null, source: ReadSource, { app, readsFrom }: Call) {
  const { manager } = source.reader;
  const reads = readsFrom(source);
  if (!user?.seesBranches) return { manager, database: reads, isLimited: false };
  const { branchScope: scope } = app.database.model;
  const limit = scope.limit(source.reader, user.seesBranches);
  const database: Reads = {
    read: (sql, parameters) => reads.read(limit(sql), parameters),
    readAll: (statements) => reads.readAll(statements.map(({ sql, ...others }) => ({ sql: limit(sql), ...others }))),
  };
  return { manager: scope.manager(manager, user.seesBranches), database, isLimited: true };
}

const writing = (call: Call, user: SessionUser | null, db: Writer, effects: Effects): CommandContext => ({
  ...operationContext(call, user, () => db.now),
  ...effects,
  db,
});

function operationContext(call: Call, user: SessionUser | null, now: () => Date): OperationContext {
  const { app, fields } = call;
  return { app, call, user, fields, now, today: () => app.clock.today(now()) };
}
