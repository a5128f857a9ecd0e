/** The link of a run sheet, its PIN, and the session of the phone that has opened it. */
import { hash, randomBytes, randomInt } from 'node:crypto';
import type { Call, SessionUser } from '../../../core/operation/context';
import { referenceSerial } from '../../../db/write/serial';
import { decodeRows, instant, integer, nullable, text } from '../../../db/read/rawRows';
import { addDays, startOfDayInstant } from '../../../domain/values/dates';
import { lateDays } from '../../../domain/policy/runSheets';
import { permissionsOf } from '../../../domain/policy/roles';
import type {} from '../../parties/accounts/session.hooks';
import type { FieldClaims } from '../../parties/accounts/session.service';
import type { RunSheet } from './runSheet.entity';

type App = Call['app'];

const hour = 60 * 60 * 1000;
const lateMs = lateDays * 24 * hour;
export const maxPinFailures = 5;

export const linkHashOf = (token: string): string => hash('sha256', token);

/** The database has neither the token nor, without it, a way to try the ten thousand PINs. */
export const pinHashOf = (token: string, pin: string): string => hash('sha256', `${token} ${pin}`);

interface NewLink {
  url: string;
  pin: string;
  columns: Pick<RunSheet, 'linkHash' | 'pinHash' | 'pinFailures' | 'linkMadeOn' | 'linkExpiresOn'>;
}

/** It opens until 36 hours after the day, or after now if that has passed. */
export function newLink({ config }: App, { date }: Pick<RunSheet, 'date'>, now: Date): NewLink {
  const token = randomBytes(32).toString('base64url');
  const pin = String(randomInt(10_000)).padStart(4, '0');
  const dayEnds = startOfDayInstant(addDays(date, 1), config.timezone).getTime();
  return {
    url: `${config.appUrl}/run/${token}`,
    pin,
    columns: {
      linkHash: linkHashOf(token),
      pinHash: pinHashOf(token, pin),
      pinFailures: 0,
      linkMadeOn: now,
      linkExpiresOn: new Date(Math.max(dayEnds, now.getTime()) + 36 * hour),
    },
  };
}

type LinkState = Pick<RunSheet, 'status' | 'closedOn' | 'linkMadeOn' | 'linkExpiresOn'>;

/** Whether it shows nothing. */
export const hasEnded = ({ status, linkExpiresOn }: LinkState, now: Date): boolean =>
  status === 'Closed' || linkExpiresOn === null || linkExpiresOn <= now;

/** Also one that was made after the sheet was closed, for a phone to send what it has kept. */
export const mayBeOpened = (sheet: LinkState, now: Date): boolean => {
  const { closedOn, linkMadeOn } = sheet;
  const isForSending = closedOn !== null && linkMadeOn !== null && linkMadeOn >= closedOn;
  return !hasEnded(isForSending ? { ...sheet, status: 'Returned' } : sheet, now);
};

const lateUntil = (linkExpiresOn: Date): Date => new Date(linkExpiresOn.getTime() + lateMs);

/** In seconds. */
export const sessionLength = (linkExpiresOn: Date, now: Date): number =>
  Math.max(1, Math.floor((lateUntil(linkExpiresOn).getTime() - now.getTime()) / 1000));

const linkOf = (linkHash: string | null): string => (linkHash ?? '').slice(0, 16);

export const claimsOf = ({ uniqueId, linkHash }: Pick<RunSheet, 'uniqueId' | 'linkHash'>): FieldClaims => ({
  run: uniqueId,
  link: linkOf(linkHash),
});

/** Asked of the locked sheet: its link may have been renewed since the session was read. */
export const isOfEarlierLink = (
  { runLink }: Pick<SessionUser, 'runLink'>,
  sheet: Pick<RunSheet, 'linkHash'>,
): boolean => runLink !== linkOf(sheet.linkHash);

const sessionRow = {
  id: integer,
  uniqueId: text,
  runSheetId: integer,
  branchId: integer,
  linkExpiresOn: nullable(instant),
  referenceVersion: nullable(integer),
  minProgram: text,
  changedBy: text,
  backupOn: nullable(text),
};

/** The delivery person acts by a user who cannot sign in. */
export async function fieldSession(app: App, { run, link }: FieldClaims): Promise<SessionUser | null> {
  const rows = await app.database.readReserved(
    `SELECT u.id AS id, u.unique_id AS uniqueId, r.id AS runSheetId, r.branch_id AS branchId, r.link_expires_on AS linkExpiresOn,
       (SELECT value FROM serial WHERE name = ?) AS referenceVersion, v.min_program AS minProgram, v.changed_by AS changedBy, v.backup_on AS backupOn
     FROM run_sheet r JOIN delivery_person p ON p.id = r.person_id JOIN user u ON u.id = p.user_id JOIN schema_version v ON v.id = 1
     WHERE r.unique_id = ? AND r.deleted_on IS NULL`,
    [referenceSerial, run],
  );
  const [row] = decodeRows(rows, sessionRow);
  if (!row) return null;
  const { linkExpiresOn, minProgram, changedBy, backupOn, ...user } = row;
  app.contract.observe({ minProgram, changedBy, backupOn });
  // A session of an earlier link sends until its token ends.
  if (linkExpiresOn === null || lateUntil(linkExpiresOn) <= app.clock.now()) return null;
  return {
    ...user,
    runLink: link,
    sessionId: `run ${run}`,
    permissions: permissionsOf('Member'),
    seesBranches: null,
    mustSetUpSecondFactor: false,
    referenceVersion: user.referenceVersion ?? 0,
  };
}
