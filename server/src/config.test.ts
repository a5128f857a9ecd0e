import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';

const secret = 'a secret for the tests, long enough to be one';
const messageOf = (env: NodeJS.ProcessEnv): string => {
  try {
    readConfig({ JWT_SECRET: secret, ...env });
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
};

describe('settings', () => {
  it('have defaults; blank means unset', () => {
    const config = readConfig({ JWT_SECRET: secret, PORT: '', APP_TIMEZONE: '', SMTP_URL: '', TRUST_PROXY: '' });
    expect(config).toMatchObject({
      production: false,
      port: 4000,
      host: '127.0.0.1',
      logLevel: 'warn',
      databaseUrl: null,
      appUrl: 'http://localhost:4000',
      smtpUrl: null,
      securityLogDays: 400,
      seed: 'demo',
      timezone: 'Asia/Kolkata',
      trustProxy: false,
      tracking: { allowPrivate: false, delhivery: null, dtdc: null, trackon: null, fedex: null },
    });
  });

  it('of production are stricter', () => {
    const config = readConfig({ NODE_ENV: 'production', JWT_SECRET: secret });
    expect(config).toMatchObject({
      host: '0.0.0.0',
      logLevel: 'info',
      seed: 'base',
      adminPassword: null,
      drain: 5_000,
    });
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      'JWT_SECRET is required in production (at least 32 bytes)',
    );
  });

  it('are read from text', () => {
    const config = readConfig({
      JWT_SECRET: secret,
      PORT: '8080',
      APP_URL: 'https://waybill.example/',
      TRUST_PROXY: '10.0.0.0/8, loopback, ::1',
      MAX_LAG_MS: '0',
      DELHIVERY_TOKEN: 'token',
      DELHIVERY_URL: 'http://127.0.0.1:9/',
    });
    expect(config).toMatchObject({
      port: 8080,
      appUrl: 'https://waybill.example',
      trustProxy: '10.0.0.0/8, loopback, ::1',
      budgets: { maxLagMs: 0 },
      tracking: { delhivery: { base: 'http://127.0.0.1:9', token: 'token' } },
    });
  });

  it.each([
    ['PORT', '70000', "PORT must be a whole number up to 65535, not '70000'"],
    ['PORT', 'http', "PORT must be a whole number up to 65535, not 'http'"],
    ['DRAIN_MS', '-1', "DRAIN_MS must be a whole number up to 2147483647, not '-1'"],
    ['SECURITY_LOG_DAYS', '179', "SECURITY_LOG_DAYS must be a whole number from 180 to 36500, not '179'"],
    ['USER_REQUESTS_AT_ONCE', '1.5', "USER_REQUESTS_AT_ONCE must be a whole number, not '1.5'"],
    ['SEED', 'full', "SEED must be one of demo, base, none, not 'full'"],
    ['INVOICE_READING', 'C', "INVOICE_READING must be one of A, B, not 'C'"],
    ['LOG_LEVEL', 'loud', "LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not 'loud'"],
    ['APP_TIMEZONE', 'India/Mumbai', "APP_TIMEZONE must be a time zone such as Asia/Kolkata, not 'India/Mumbai'"],
    ['APP_URL', 'waybill.example', 'APP_URL must be an address that begins with http:// or https://'],
    ['SMTP_URL', 'https://user:hidden@mail', 'SMTP_URL must be an address that begins with smtp:// or smtps://'],
    ['ADMIN_EMAIL', 'admin', "ADMIN_EMAIL must be an email address, not 'admin'"],
    ['TRUST_PROXY', '10.0.0.1, proxy', "TRUST_PROXY must be addresses or networks with commas between, not 'proxy'"],
    ['TRACKING_ALLOW_PRIVATE', 'yes', "TRACKING_ALLOW_PRIVATE must be 0 or 1, not 'yes'"],
    ['FEDEX_URL', 'fedex', 'FEDEX_URL must be an address that begins with http:// or https://'],
    ['JWT_SECRET', 'short', 'JWT_SECRET must have at least 32 bytes'],
    ...['x'.repeat(40), ' '.repeat(40), '0123012'.repeat(5), '0123456789'.repeat(4), ' \t'.repeat(20) + 'abcdefg'].map(
      (weak) => [
        'JWT_SECRET',
        weak,
        'JWT_SECRET is easy to guess: use a random text, such as openssl rand -base64 48 gives',
      ],
    ),
  ])('%s is refused as %p', (name, value, message) => {
    expect(messageOf({ [name]: value })).toBe(message);
  });

  it.each(['base64', 'hex'] as const)('take random secrets written in %s', (encoding) => {
    const random = Array.from({ length: 200 }, () => randomBytes(48).toString(encoding));
    expect(random.map((value) => messageOf({ JWT_SECRET: value })).filter(Boolean)).toEqual([]);
  });

  it('that are wrong are all named at once', () => {
    expect(messageOf({ PORT: 'a', SEED: 'b', APP_URL: 'c' }).split('\n')).toHaveLength(3);
  });

  it('keep the secret of a first start for the next ones', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'waybill-config-'));
    const first = readConfig({ DATA_DIR: dataDir }).jwtSecret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ DATA_DIR: dataDir }).jwtSecret).toBe(first);
    rmSync(dataDir, { recursive: true });
  });
});
