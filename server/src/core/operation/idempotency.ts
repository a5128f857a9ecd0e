/**
 * Idempotency keys. Repeating a call with the same key returns the first answer; with another body it is refused. The
 * key is stored in the transaction of the work, under a unique index, so it also tells whether a commit whose
 * acknowledgement was lost has happened.
 *
 * A repeated call may select more fields than the first: stored fields are returned as they were then, others are read now.
 */
import { hash } from 'node:crypto';
import { isSecretName, RecordEntity } from '../../db/schema/record';
import type { Selection } from '../record/selection';
import { withRelations } from '../record/relations';
import type { Call, SessionUser } from './context';
import type { Reader } from '../../db/read/reader';
import { insertStatement } from '../../db/write/insert';
import type { NewRow } from '../../db/write/newRecord';
import type { Statement } from '../../db/read/statement';
import type { Action } from '../../domain/policy/permissions';
import { badInput, conflict } from './errors';
import { RequestKey } from './requestKey.entity';

/** Work that its owner and somebody else send is done once. */
const scopeOf = (action: string, user: SessionUser | null) => `${user?.ownerId ?? user?.id ?? 'anyone'}:${action}`;

/** Hash of the input, independent of property order. */
const hashOf = (input: unknown) =>
  hash(
    'sha256',
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
const storedKeyOf = ({ key }: IdempotentCall) => (key ? storedKey(key) : null);

function storedKey(key: string): string {
  if (key.length > 100) throw badInput('Idempotency key must have at most 100 characters');
  return hash('sha256', key);
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

/** Inserts the key of a call at time `now`, as the first statement of its transaction; null if the call has none. */
export function keyStatement(keyed: IdempotentCall, now: Date): Statement | null {
  const requestKey = storedKeyOf(keyed);
  if (!requestKey) return null;
  return insertStatement(keyed.call.app.database.writer.manager, RequestKey, {
    scope: scopeOf(keyed.action, keyed.user),
    requestKey,
    bodyHash: hashOf(keyed.input),
    answer: null,
    createdOn: now,
  } satisfies NewRow<RequestKey>);
}

/** What the inverse of a command needs, and when the command was done. */
interface KeptForInverse {
  at: string;
  kept: object;
}

/** Stored with the answer of the command by the same user under the same key; null if there is none. */
export async function recallKept(
  { app }: Call,
  user: SessionUser | null,
  action: string,
  key: string,
): Promise<KeptForInverse | null> {
  const where = { scope: scopeOf(action, user), requestKey: storedKey(key) };
  const found = await app.database.reader.manager.findOneBy(RequestKey, where);
  return (found?.answer as { undo?: KeptForInverse | null } | null)?.undo ?? null;
}

export const answerStatement = (keyId: number, answer: unknown, undo: object | null): Statement => ({
  sql: 'UPDATE request_key SET answer = ? WHERE id = ?',
  parameters: [storedText(answer, undo), keyId],
});

export const forgetStatement = (keyId: number): Statement => ({
  sql: 'DELETE FROM request_key WHERE id = ?',
  parameters: [keyId],
});

/** Property that marks the kind of a stored record. */
const kind = '$entity';

/** An answer as JSON without secrets. */
function storedText(answer: unknown, undo: object | null): string {
  return JSON.stringify({ answer, ...(undo && { undo }) }, (name, value: unknown) => {
    if (isSecretName(name)) return undefined;
    return value instanceof RecordEntity ? { ...value, [kind]: value.constructor.name } : value;
  });
}

type StoredRecord = Record<string, unknown>;

async function completed<Answer>(db: Reader, answer: Answer, fields: Selection): Promise<Answer> {
  if (Array.isArray(answer)) await Promise.all(answer.map((item) => completed(db, item, fields)));
  else if (typeof answer === 'object' && answer !== null) await completeRecord(db, answer as StoredRecord, fields);
  return answer;
}

async function completeRecord(db: Reader, record: StoredRecord, fields: Selection): Promise<void> {
  const entity = db.recordClass(String(record[kind]));
  if (!entity) {
    await Promise.all(Object.entries(fields).map(([name, inner]) => completed(db, record[name], inner)));
    return;
  }
  const missing = Object.entries(fields).filter(
    ([name, inner]) => !Object.hasOwn(record, name) || !covers(record[name], inner),
  );
  for (const [name] of missing) delete record[name];
  delete record[kind];
  Object.setPrototypeOf(record, entity.prototype as object);
  await withRelations(db, record, Object.fromEntries(missing));
}

/** True if the stored value has all selected fields. */
function covers(value: unknown, fields: Selection): boolean {
  if (Array.isArray(value)) return value.every((item) => covers(item, fields));
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(fields).every(
    ([name, inner]) =>
      name.startsWith('__') || (Object.hasOwn(value, name) && covers((value as StoredRecord)[name], inner)),
  );
}
