import { hash } from 'node:crypto';
/**
 * Writes the security log. Rows are inserted and never changed, except that equal events are counted in one row, so
 * that no flood fills the table:
 * - refusals of one user, operation and reason within a minute;
 * - events of people who are not signed in, by account or address and network within 15 minutes. Beyond some rows of one
 *   account or network, or of all together, what follows is counted in one row of the account, or of all strangers.
 */
import { clientNetwork } from '../../../core/limits/clientNetwork';
import { takeUses } from '../../../core/limits/rateLimit';
import type { NewSecurityEvent, SecurityLogWriter, SecurityOrigin } from '../../../core/security/securityEvent';
import { insertStatement, recordColumns } from '../../../db/write/insert';
import type { Writer } from '../../../db/write/writer';
import { browsingOf, unknown } from '../../../core/limits/userAgent';
import { SecurityEvent } from './securityEvent.entity';

const minute = 60 * 1000;

export const writeSecurityEvent: SecurityLogWriter = async (db, event, origin) => {
  const row = rowOf(db, event, origin);
  if (event.kind === 'Refusal') return countRefusal(db, row);
  if (event.createdById === null && origin) return countStranger(db, row);
  return event.sameAs
    ? write(db, row, ['part', event.createdById, event.sameAs], 'exported_rows')
    : write(db, row, null);
};

function rowOf(db: Writer, event: NewSecurityEvent, origin: SecurityOrigin): Partial<SecurityEvent> {
  const { browser, operatingSystem } = browsingOf(origin?.userAgent ?? '');
  const isKnown = [browser, operatingSystem].some((name) => name !== unknown);
  const {
    kind,
    outcome = 'Done',
    userId,
    createdById = null,
    emailAddress,
    operation,
    exportedRows,
    times = 1,
  } = event;
  return {
    ...recordColumns({ now: db.now, ownerId: createdById }),
    kind,
    outcome,
    userId,
    emailAddress,
    operation,
    subject: event.subject?.slice(0, 250),
    reason: event.reason?.slice(0, 200),
    exportedRows,
    times,
    createdOn: event.on ?? db.now,
    lastOn: event.on ?? db.now,
    address: origin?.clientIp,
    device: isKnown ? `${browser}, ${operatingSystem}` : null,
  };
}

async function countRefusal(db: Writer, row: Partial<SecurityEvent>): Promise<void> {
  const { userId, operation, reason } = row;
  const key = ['refused', userId, operation, reason, Math.floor(db.now.getTime() / minute)];
  const isCounted = (await isStored(db, key)) || (await takeUses(db, 'refusal', `user ${userId}`, 1)) > 0;
  if (isCounted) return write(db, row, key);
  // A program that tries one operation after the other.
  const several = { ...row, operation: null, subject: 'Several operations' };
  return write(db, several, ['refused', userId, periodOf(db)]);
}

async function countStranger(db: Writer, row: Partial<SecurityEvent>): Promise<void> {
  const { kind, outcome, userId, emailAddress, reason, address } = row;
  const network = clientNetwork(address ?? '');
  const what = [kind, outcome, periodOf(db)];
  const key = [...what, userId, emailAddress, reason, network];
  const holder = userId ? `user ${userId}` : network;
  const isCounted =
    (await isStored(db, key)) ||
    ((await takeUses(db, 'strangerEvent', holder, 1)) > 0 && (await takeUses(db, 'strangerEvents', 'all', 1)) > 0);
  if (isCounted) return write(db, row, key);
  const several = { ...row, emailAddress: null, address: null, device: null, reason: 'Many attempts' };
  return write(db, several, [...what, userId]);
}

const periodOf = (db: Writer) => Math.floor(db.now.getTime() / (15 * minute));

type Key = readonly unknown[];

const hashOf = (key: Key) => hash('sha256', JSON.stringify(key));

const isStored = (db: Writer, key: Key) => db.internal.existsBy(SecurityEvent, { sameKey: hashOf(key) });

/** Inserts a row, or adds to the one with the key. */
async function write(
  db: Writer,
  row: Partial<SecurityEvent>,
  key: Key | null,
  added: 'times' | 'exported_rows' = 'times',
): Promise<void> {
  const { sql, parameters } = insertStatement(db.internal, SecurityEvent, { ...row, sameKey: key && hashOf(key) });
  const given = (column: string) => (db.embedded ? `excluded.${column}` : `VALUES(${column})`);
  const onSame = db.embedded ? 'ON CONFLICT (same_key) DO UPDATE SET' : 'ON DUPLICATE KEY UPDATE';
  const sum = `${added} = security_event.${added} + ${given(added)}`;
  await db.query(`${sql} ${onSame} ${sum}, last_on = ${given('last_on')}`, parameters);
}
