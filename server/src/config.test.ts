import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';
import { misspeltSettings } from './settingNames';

const secret = 'a secret for the tests, long enough to be one';
const messageOf = (env: NodeJS.ProcessEnv): string => {
  try {
    readConfig({ JWT_SECRET: secret, ...env });
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
};

/** With 0 a server would be ready and serve nobody. */
const limits = [
  ...['REQUEST_DEADLINE_MS', 'EXPORT_STALL_MS', 'REQUEST_TIMEOUT_MS', 'MAX_CONNECTIONS', 'NETWORK_CONNECTIONS'],
  ...['REQUESTS_AT_ONCE', 'NETWORK_REQUESTS_AT_ONCE', 'NETWORK_ARRIVING_AT_ONCE', 'ANONYMOUS_REQUESTS_AT_ONCE'],
  ...['ANONYMOUS_COST_PER_MINUTE', 'USER_REQUESTS_AT_ONCE', 'USER_COST_PER_MINUTE', 'COST_AT_ONCE'],
  ...['ANSWER_MB', 'ANSWERS_AT_ONCE_MB'],
];

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
      changeLogDays: 0,
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

  it('of a production server on a database server use every core that has memory', () => {
    const onServer = { NODE_ENV: 'production', JWT_SECRET: secret, DATABASE_URL: 'mysql://waybill@db/waybill' };
    const most = Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / 1024 ** 3)));
    expect(readConfig(onServer).workers).toBeLessThanOrEqual(most);
    jest.spyOn(process, 'constrainedMemory').mockReturnValue(1.5 * 1024 ** 3);
    expect(readConfig(onServer).workers).toBe(1);
    jest.spyOn(process, 'constrainedMemory').mockReturnValue(0);
    expect(readConfig(onServer).workers).toBe(most);
    jest.restoreAllMocks();
    expect(readConfig({ ...onServer, WORKERS: '3' }).workers).toBe(3);
    expect(readConfig({ ...onServer, NODE_ENV: 'development' }).workers).toBe(1);
    expect(readConfig({ NODE_ENV: 'production', JWT_SECRET: secret }).workers).toBe(1);
    expect(messageOf({ WORKERS: '2' })).toBe(
      'WORKERS must be 1 without DATABASE_URL: the embedded database has one writer',
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
    ['PORT', '70000', "PORT must be a whole number from 0 to 65535, not '70000'"],
    ['PORT', 'http', "PORT must be a whole number from 0 to 65535, not 'http'"],
    ['DRAIN_MS', '-1', "DRAIN_MS must be a whole number from 0 to 2147483647, not '-1'"],
    ['SECURITY_LOG_DAYS', '179', "SECURITY_LOG_DAYS must be a whole number from 180 to 36500, not '179'"],
    ['CHANGE_LOG_DAYS', '30', "CHANGE_LOG_DAYS must be 0, or a whole number from 365 to 36500, not '30'"],
    ['USER_REQUESTS_AT_ONCE', '1.5', "USER_REQUESTS_AT_ONCE must be a whole number from 1 to 1000000000000, not '1.5'"],
    ['NODE_ENV', 'prod', "NODE_ENV must be one of production, development, test, not 'prod'"],
    ...limits.map((name) => [name, '0', expect.stringContaining(`${name} must be a whole number from 1 to `)]),
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
        expect.stringMatching(/^JWT_SECRET is easy to guess: it must have 16 different bytes/),
      ],
    ),
  ])('%s is refused as %p', (name, value, message) => {
    expect(messageOf({ [name]: value })).toEqual(message);
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

  it.each([
    ['DRAIN_MSS', 'DRAIN_MS'],
    ['DRIAN_MS', 'DRAIN_MS'],
    ['drain_ms', 'DRAIN_MS'],
    ['WAYBILL_DRAIN_MS', 'DRAIN_MS'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['JWT_SECRETS', 'JWT_SECRET'],
    ['ADMIN_PASSWD', 'ADMIN_PASSWORD'],
  ])('%s is told to be meant as %s', (name, meant) => {
    expect(misspeltSettings({ [name]: '1', PORT: '1' })).toEqual([`${name} is not a setting. Did you mean ${meant}?`]);
  });

  it('are not seen in what systems set', () => {
    const names = [
      'PATH',
      'HOME',
      'HOSTNAME',
      'USER',
      'LOGNAME',
      'LANG',
      'TZ',
      'TERM',
      'PWD',
      'SHLVL',
      'MAIL',
      'NODE_ENV',
    ];
    const more = [
      'NODE_OPTIONS',
      'NODE_VERSION',
      'YARN_VERSION',
      'HTTP_PROXY',
      'NO_PROXY',
      'MYSQL_PASSWORD',
      'MYSQL_DATABASE',
    ];
    const otel = [
      'OTEL_SERVICE_NAME',
      'OTEL_EXPORTER_OTLP_HEADERS',
      'OTEL_TRACES_SAMPLER',
      'INVOCATION_ID',
      'JOURNAL_STREAM',
    ];
    expect(misspeltSettings(Object.fromEntries([...names, ...more, ...otel].map((name) => [name, 'x'])))).toEqual([]);
  });
});
