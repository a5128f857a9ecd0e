// Shared by the suites of `npm test`: what tests see of the environment, and what their report says.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../debian.mjs';
import { atExit, red } from '../steps.mjs';

// A developer's settings must not reach the servers started by tests.
const settings = [
  'PORT',
  'HOST',
  'DATABASE_URL',
  'READ_DATABASE_URL',
  'DATA_DIR',
  'WEB_DIR',
  'APP_URL',
  'JWT_SECRET',
  'BACKUP_DIR',
  'BACKUP_KEY',
  'SMTP_URL',
  'SEED',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'MEMBER_EMAIL',
  'MEMBER_PASSWORD',
  'APP_TIMEZONE',
  'INVOICE_READING',
  'TRUST_PROXY',
  'TRACKING_ALLOW_PRIVATE',
  'REQUEST_DEADLINE_MS',
  'START_WAIT_MS',
  'DRAIN_MS',
  'EXPORT_STALL_MS',
  'REQUEST_TIMEOUT_MS',
  'MAX_CONNECTIONS',
  'REQUESTS_AT_ONCE',
  'NETWORK_REQUESTS_AT_ONCE',
  'ANONYMOUS_REQUESTS_AT_ONCE',
  'ANONYMOUS_COST_PER_MINUTE',
  'USER_REQUESTS_AT_ONCE',
  'USER_COST_PER_MINUTE',
  'MAX_LAG_MS',
  'TEST_DATABASE_URL',
];

export function testEnvironment() {
  const env = { ...process.env, NODE_ENV: 'test' };
  for (const name of settings) delete env[name];
  const chromium = findChromium();
  return chromium ? { ...env, CHROMIUM_PATH: chromium } : env;
}

/** Runs `work` with the path of a file for its report; the file is removed however this process ends. */
export async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-report-'));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  const forget = atExit(clear);
  try {
    return await work(join(folder, 'results.json'));
  } finally {
    clear();
    forget();
  }
}

export function counted(outputFile, code, countsOf) {
  let report;
  try {
    report = JSON.parse(readFileSync(outputFile, 'utf8'));
  } catch {
    if (code === 0) return { passed: 0, failed: 0, skipped: 0 };
    console.error(red(`The tests left no report (code ${code})`));
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const counts = countsOf(report);
  return { ...counts, failed: counts.failed === 0 && code !== 0 ? 1 : counts.failed };
}
