import { createSecretKey, randomUUID, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { IsNull, MoreThan, Not, type FindOptionsWhere } from 'typeorm';
import type { Call, CookieJar, SessionUser } from '../../../core/operation/context';
import { clientNetwork } from '../../../core/limits/clientNetwork';
import type { NewSecurityEvent } from '../../../core/security/securityEvent';
import { recordSecurityEvent } from '../../../core/security/securityLog';
import { ask } from '../../../core/module/hooks';
import type { CommandContext } from '../../../core/operation/operation';
import { decodeRows, instant, integer, memberOf, nullable, text } from '../../../db/read/rawRows';
import { inTransaction } from '../../../db/write/transaction';
import type { Writer } from '../../../db/write/writer';
import { Role } from '../../../domain/parties/enums';
import { firstBranchId } from '../../../db/schema/columns';
import { allBranches, rolesWith, withinBranches } from '../../../domain/policy/roles';
import { permissionsOfUser } from '../users/roles/rolePermissions';
import { User } from '../users/user.entity';
import { workingBranchIds } from '../users/workingBranches';
import { browsingOf } from '../../../core/limits/userAgent';
import { Session } from './session.entity';
import { sessionStatement } from './sessionStatement';

type App = Call['app'];

/** Twelve hours. */
const sessionSeconds = 12 * 60 * 60;

interface Claims {
  sid: string;
}

/** Of the phone with the link of a run sheet; `link` tells whether that is still the present one. */
export interface FieldClaims {
  run: string;
  link: string;
}

/** Cached per app: from a string the library would first try to parse every other kind of key, on each request. */
const keys = new WeakMap<App['config'], readonly [current: KeyObject, ...previous: KeyObject[]]>();

/** Tokens are signed by the first; the second, that of JWT_SECRET_PREVIOUS, signed those of before it changed. */
function keysOf({ config }: App): readonly [current: KeyObject, ...previous: KeyObject[]] {
  const known = keys.get(config);
  if (known) return known;
  const { jwtSecret, jwtSecretPrevious } = config;
  const current = createSecretKey(jwtSecret, 'utf8');
  const previous = jwtSecretPrevious === null ? [] : [createSecretKey(jwtSecretPrevious, 'utf8')];
  const made = [current, ...previous] as const;
  keys.set(config, made);
  return made;
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

export async function openSession(db: Writer, { app, clientIp, userAgent }: Call, user: User): Promise<string> {
  const sessionId = randomUUID();
  const { browser, operatingSystem } = browsingOf(userAgent);
  const expiresOn = new Date(db.now.getTime() + sessionSeconds * 1000);
  await db.insertRow(Session, {
    sessionId,
    userId: user.id,
    branchId: null,
    createdOn: db.now,
    expiresOn,
    device: `${browser}, ${operatingSystem}`,
    clientNetwork: clientNetwork(clientIp),
    lastSeenOn: db.now,
    endedOn: null,
  });
  const claims = { sid: sessionId, iat: seconds(db.now) } satisfies Claims & { iat: number };
  const [key] = keysOf(app);
  return jwt.sign(claims, key, { algorithm: 'HS256', expiresIn: sessionSeconds });
}

export const fieldToken = ({ config }: App, claims: FieldClaims, now: Date, forSeconds: number): string =>
  jwt.sign({ ...claims, iat: seconds(now) }, keysOf({ config } as App)[0], {
    algorithm: 'HS256',
    expiresIn: forSeconds,
  });

/** Why sessions ended, and by whom if not by the calling user. */
type Ending = Pick<NewSecurityEvent, 'reason' | 'createdById'>;
type EndingContext = Pick<CommandContext, 'db' | 'call' | 'user'>;

export const endSession = (context: EndingContext, userId: number, sessionId: string, ending: Ending) =>
  endSessions(context, { userId, sessionId }, userId, ending);

/** Ends all open sessions of a user except `keep`. */
export const endSessionsOf = (context: EndingContext, userId: number, ending: Ending, keep = '') =>
  endSessions(context, { userId, sessionId: Not(keep) }, userId, ending);

async function endSessions(
  context: EndingContext,
  which: FindOptionsWhere<Session>,
  userId: number,
  ending: Ending,
): Promise<void> {
  const { db } = context;
  const open = { ...which, endedOn: IsNull() };
  const times = await db.internal.countBy(Session, { ...open, expiresOn: MoreThan(db.now) });
  await db.internal.update(Session, open, { endedOn: db.now });
  if (times > 0) await recordSecurityEvent(context, { kind: 'SessionEnd', userId, ...ending, times });
}

const minute = 60 * 1000;

/** A session as its row was read. */
export interface ReadSession extends SessionUser {
  /** The last request, to the minute. */
  lastSeenOn: Date;
  /** All of the row that decides what its requests may do and see, but for the version of the reference data. */
  basis: string;
}

/** Sessions whose last request is being written, so that requests at once write it once. */
const touching = new WeakMap<App, Set<string>>();

/**
 * Writes at most once a minute that a session is in use; more often under a shorter limit. Without it the request goes
 * on: a database that takes no writes can be read.
 */
export async function touchSession(app: App, { sessionId, lastSeenOn, runSheetId }: ReadSession): Promise<void> {
  if (runSheetId !== undefined) return;
  const { sessionIdleMs } = app.config;
  const every = sessionIdleMs === 0 ? minute : Math.min(minute, sessionIdleMs / 4);
  const now = app.clock.now();
  const busy = touching.get(app) ?? new Set<string>();
  touching.set(app, busy);
  // Also when the clock was set back: until it is there again the session would never be idle.
  if (Math.abs(now.getTime() - lastSeenOn.getTime()) < every || busy.has(sessionId)) return;
  busy.add(sessionId);
  try {
    await inTransaction(app, (db) => db.internal.update(Session, { sessionId }, { lastSeenOn: now }));
  } finally {
    busy.delete(sessionId);
  }
}

const sessionRow = {
  id: integer,
  uniqueId: text,
  role: memberOf(Role),
  branchId: integer,
  otherBranches: nullable(text),
  chosenBranchId: nullable(integer),
  lastBranchId: integer,
  roleId: nullable(integer),
  builtIn: nullable(text),
  granted: nullable(text),
  lastSeenOn: instant,
  secondFactorOn: nullable(instant),
  referenceVersion: nullable(integer),
  minProgram: text,
  changedBy: text,
  backupOn: nullable(text),
};

/** The user of a token; null if it is forged, expired or ended or idle, or the user is blocked or deleted. */
export async function sessionOf(app: App, token: string | null): Promise<ReadSession | null> {
  const claims = claimsIn(token, app);
  if (!claims) return null;
  if ('run' in claims) {
    const field = await ask('fieldSession')(app, claims);
    return field && { ...field, lastSeenOn: app.clock.now(), basis: '' };
  }
  const { sql, parameters } = sessionStatement(claims.sid);
  return sessionIn(app, claims.sid, await app.database.readReserved(sql, parameters));
}

interface Known {
  sessions: LRUCache<string, ReadSession>;
  /** What tokens say that were found to be signed by this server; their end is checked each time. */
  tokens: LRUCache<string, jwt.JwtPayload>;
  referenceVersion: number;
}

const maxKnown = 5_000;
/** What each app has last read. */
const known = new WeakMap<App, Known>();

function knownTo(app: App): Known {
  const found = known.get(app);
  if (found) return found;
  const none = { sessions: new LRUCache<string, ReadSession>({ max: maxKnown }), referenceVersion: 0 };
  const made = { ...none, tokens: new LRUCache<string, jwt.JwtPayload>({ max: maxKnown }) };
  known.set(app, made);
  return made;
}

/**
 * The session of a token as an earlier request has read it; null if none has. It may have ended since, or become another: whoever
 * goes by it reads its row all the same, before anything is answered (`api/http/requestSession.ts`).
 */
export function expectedSession(app: App, token: string | null): ReadSession | null {
  const claims = claimsIn(token, app);
  const { sessions, referenceVersion } = knownTo(app);
  const session = claims && 'sid' in claims && sessions.get(claims.sid);
  return session ? { ...session, referenceVersion } : null;
}

export const isAsExpected = (read: ReadSession, expected: ReadSession): boolean =>
  read.basis === expected.basis && read.referenceVersion === expected.referenceVersion;

/** The session of the rows that `sessionStatement` has found. */
export function sessionIn(app: App, sessionId: string, rows: readonly unknown[]): ReadSession | null {
  const session = readSession(app, sessionId, rows);
  const last = knownTo(app);
  if (session) {
    last.sessions.set(sessionId, session);
    last.referenceVersion = session.referenceVersion;
  } else last.sessions.delete(sessionId);
  return session;
}

function readSession(app: App, sessionId: string, rows: readonly unknown[]): ReadSession | null {
  const [row] = decodeRows(rows, sessionRow);
  if (!row) return null;
  const { id, uniqueId, lastSeenOn, secondFactorOn, minProgram, changedBy, backupOn, ...others } = row;
  const referenceVersion = row.referenceVersion ?? 0;
  app.contract.observe({ minProgram, changedBy, backupOn });
  if (isIdle(app, lastSeenOn)) return null;
  const basis = JSON.stringify({ ...others, referenceVersion: 0, isSecondFactorSet: secondFactorOn !== null });
  const before = knownTo(app).sessions.get(sessionId);
  if (before?.basis === basis) return { ...before, lastSeenOn, referenceVersion };
  const granted = permissionsOfUser(row, row);
  // Among one branch there is nothing to hide.
  const seesAll = granted.has(allBranches) || row.lastBranchId <= firstBranchId;
  const working = workingBranchIds(row);
  const { chosenBranchId } = row;
  const mayChoose = chosenBranchId !== null && (granted.has('branches:write') || working.includes(chosenBranchId));
  const mustSetUpSecondFactor = secondFactorOn === null && demandsSecondFactor(app, row);
  return {
    id,
    uniqueId,
    sessionId,
    permissions: seesAll ? granted : withinBranches(granted),
    branchId: mayChoose ? chosenBranchId : row.branchId,
    seesBranches: seesAll ? null : working,
    mustSetUpSecondFactor,
    referenceVersion,
    lastSeenOn,
    basis,
  };
}

/** By the setting SECOND_FACTOR. */
export function demandsSecondFactor({ config: { secondFactorFor } }: App, { role }: Pick<User, 'role'>): boolean {
  return secondFactorFor === 'everyone' || (secondFactorFor === 'admins' && rolesWith('users:write').includes(role));
}

/** Also of a blocked or deleted user: what they left is booked all the same. */
export function ownerOf({ database }: App, uniqueId: string): Promise<Pick<User, 'id' | 'branchId'> | null> {
  return database.reader.manager.findOne(User, { where: { uniqueId }, select: { id: true, branchId: true } });
}

function isIdle({ config: { sessionIdleMs }, clock }: App, lastSeenOn: Date): boolean {
  return sessionIdleMs > 0 && clock.now().getTime() - lastSeenOn.getTime() >= sessionIdleMs;
}

function claimsIn(token: string | null, app: App): Claims | FieldClaims | null {
  if (!token) return null;
  const { tokens } = knownTo(app);
  const claims = tokens.get(token) ?? signedClaims(token, app);
  if (!claims?.exp || claims.exp <= seconds(app.clock.now())) return null;
  tokens.set(token, claims);
  const { sid, run, link } = claims as Readonly<Record<string, unknown>>;
  if (typeof sid === 'string') return { sid };
  return typeof run === 'string' && typeof link === 'string' ? { run, link } : null;
}

/** Null if no key of this server has signed the token. */
function signedClaims(token: string, app: App): jwt.JwtPayload | null {
  for (const key of keysOf(app)) {
    try {
      const claims = jwt.verify(token, key, { algorithms: ['HS256'], ignoreExpiration: true });
      return typeof claims === 'object' ? claims : null;
    } catch {
      continue;
    }
  }
  return null;
}

/** The token's cookie is httpOnly; the `signedIn` cookie tells the web that a session exists. */
export function setSessionCookies(cookies: CookieJar, token: string): void {
  cookies.set('session', token, { maxAge: sessionSeconds, httpOnly: true });
  cookies.set('signedIn', '1', { maxAge: sessionSeconds, httpOnly: false });
}

export function clearSessionCookies(cookies: CookieJar): void {
  cookies.clear('session');
  cookies.clear('signedIn');
}
