import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

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

export type SeedKind = 'demo' | 'base' | 'none';

/** Every setting of the process, read once from the environment; the README lists them. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
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
  webDir: string;
}

export const demoPassword = 'Waybill@2026';

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const production = env.NODE_ENV === 'production';
  const port = wholeNumber(env.PORT, 4000, 'PORT');
  const dataDir = resolve(env.DATA_DIR ?? 'data');
  const seed = oneOf(env.SEED, ['demo', 'base', 'none'] as const, production ? 'base' : 'demo', 'SEED');
  return {
    production,
    port,
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    databaseUrl: env.DATABASE_URL || null,
    dataDir,
    appUrl: (env.APP_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    jwtSecret: secretOf(env.JWT_SECRET, production, dataDir),
    smtpUrl: env.SMTP_URL || null,
    seed,
    adminEmail: env.ADMIN_EMAIL ?? 'admin@waybill.test',
    adminPassword: env.ADMIN_PASSWORD ?? (seed === 'demo' && !production ? demoPassword : null),
    memberEmail: env.MEMBER_EMAIL ?? 'member@waybill.test',
    memberPassword: env.MEMBER_PASSWORD ?? (production ? null : demoPassword),
    timezone: env.APP_TIMEZONE ?? 'Asia/Kolkata',
    invoiceReading: oneOf(env.INVOICE_READING, ['A', 'B'] as const, 'A', 'INVOICE_READING'),
    trustProxy: env.TRUST_PROXY || false,
    requestDeadline: wholeNumber(env.REQUEST_DEADLINE_MS, 30_000, 'REQUEST_DEADLINE_MS'),
    startWait: wholeNumber(env.START_WAIT_MS, 300_000, 'START_WAIT_MS'),
    drain: wholeNumber(env.DRAIN_MS, production ? 5_000 : 0, 'DRAIN_MS'),
    exportStall: wholeNumber(env.EXPORT_STALL_MS, 60_000, 'EXPORT_STALL_MS'),
    requestTimeoutMs: wholeNumber(env.REQUEST_TIMEOUT_MS, 30_000, 'REQUEST_TIMEOUT_MS'),
    maxConnections: wholeNumber(env.MAX_CONNECTIONS, 1_000, 'MAX_CONNECTIONS'),
    budgets: readBudgets(env),
    webDir: resolve(env.WEB_DIR ?? 'dist/web'),
  };
}

function readBudgets(env: NodeJS.ProcessEnv): BudgetLimits {
  return {
    requestsAtOnce: wholeNumber(env.REQUESTS_AT_ONCE, 600, 'REQUESTS_AT_ONCE'),
    networkRequestsAtOnce: wholeNumber(env.NETWORK_REQUESTS_AT_ONCE, 300, 'NETWORK_REQUESTS_AT_ONCE'),
    anonymousAtOnce: wholeNumber(env.ANONYMOUS_REQUESTS_AT_ONCE, 8, 'ANONYMOUS_REQUESTS_AT_ONCE'),
    anonymousCostPerMinute: wholeNumber(env.ANONYMOUS_COST_PER_MINUTE, 60_000, 'ANONYMOUS_COST_PER_MINUTE'),
    userAtOnce: wholeNumber(env.USER_REQUESTS_AT_ONCE, 4, 'USER_REQUESTS_AT_ONCE'),
    userCostPerMinute: wholeNumber(env.USER_COST_PER_MINUTE, 30_000_000, 'USER_COST_PER_MINUTE'),
    maxLagMs: wholeNumber(env.MAX_LAG_MS, 1_000, 'MAX_LAG_MS'),
  };
}

function wholeNumber(text: string | undefined, fallback: number, name: string): number {
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not '${text}'`);
  return value;
}

function oneOf<T extends string>(text: string | undefined, allowed: readonly T[], fallback: T, name: string): T {
  if (!text) return fallback;
  const found = allowed.find((value) => value === text);
  if (!found) throw new Error(`${name} must be one of ${allowed.join(', ')}, not '${text}'`);
  return found;
}

function secretOf(given: string | undefined, production: boolean, dataDir: string): string {
  if (given !== undefined && Buffer.byteLength(given) < 32) throw new Error('JWT_SECRET must have at least 32 bytes');
  if (given) return given;
  if (production) throw new Error('JWT_SECRET is required in production (at least 32 bytes)');
  return keptSecret(dataDir);
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
