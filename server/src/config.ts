import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TrackingSettings } from './gateways/tracking';
import { trackingSettings, validSettings, type LogLevel, type SeedKind } from './settings';

/** How much of a server one client may use (`api/http/budgets.ts`). */
export interface BudgetLimits {
  /** Requests in the whole server at once. */
  requestsAtOnce: number;
  /** Requests of one client network at once, before anything is known about them. */
  networkRequestsAtOnce: number;
  /** Of these, requests without a session that are worked on at once. */
  anonymousAtOnce: number;
  anonymousCostPerMinute: number;
  userAtOnce: number;
  userCostPerMinute: number;
  /** Over two seconds in a row the event loop was late by so much, in milliseconds; 0: not looked at. */
  maxLagMs: number;
}

/** Every setting of the process, read once from the environment; the README lists them. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** A pino level. */
  logLevel: LogLevel;
  databaseUrl: string | null;
  dataDir: string;
  appUrl: string;
  jwtSecret: string;
  smtpUrl: string | null;
  seed: SeedKind;
  adminEmail: string;
  adminPassword: string | null;
  memberEmail: string;
  memberPassword: string | null;
  timezone: string;
  invoiceReading: 'A' | 'B';
  /** Addresses of the balancers whose X-Forwarded-For is believed. */
  trustProxy: string | false;
  /** How long one request may take, in milliseconds. */
  requestDeadline: number;
  /** How long a start waits for another server that is migrating or seeding the same database, in milliseconds. */
  startWait: number;
  /** For how long a server that is told to stop still serves while `/readyz` says no, in milliseconds. */
  drain: number;
  /** After so long without a byte read of it, an export is broken off, in milliseconds. */
  exportStall: number;
  /** How long a request may take to arrive, in milliseconds: its headers and its whole body. */
  requestTimeoutMs: number;
  /** Connections at once; the next one is closed without an answer. */
  maxConnections: number;
  /** How much of the server one client may use. */
  budgets: BudgetLimits;
  tracking: TrackingSettings;
  webDir: string;
}

export const demoPassword = 'Waybill@2026';

/** Reads every setting, or throws one error that names each setting with a bad value, and why. Blank means unset. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const production = env.NODE_ENV === 'production';
  const given = validSettings(env, production);
  const dataDir = resolve(given.DATA_DIR);
  const isDemo = given.SEED === 'demo' && !production;
  return {
    production,
    port: given.PORT,
    host: given.HOST,
    logLevel: given.LOG_LEVEL,
    databaseUrl: given.DATABASE_URL ?? null,
    dataDir,
    appUrl: given.APP_URL ?? `http://localhost:${given.PORT}`,
    jwtSecret: given.JWT_SECRET ?? keptSecret(dataDir),
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
    drain: given.DRAIN_MS,
    exportStall: given.EXPORT_STALL_MS,
    requestTimeoutMs: given.REQUEST_TIMEOUT_MS,
    maxConnections: given.MAX_CONNECTIONS,
    budgets: {
      requestsAtOnce: given.REQUESTS_AT_ONCE,
      networkRequestsAtOnce: given.NETWORK_REQUESTS_AT_ONCE,
      anonymousAtOnce: given.ANONYMOUS_REQUESTS_AT_ONCE,
      anonymousCostPerMinute: given.ANONYMOUS_COST_PER_MINUTE,
      userAtOnce: given.USER_REQUESTS_AT_ONCE,
      userCostPerMinute: given.USER_COST_PER_MINUTE,
      maxLagMs: given.MAX_LAG_MS,
    },
    tracking: trackingSettings(given),
    webDir: resolve(given.WEB_DIR),
  };
}

/** The secret of a first start is kept for the next ones. Under its name only when it is whole: a full disk leaves no short one. */
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
  const secret = readFileSync(path, 'utf8').trim();
  if (Buffer.byteLength(secret) >= 32) return secret;
  throw new Error(
    `${path} is damaged: it must have at least 32 bytes. Remove it, and a new one is made; everybody signs in again`,
  );
}
