/**
 * A creating call may carry a key: the same key gives the first answer again, with another body it is refused.
 * The key is stored in the transaction of the work, under a unique index, so it also tells whether a commit whose
 * acknowledgement was lost did happen.
 */
import { createHash } from 'node:crypto';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Call, SessionUser } from './context';
import { InstantColumn, TextColumn } from './db/columns';
import { failureOf } from './db/retry';
import type { Writer } from './db/store';
import { badInput, conflict } from './errors';

@Entity()
@Index(['scope', 'requestKey'], { unique: true })
export class RequestKey {
  @PrimaryGeneratedColumn()
  id: number;

  /** Who sent it and what it asked for: two users may choose the same key. */
  @TextColumn(60)
  scope: string;

  @TextColumn(100)
  requestKey: string;

  @Column({ type: 'varchar', length: 64 })
  bodyHash: string;

  @Column({ type: 'text', nullable: true })
  answer: string | null;

  @Index()
  @InstantColumn()
  createdOn: Date;
}

const scopeOf = (action: string, user: SessionUser | null) => `${user?.id ?? 'anyone'}:${action}`;

function hashOf(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input, sortedKeys)).digest('hex');
}

function sortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The call whose answer is remembered. */
interface Keyed {
  call: Call;
  action: string;
  user: SessionUser | null;
  input: object;
}

/** Another request with the same key has committed while this one waited for the index entry. */
export class KeyTaken extends Error {}

export async function recallAnswer<Answer>({ call, action, user, input }: Keyed): Promise<{ answer: Answer } | null> {
  const requestKey = call.clientRequestId;
  if (!requestKey) return null;
  if (requestKey.length > 100) throw badInput('Idempotency key must have at most 100 characters');
  const where = { scope: scopeOf(action, user), requestKey };
  const found = await call.app.database.writer.manager.findOneBy(RequestKey, where);
  if (!found) return null;
  if (found.bodyHash !== hashOf(input)) throw conflict('This idempotency key was used for another request');
  return { answer: JSON.parse(found.answer ?? 'null') as Answer };
}

/** Takes the key for this transaction; null when the call carries none. */
export async function reserveKey(db: Writer, { call, action, user, input }: Keyed): Promise<RequestKey | null> {
  if (!call.clientRequestId) return null;
  const row = Object.assign(new RequestKey(), {
    scope: scopeOf(action, user), requestKey: call.clientRequestId, bodyHash: hashOf(input), answer: null, createdOn: db.now,
  });
  try {
    await db.internal.insert(RequestKey, row);
  } catch (error) {
    throw failureOf(error) === 'duplicate' ? new KeyTaken() : error;
  }
  return row;
}

export async function storeAnswer(db: Writer, key: RequestKey | null, answer: unknown): Promise<void> {
  if (key) await db.internal.update(RequestKey, key.id, { answer: JSON.stringify(answer) });
}

export async function forgetKey(db: Writer, key: RequestKey | null): Promise<void> {
  if (key) await db.internal.delete(RequestKey, key.id);
}
