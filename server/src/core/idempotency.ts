/**
 * Idempotency keys. Repeating a call with the same key returns the first answer; with another body it is refused. The
 * key is stored in the transaction of the work, under a unique index, so it also tells whether a commit whose
 * acknowledgement was lost has happened.
 */
import type { Call, SessionUser } from './context';
import type { Reader } from '../db/reader';
import { databaseFailureOf } from '../db/retry';
import type { Writer } from '../db/writer';
import type { Action } from '../domain/policy';
import { maxRows, type ConsistencyCheck } from './consistency';
import { badInput, conflict } from './errors';
import { RequestKey } from './requestKey.entity';
import { sha256 } from './hash';
import { completed, stored } from './storedAnswer';

const scopeOf = (action: string, user: SessionUser | null) => `${user?.id ?? 'anyone'}:${action}`;

/** Hash of the input, independent of property order. */
const hashOf = (input: unknown) =>
  sha256(
    JSON.stringify(input, (_, value: unknown) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
    }),
  );

/** A call whose answer may be stored. */
interface IdempotentCall {
  call: Call;
  action: Action;
  user: SessionUser | null;
  input: object;
  /** The client's key; null if the answer is not stored. */
  key: string | null;
  /** Reader for fields that the stored answer lacks. */
  reader(): Reader;
}

/** Another request with the same key committed while this one waited for the index entry. */
export class IdempotencyConflict extends Error {
  readonly code = 'KEY_TAKEN';
}

/** The hash that is stored, since text columns do not distinguish 'a' from 'A'. */
function storedKeyOf({ key }: IdempotentCall): string | null {
  if (!key) return null;
  if (key.length > 100) throw badInput('Idempotency key must have at most 100 characters');
  return sha256(key);
}

export async function recallAnswer<Answer>(keyed: IdempotentCall): Promise<{ answer: Answer } | null> {
  const { call, action, user, input } = keyed;
  const requestKey = storedKeyOf(keyed);
  if (!requestKey) return null;
  const where = { scope: scopeOf(action, user), requestKey };
  // The reader sees only committed rows.
  const found = await call.app.database.reader.manager.findOneBy(RequestKey, where);
  if (!found) return null;
  if (found.bodyHash !== hashOf(input)) throw conflict('This idempotency key was used for another request');
  const kept = found.answer as { answer: Answer } | null;
  return kept && { answer: await completed(keyed.reader(), kept.answer, call.fields) };
}

/** Inserts the key in this transaction; null if the call has none. */
export async function reserveKey(db: Writer, keyed: IdempotentCall): Promise<RequestKey | null> {
  const requestKey = storedKeyOf(keyed);
  if (!requestKey) return null;
  const row = {
    scope: scopeOf(keyed.action, keyed.user),
    requestKey,
    bodyHash: hashOf(keyed.input),
    answer: null,
    createdOn: db.now,
  };
  try {
    return await db.insertRow(RequestKey, row);
  } catch (error) {
    throw databaseFailureOf(error) === 'duplicate' ? new IdempotencyConflict() : error;
  }
}

export async function storeAnswer(db: Writer, key: RequestKey | null, answer: unknown): Promise<void> {
  if (!key) return;
  await db.internal.update(RequestKey, key.id, { answer: stored(answer) });
}

export async function forgetKey(db: Writer, key: RequestKey | null): Promise<void> {
  if (key) await db.internal.delete(RequestKey, key.id);
}

/** A key is written together with its answer. */
export const requestKeyChecks: readonly ConsistencyCheck[] = [
  {
    rule: 'A remembered request has its answer',
    sql: `SELECT id AS request_key, 'none' AS stored_value, 'an answer' AS actual FROM request_key WHERE answer IS NULL LIMIT ${maxRows}`,
  },
];
