import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import type { TrackingSettings } from './gateways/tracking';
import { trackingSettings, validSettings, type LogLevel, type SeedKind } from './settings';

/** Per-client limits of a server (`api/http/budgets.ts`). */
export interface BudgetLimits {
  /** Maximum received and unanswered requests of the server; half of them without a session. */
  requestsAtOnce: number;
  /** Maximum received and unanswered requests per client network. */
  networkRequestsAtOnce: number;
  /** Maximum requests that are still being received, per user, or per network without a session. */
  networkArrivingAtOnce: number;
  /** Maximum concurrent requests without a session, within `requestsAtOnce`. */
  anonymousAtOnce: number;
  anonymousCostPerMinute: number;
  userAtOnce: number;
  userCostPerMinute: number;
  /** Maximum cost of all heavy requests that are worked on at once. */
  costAtOnce: number;
  /** Maximum characters of one answer; exports are sent in steps. */
  answerCharacters: number;
  /** Maximum characters of all large answers that are made or being sent at once. */
  answerCharactersAtOnce: number;
  /**
   * Requests are refused when the average event loop lag exceeds this many milliseconds for two seconds in a row; 0
   * disables the check.
   */
  maxLagMs: number;
}

/** All settings of the process, read once from the environment; the README lists them. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Processes that answer requests; 1: the one that is started. */
  workers: number;
  /** pino log level. */
  logLevel: LogLevel;
  databaseUrl: string | null;
  /** A replica of that database, for exports, reports and the playground. */
  readDatabaseUrl: string | null;
  dataDir: string;
  appUrl: string;
  jwtSecret: string;
  /** The secret before the present one, whose sessions go on; null: none. */
  jwtSecretPrevious: string | null;
  /** A session ends when it was not used for this many milliseconds; 0: only twelve hours after signing in. */
  sessionIdleMs: number;
  /** Whose sessions may do nothing until a second factor is set up; anyone may set one up. */
  secondFactorFor: 'optional' | 'admins' | 'everyone';
  /** Events of the security log are deleted after this many days. */
  securityLogDays: number;
  /** 0: for ever. */
  changeLogDays: number;
  smtpUrl: string | null;
  seed: SeedKind;
  adminEmail: string;
  adminPassword: string | null;
  memberEmail: string;
  memberPassword: string | null;
  timezone: string;
  invoiceReading: 'A' | 'B';
  /** Addresses of the proxies whose X-Forwarded-For header is trusted. */
  trustProxy: string | false;
  /** Maximum duration of a request, in milliseconds. */
  requestDeadline: number;
  /** How long a starting server waits for another one that migrates or seeds the same database, in milliseconds. */
  startWait: number;
  /** Migrates at the start; otherwise waits until another server has. */
  migrate: boolean;
  /** A backup is made before migrating; always of an embedded database. */
  backupBeforeMigrate: boolean;
  /** How long a server that is shutting down still serves while `/readyz` fails, in milliseconds. */
  drain: number;
  /** An export is aborted when nothing of it was read for this many milliseconds. */
  exportStall: number;
  /** Maximum time for receiving a request's headers and body, in milliseconds. */
  requestTimeoutMs: number;
  /** Maximum open connections; above, a silent one of the network with most is closed without an answer. */
  maxConnections: number;
  /** Maximum open connections per client network; those of trusted proxies are not counted. */
  networkConnections: number;
  /** Requests that take longer are logged with their statements, in milliseconds; 0 disables it. */
  slowRequestMs: number;
  /** Bearer token for `/metrics` from other machines; null: it answers only this machine. */
  metricsToken: string | null;
  /** Collector that receives traces by OTLP over HTTP; null: no traces. */
  otlpEndpoint: string | null;
  /** Per-client limits. */
  budgets: BudgetLimits;
  tracking: TrackingSettings;
  /** Scheduled backups; null: none. */
  backups: { folder: string; at: string; keep: { daily: number; weekly: number; monthly: number } } | null;
  /** Backups are encrypted under it; null: they are not. */
  backupKey: string | null;
  /** Browsers keep the web's files for when the server is away; otherwise those that did are told to stop. */
  offlinePages: boolean;
  webDir: string;
  /** The server serves nobody without the web's build. */
  webRequired: boolean;
}

export const demoPassword = 'Waybill@2026';

/** Reads all settings. Throws one error that names each invalid setting and the reason. Blank means unset. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = validSettings(env);
  const { production } = given;
  const dataDir = resolve(given.DATA_DIR);
  const isDemo = given.SEED === 'demo' && !production;
  return {
    production,
    port: given.PORT,
    host: given.HOST,
    workers: workersOf(given),
    logLevel: given.LOG_LEVEL,
    databaseUrl: given.DATABASE_URL ?? null,
    readDatabaseUrl: given.READ_DATABASE_URL ?? null,
    dataDir,
    appUrl: given.APP_URL ?? `http://localhost:${given.PORT}`,
    jwtSecret: given.JWT_SECRET ?? keptSecret(dataDir),
    jwtSecretPrevious: given.JWT_SECRET_PREVIOUS ?? (given.JWT_SECRET ? null : keptPreviousSecret(dataDir)),
    sessionIdleMs: given.SESSION_IDLE_MINUTES * 60_000,
    secondFactorFor: given.SECOND_FACTOR,
    securityLogDays: given.SECURITY_LOG_DAYS,
    changeLogDays: given.CHANGE_LOG_DAYS,
    smtpUrl: given.SMTP_URL ?? null,
    seed: given.SEED,
    adminEmail: given.ADMIN_EMAIL,
    adminPassword: given.ADMIN_PASSWORD ?? (isDemo ? demoPassword : null),
    memberEmail: given.MEMBER_EMAIL,
    memberPassword: given.MEMBER_PASSWORD ?? (production ? null : demoPassword),
    timezone: given.APP_TIMEZONE,
    invoiceReading: given.INVOICE_READING,
    trustProxy: given.TRUST_PROXY ?? false,
    requestDeadline: given.REQUEST_DEADLINE_MS,
    startWait: given.START_WAIT_MS,
    migrate: given.MIGRATE === 'yes',
    backupBeforeMigrate: given.BACKUP_BEFORE_MIGRATE === 'yes',
    drain: given.DRAIN_MS,
    exportStall: given.EXPORT_STALL_MS,
    requestTimeoutMs: given.REQUEST_TIMEOUT_MS,
    maxConnections: given.MAX_CONNECTIONS,
    networkConnections: given.NETWORK_CONNECTIONS,
    slowRequestMs: given.SLOW_REQUEST_MS,
    metricsToken: given.METRICS_TOKEN ?? null,
    otlpEndpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    budgets: {
      requestsAtOnce: given.REQUESTS_AT_ONCE,
      networkRequestsAtOnce: given.NETWORK_REQUESTS_AT_ONCE,
      networkArrivingAtOnce: given.NETWORK_ARRIVING_AT_ONCE,
      anonymousAtOnce: given.ANONYMOUS_REQUESTS_AT_ONCE,
      anonymousCostPerMinute: given.ANONYMOUS_COST_PER_MINUTE,
      userAtOnce: given.USER_REQUESTS_AT_ONCE,
      userCostPerMinute: given.USER_COST_PER_MINUTE,
      costAtOnce: given.COST_AT_ONCE,
      answerCharacters: given.ANSWER_MB * 1_000_000,
      answerCharactersAtOnce: given.ANSWERS_AT_ONCE_MB * 1_000_000,
      maxLagMs: given.MAX_LAG_MS,
    },
    tracking: trackingSettings(given),
    backups: given.BACKUP_DIR
      ? { folder: resolve(given.BACKUP_DIR), at: given.BACKUP_AT, keep: given.BACKUP_KEEP }
      : null,
    backupKey: given.BACKUP_KEY ?? null,
    offlinePages: given.OFFLINE_PAGES === 'yes',
    webDir: resolve(given.WEB_DIR),
    webRequired: production || Boolean(env.WEB_DIR),
  };
}

const workerBytes = 1024 ** 3;

/** In production as many as the machine has cores, and memory at 1 GB for each; on the embedded database one. */
function workersOf({ WORKERS: wanted, DATABASE_URL: url, production }: ReturnType<typeof validSettings>): number {
  if (wanted !== undefined && wanted > 1 && !url) {
    throw new Error(`WORKERS must be 1 without DATABASE_URL: the embedded database has one writer`);
  }
  if (wanted !== undefined) return wanted;
  if (!production || !url) return 1;
  // 0 where the system sets no limit.
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return Math.max(1, Math.min(availableParallelism(), Math.floor(bytes / workerBytes)));
}

/**
 * Generated on the first start and stored for later ones. Written to a temporary file and renamed, so that a full disk
 * cannot leave a truncated secret.
 */
function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'jwt-secret');
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const made = `${path}.${process.pid}`;
    try {
      writeFileSync(made, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
      renameSync(made, path);
    } finally {
      rmSync(made, { force: true });
    }
  }
  return readSecret(path);
}

/** Left there by `waybill secret rotate` until that is finished. */
function keptPreviousSecret(dataDir: string): string | null {
  const path = join(dataDir, 'jwt-secret-previous');
  return existsSync(path) ? readSecret(path) : null;
}

function readSecret(path: string): string {
  const secret = readFileSync(path, 'utf8').trim();
  if (Buffer.byteLength(secret) >= 32) return secret;
  throw new Error(
    `${path} is damaged: it must have at least 32 bytes. Remove it, and a new one is made; everybody signs in again`,
  );
}
