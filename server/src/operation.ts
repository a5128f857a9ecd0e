/**
 * The only way in, for both APIs: who may, valid input, one transaction, safe retry.
 * A resolver or a route can call nothing else, since only an operation is handed a database.
 */
import { validateSync } from 'class-validator';
import type { QueryRunner } from 'typeorm';
import type { App } from './app';
import type { Call, SessionUser } from './context';
import { failureOf } from './db/retry';
import { Reader, Writer } from './db/store';
import { mayDo, type Action } from './domain/policy';
import { AppError, conflict, forbidden, unauthenticated } from './errors';
import type { Fields } from './fields';
import { forgetKey, KeyTaken, recallAnswer, reserveKey, storeAnswer } from './idempotency';

type InputClass<Input> = new () => Input;

interface Surroundings {
  app: App;
  call: Call;
  /** The signed-in user; on an operation for anyone perhaps nobody. */
  user: SessionUser | null;
  /** What the client asked to see of the answer. */
  fields: Fields;
  now: Date;
  /** The calendar date in the company's time zone. */
  today: string;
}

export interface QueryContext extends Surroundings {
  db: Reader;
}

export interface CommandContext extends Surroundings {
  db: Writer;
  /** Runs once, after the transaction has been committed: cookies, signals. Never a write. */
  afterCommit(effect: () => void): void;
  /** Keeps what was written so far and then refuses, as a failed sign-in that must be counted. */
  commitAndThrow(error: AppError): never;
}

declare const operationBrand: unique symbol;

export interface Operation<Input, Output> {
  (input: Input, call: Call): Promise<Output>;
  readonly action: Action;
  readonly kind: 'query' | 'command';
  readonly input: InputClass<Input>;
  readonly [operationBrand]: true;
}

// The input type of an operation is contravariant; `never` lets a table hold operations of every kind.
export type AnyOperation = Operation<never, unknown>;

interface QueryDefinition<Input, Output> {
  action: Action;
  input: InputClass<Input>;
  run(context: QueryContext, input: Input): Promise<Output>;
}

interface CommandDefinition<Input, Prepared, Output> {
  action: Action;
  input: InputClass<Input>;
  /** What a unique index refuses, in the product's words. */
  taken?(input: NoInfer<Input>): string;
  /** Slow work that needs no transaction: hashing, asking another system, re-encoding an image. */
  prepare?(context: QueryContext, input: Input): Promise<Prepared>;
  run(context: CommandContext, input: Input, prepared: Prepared): Promise<Output>;
}

export function query<Input extends object, Output>(
  definition: QueryDefinition<Input, Output>,
): Operation<Input, Output> {
  return operation('query', definition, async (input, call) => {
    const user = await admit(definition.action, call);
    validate(definition.input, input);
    return withDeadline(call, definition.run(reading(call, user), input));
  });
}

export function command<Input extends object, Output, Prepared = undefined>(
  definition: CommandDefinition<Input, Prepared, Output>,
): Operation<Input, Output> {
  return operation('command', definition, async (input, call) => {
    const user = await admit(definition.action, call);
    validate(definition.input, input);
    return withDeadline(call, (async () => {
      const prepared = await definition.prepare?.(reading(call, user), input);
      const run = (context: CommandContext) => definition.run(context, input, prepared as Prepared);
      const taken = () => definition.taken?.(input) ?? 'This number or name is already taken';
      return transact({ action: definition.action, input, call, user, run, taken });
    })());
  });
}

/** For an operation without arguments. */
export class NoInput {}

function operation<Input, Output>(
  kind: 'query' | 'command', { action, input }: { action: Action; input: InputClass<Input> },
  run: (input: Input, call: Call) => Promise<Output>,
): Operation<Input, Output> {
  return Object.assign(run, { kind, action, input }) as unknown as Operation<Input, Output>;
}

/** Who is calling, if that one may; permission comes before everything else. */
export async function admit(action: Action, call: Call): Promise<SessionUser | null> {
  const user = await call.session();
  if (mayDo(action, user?.role)) return user;
  throw user ? forbidden() : unauthenticated();
}

/** Runs the rules of an input class; the messages come in the order in which its fields are declared. */
export function validate<Input extends object>(type: InputClass<Input>, input: Input): void {
  const instance = input instanceof type ? input : Object.assign(new type(), input);
  const failures = validateSync(instance, { stopAtFirstError: true, forbidUnknownValues: false });
  if (failures.length === 0) return;
  const fields = Object.fromEntries(failures.map((f) => [f.property, Object.values(f.constraints ?? {})]));
  const messages = Object.values(fields).flat();
  throw new AppError('BAD_USER_INPUT', messages[0] ?? 'The input is not valid', messages, fields);
}

function reading(call: Call, user: SessionUser | null): QueryContext {
  return { ...surroundings(call, user), db: new Reader(call.app.database.reader.manager, call.deadline) };
}

function surroundings(call: Call, user: SessionUser | null): Surroundings {
  const now = call.app.clock.now();
  return { app: call.app, call, user, fields: call.fields, now, today: call.app.clock.today() };
}

async function withDeadline<T>(call: Call, work: Promise<T>): Promise<T> {
  const { deadline } = call;
  let stop = () => {};
  const expired = new Promise<never>((_, reject) => {
    const onAbort = () => reject(new AppError('TIMEOUT', 'The request took too long'));
    if (deadline.aborted) onAbort();
    deadline.addEventListener('abort', onAbort, { once: true });
    stop = () => deadline.removeEventListener('abort', onAbort);
  });
  return Promise.race([work, expired]).finally(stop);
}

const attempts = 6;

interface Transaction<Output> {
  action: Action;
  input: object;
  call: Call;
  user: SessionUser | null;
  run(context: CommandContext): Promise<Output>;
  taken(): string;
}

async function transact<Output>(transaction: Transaction<Output>): Promise<Output> {
  const { call, action } = transaction;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call.app.exclusive(() => once(transaction));
    } catch (error) {
      const failure = failureOf(error);
      if (call.deadline.aborted || attempt >= attempts || (failure !== 'rerun' && failure !== 'lost')) throw error;
      call.log.warn({ attempt, action, failure }, 'transaction is run again');
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}

class CommittedRefusal {
  constructor(readonly error: AppError) {}
}

async function once<Output>(transaction: Transaction<Output>): Promise<Output> {
  const { call, user } = transaction;
  const earlier = await recallAnswer<Output>(transaction);
  if (earlier) return earlier.answer;

  const runner = call.app.database.writer.createQueryRunner();
  const effects: (() => void)[] = [];
  let refusal: AppError | null = null;
  try {
    await runner.startTransaction(call.app.database.embedded ? undefined : 'READ COMMITTED');
    const around = surroundings(call, user);
    const db = new Writer(runner.manager, call.deadline, user?.id ?? null, around.now);
    const key = await reserveKey(db, transaction);
    const answer = await transaction.run({
      ...around, db,
      afterCommit: (effect) => effects.push(effect),
      commitAndThrow: (error) => {
        throw new CommittedRefusal(error);
      },
    }).catch((error: unknown) => {
      if (!(error instanceof CommittedRefusal)) throw error;
      refusal = error.error;
      return undefined;
    });
    // A refused attempt is not an answer: the next try with the same key runs anew.
    if (refusal) await forgetKey(db, key);
    else await storeAnswer(db, key, answer);
    await commit(runner, transaction);
    for (const effect of effects) effect();
    if (refusal) throw refusal;
    return answer as Output;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    if (error instanceof KeyTaken) {
      const answered = await recallAnswer<Output>(transaction);
      if (answered) return answered.answer;
    }
    if (failureOf(error) === 'duplicate') throw conflict(transaction.taken());
    throw error;
  } finally {
    await runner.release();
  }
}

/**
 * A connection that is lost while committing leaves the outcome unknown. With an idempotency key, the stored key
 * decides; without one the client is told to look.
 */
async function commit(runner: QueryRunner, transaction: Transaction<unknown>): Promise<void> {
  const { call } = transaction;
  if (call.deadline.aborted) throw new AppError('TIMEOUT', 'The request took too long');
  try {
    await runner.commitTransaction();
  } catch (error) {
    if (failureOf(error) !== 'lost') throw error;
    if (!call.clientRequestId) throw new AppError('TIMEOUT', 'The outcome is not known; please look at the record again');
    if (!(await recallAnswer(transaction))) throw error;
  }
}
