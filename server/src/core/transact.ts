/** One transaction of a command: rerun where that is safe, decided by its idempotency key where only that can tell. */
import type { Call, SessionUser } from './context';
import { outcomeUnknown, tookTooLong, withDeadline, type Phase } from './deadline';
import type { Reader } from '../db/reader';
import { failureOf, isUnknownAtCommit, withRetry } from '../db/retry';
import { Writer } from '../db/writer';
import type { Action } from '../domain/policy';
import { conflict, type AppError } from './errors';
import { forgetKey, IdempotencyConflict, recallAnswer, reserveKey, storeAnswer } from './idempotency';

export interface Effects {
  /** Runs once, after the transaction has been committed: cookies, signals. Never a write. */
  afterCommit(effect: () => void): void;
  /** Keeps what was written so far and then refuses, as a failed sign-in that must be counted. */
  commitAndThrow(error: AppError): never;
}

export interface Transaction<Output> {
  action: Action;
  input: object;
  call: Call;
  user: SessionUser | null;
  /** The idempotency key of the call; null when its answer is not remembered. */
  key: string | null;
  phase: Phase;
  /** Outside of the transaction. */
  reader(): Reader;
  run(db: Writer, effects: Effects): Promise<Output>;
  /** What a unique index refuses, in the product's words. */
  taken(): string;
}

export function transact<Output>(transaction: Transaction<Output>): Promise<Output> {
  const { call, action } = transaction;
  return withRetry(call, action, () => once(transaction));
}

/**
 * A key that is known already shows itself when it is to be stored. The connection is given back before another one is
 * asked for: a full pool must never wait for itself.
 */
async function once<Output>(transaction: Transaction<Output>): Promise<Output> {
  try {
    return await attempt(transaction);
  } catch (error) {
    if (!(error instanceof IdempotencyConflict || error instanceof CommitLost)) {
      throw failureOf(error) === 'duplicate' ? conflict(transaction.taken()) : error;
    }
    const answered = await recallAnswer<Output>(transaction);
    if (answered) return answered.answer;
    throw error.cause ?? error;
  }
}

/** The connection was lost while committing: perhaps it is written, perhaps not. The stored key decides. */
class CommitLost extends Error {}

class CommittedRefusal {
  constructor(readonly error: AppError) {}
}

async function attempt<Output>(transaction: Transaction<Output>): Promise<Output> {
  const { call, user } = transaction;
  const { database, clock } = call.app;
  const effects: (() => void)[] = [];
  let refusal: AppError | null = null;
  transaction.phase.committing = false;
  const open = await database.begin();
  const db = new Writer(open.manager, call.deadline, user?.id ?? null, () => clock.now(), database.model);
  try {
    const key = await reserveKey(db, transaction);
    // Past the deadline the transaction ends, whatever its work still waits for: others wait for what it holds.
    const answer = await withDeadline(call.deadline, () =>
      transaction.run(db, {
        afterCommit: (effect) => effects.push(effect),
        commitAndThrow: (error) => {
          throw new CommittedRefusal(error);
        },
      }),
    ).catch((error: unknown) => {
      if (!(error instanceof CommittedRefusal)) throw error;
      refusal = error.error;
      return undefined;
    });
    // A refused attempt is not an answer: the next try with the same key runs anew.
    await (refusal ? forgetKey(db, key) : storeAnswer(db, key, answer));
    await db.finish();
    if (call.deadline.aborted) throw tookTooLong();
    db.close();
    transaction.phase.committing = true;
    await open.commit().catch((error: unknown) => {
      if (!isUnknownAtCommit(error)) throw error;
      throw key ? new CommitLost('commit', { cause: error }) : outcomeUnknown();
    });
    for (const effect of effects) effect();
    if (refusal) throw refusal;
    return answer as Output;
  } finally {
    db.close();
    await open.rollback();
  }
}
