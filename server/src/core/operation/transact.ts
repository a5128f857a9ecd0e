/**
 * Runs a command's transaction: reruns it where safe, and lets the idempotency key decide when the outcome of a commit
 * is unknown.
 */
import type { Call, SessionUser } from './context';
import { withDeadline, type Phase } from './deadline';
import type { Reader } from '../../db/read/reader';
import { databaseFailureOf, isUnknownAtCommit, withRetry } from '../../db/write/retry';
import { Writer } from '../../db/write/writer';
import type { Action } from '../../domain/policy/permissions';
import { conflict, outcomeUnknown, tookTooLong, type AppError } from './errors';
import { answerStatement, forgetStatement, IdempotencyConflict, keyStatement, recallAnswer } from './idempotency';
import type { Statement } from '../../db/read/statement';

export interface Effects {
  /** Runs once after the commit, e.g. to set cookies. Must not write to the database. */
  afterCommit(effect: () => void): void;
  /** Commits what was written so far, then throws, e.g. for a failed sign-in that must be counted. */
  commitAndThrow(error: AppError): never;
}

export interface Transaction<Output> {
  action: Action;
  input: object;
  call: Call;
  user: SessionUser | null;
  /** Idempotency key of the call; null if its answer is not stored. */
  key: string | null;
  phase: Phase;
  /** Reader outside the transaction. */
  reader(): Reader;
  /** `keep` is given what its inverse needs, which is stored with the answer. */
  run(db: Writer, effects: Effects, keep: (kept: object) => void): Promise<Output>;
  /** Message when a unique index refuses the change. */
  taken(): string;
}

export async function transact<Output>(transaction: Transaction<Output>): Promise<Output> {
  const { call, action, phase, key } = transaction;
  try {
    return await withRetry(call, action, () => once(transaction));
  } catch (error) {
    // Whatever failed last, the client must not take it for a refusal while a COMMIT of its call may have been written.
    throw phase.inDoubt ? outcomeUnknown(key !== null) : error;
  }
}

/**
 * A used key is detected when it is inserted. The transaction's connection is released before another one is requested,
 * since otherwise a full pool could deadlock.
 */
async function once<Output>(transaction: Transaction<Output>): Promise<Output> {
  try {
    return await attempt(transaction);
  } catch (error) {
    if (!(error instanceof IdempotencyConflict || error instanceof CommitLost)) {
      throw databaseFailureOf(error) === 'duplicate' ? conflict(transaction.taken()) : error;
    }
    if (error instanceof CommitLost) Object.assign(transaction.phase, { committing: false, inDoubt: true });
    const answered = await recallAnswer<Output>(transaction);
    if (answered) return answered.answer;
    throw error.cause ?? error;
  }
}

/** The connection was lost during COMMIT, so the outcome is unknown until the stored key is read. */
class CommitLost extends Error {}

class CommittedRefusal {
  constructor(readonly error: AppError) {}
}

async function attempt<Output>(transaction: Transaction<Output>): Promise<Output> {
  const { call, user } = transaction;
  const { database, clock } = call.app;
  const userId = user?.id ?? null;
  const effects: (() => void)[] = [];
  let refusal: AppError | null = null;
  let kept: object | null = null;
  transaction.phase.committing = false;
  const reserved = keyStatement(transaction, clock.now());
  const open = await database.begin(reserved ? [reserved] : []).catch((error: unknown) => {
    throw reserved && databaseFailureOf(error) === 'duplicate' ? new IdempotencyConflict() : error;
  });
  // The key's index entry is ours, so no earlier transaction of this call has been or will be committed.
  transaction.phase.inDoubt = false;
  const keyId = open.first[0]?.insertId;
  const ownerId = user?.ownerId ?? userId;
  const now = () => clock.now();
  const { model } = database;
  const limited = user?.seesBranches ? model.branchScope.manager(open.manager, user.seesBranches) : null;
  const db = new Writer(open, call.deadline, userId, ownerId, now, model, user?.branchId, limited);
  db.lists = user && call.app.references.at(user.referenceVersion);
  try {
    const work = () =>
      transaction
        .run(
          db,
          {
            afterCommit: (effect) => effects.push(effect),
            commitAndThrow: (error) => {
              throw new CommittedRefusal(error);
            },
          },
          (forInverse) => (kept = forInverse),
        )
        .catch((error: unknown) => {
          if (!(error instanceof CommittedRefusal)) throw error;
          refusal = error.error;
          return undefined;
        });
    // The transaction ends at the deadline even if its work is still waiting, since others wait for its locks.
    const [answer, statements] = await withDeadline(call.deadline, async () => {
      const done = await work();
      return [done, await db.lastStatements()] as const;
    });
    const last: Statement[] = [];
    // A refusal is not stored: the next attempt with the same key runs again.
    if (keyId !== undefined)
      last.push(refusal ? forgetStatement(keyId) : answerStatement(keyId, answer, kept && { at: clock.now(), kept }));
    last.push(...statements);
    // Without a key the outcome of what is sent with the COMMIT could not be found out.
    if (keyId === undefined) await open.run(last.splice(0));
    if (call.deadline.aborted) throw tookTooLong();
    db.close();
    transaction.phase.committing = true;
    await open.commit(last).catch((error: unknown) => {
      if (!isUnknownAtCommit(error)) throw error;
      throw keyId === undefined ? outcomeUnknown(false) : new CommitLost('commit', { cause: error });
    });
    for (const effect of effects) effect();
    if (refusal) throw refusal;
    return answer as Output;
  } finally {
    db.close();
    await open.rollback();
  }
}
