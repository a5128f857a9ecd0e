/** Environment variables of the server: formats and defaults. No other file of `server/src` reads them. */
import { cleanEnv, EnvError, EnvMissingError, makeExactValidator } from 'envalid';
import ipaddr from 'ipaddr.js';
import { isEmailAddress } from './domain/values/email';
import type { TrackingSettings } from './gateways/tracking';

const seeds = ['demo', 'base', 'none'] as const;
export type SeedKind = (typeof seeds)[number];
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const text = makeExactValidator((given) => given);

const wholeNumber = (most = Number.MAX_SAFE_INTEGER, least = 0) =>
  makeExactValidator((given) => {
    const value = Number(given);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    if (least > 0) throw new EnvError(`must be a whole number from ${least} to ${most}, not '${given}'`);
    const upTo = most === Number.MAX_SAFE_INTEGER ? '' : ` up to ${most}`;
    throw new EnvError(`must be a whole number${upTo}, not '${given}'`);
  });
const count = wholeNumber();
const milliseconds = wholeNumber(2_147_483_647);

function oneOf<Value extends string>(values: readonly Value[]) {
  return makeExactValidator((given): Value => {
    const found = values.find((value) => value === given);
    if (found) return found;
    throw new EnvError(`must be one of ${values.join(', ')}, not '${given}'`);
  });
}

const flag = makeExactValidator((given) => {
  if (given === '0' || given === '1') return given === '1';
  throw new EnvError(`must be 0 or 1, not '${given}'`);
});

/** A URL without trailing slashes. Messages omit the value, which may contain a password. */
const address = (...protocols: string[]) =>
  makeExactValidator((given) => {
    const schemes = protocols.map((protocol) => `${protocol}://`).join(' or ');
    if (!URL.canParse(given.trim()) || !protocols.includes(new URL(given.trim()).protocol.slice(0, -1))) {
      throw new EnvError(`must be an address that begins with ${schemes}`);
    }
    return given.trim().replace(/\/+$/, '');
  });
const webAddress = address('http', 'https');

const email = makeExactValidator((given) => {
  if (isEmailAddress(given)) return given.trim();
  throw new EnvError(`must be an email address, not '${given}'`);
});

const timezone = makeExactValidator((given) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions() && given;
  } catch {
    throw new EnvError(`must be a time zone such as Asia/Kolkata, not '${given}'`);
  }
});

/** Refuses what nobody generated: one character, a short alphabet, or one piece repeated. */
const secret = makeExactValidator((given) => {
  if (Buffer.byteLength(given) < 32) throw new EnvError('must have at least 32 bytes');
  const isRepeated = /^(.+?)\1+$/su.test(given);
  if (isRepeated || new Set(given.replace(/\s/gu, '')).size < 8) {
    throw new EnvError('is easy to guess: use a random text, such as openssl rand -base64 48 gives');
  }
  return given;
});

/** Comma-separated addresses, networks and network names, as accepted by Fastify's `trustProxy`. */
const networks = makeExactValidator((given) => {
  for (const each of given.split(',').map((part) => part.trim())) {
    const isKnown = ['loopback', 'linklocal', 'uniquelocal'].includes(each);
    if (!isKnown && !ipaddr.isValid(each) && !ipaddr.isValidCIDR(each)) {
      throw new EnvError(`must be addresses or networks with commas between, not '${each}'`);
    }
  }
  return given;
});

/** `production` determines some defaults, and makes JWT_SECRET required. */
export function validSettings(env: NodeJS.ProcessEnv, production: boolean) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  return cleanEnv(
    given,
    {
      PORT: wholeNumber(65_535)({ default: 4000 }),
      HOST: text({ default: production ? '0.0.0.0' : '127.0.0.1' }),
      LOG_LEVEL: oneOf(logLevels)({ default: production ? 'info' : 'warn' }),
      DATABASE_URL: text({ default: undefined }),
      DATA_DIR: text({ default: 'data' }),
      WEB_DIR: text({ default: 'dist/web' }),
      APP_URL: webAddress({ default: undefined }),
      JWT_SECRET: production ? secret({ desc: 'at least 32 bytes' }) : secret({ default: undefined }),
      JWT_SECRET_PREVIOUS: secret({ default: undefined }),
      SESSION_IDLE_MINUTES: wholeNumber(720)({ default: 0 }),
      SECOND_FACTOR: oneOf(['optional', 'admins', 'everyone'] as const)({ default: 'optional' }),
      SECURITY_LOG_DAYS: wholeNumber(36_500, 180)({ default: 400 }),
      SMTP_URL: address('smtp', 'smtps')({ default: undefined }),
      SEED: oneOf(seeds)({ default: production ? 'base' : 'demo' }),
      ADMIN_EMAIL: email({ default: 'admin@waybill.test' }),
      ADMIN_PASSWORD: text({ default: undefined }),
      MEMBER_EMAIL: email({ default: 'member@waybill.test' }),
      MEMBER_PASSWORD: text({ default: undefined }),
      APP_TIMEZONE: timezone({ default: 'Asia/Kolkata' }),
      INVOICE_READING: oneOf(['A', 'B'] as const)({ default: 'A' }),
      TRUST_PROXY: networks({ default: undefined }),
      REQUEST_DEADLINE_MS: milliseconds({ default: 30_000 }),
      MIGRATE: oneOf(['yes', 'no'] as const)({ default: 'yes' }),
      BACKUP_BEFORE_MIGRATE: oneOf(['yes', 'no'] as const)({ default: 'yes' }),
      START_WAIT_MS: milliseconds({ default: 300_000 }),
      DRAIN_MS: milliseconds({ default: production ? 5_000 : 0 }),
      EXPORT_STALL_MS: milliseconds({ default: 60_000 }),
      REQUEST_TIMEOUT_MS: milliseconds({ default: 30_000 }),
      MAX_CONNECTIONS: count({ default: 1_000 }),
      NETWORK_CONNECTIONS: count({ default: 400 }),
      REQUESTS_AT_ONCE: count({ default: 600 }),
      NETWORK_REQUESTS_AT_ONCE: count({ default: 300 }),
      NETWORK_ARRIVING_AT_ONCE: count({ default: 60 }),
      ANONYMOUS_REQUESTS_AT_ONCE: count({ default: 8 }),
      ANONYMOUS_COST_PER_MINUTE: count({ default: 60_000 }),
      USER_REQUESTS_AT_ONCE: count({ default: 4 }),
      USER_COST_PER_MINUTE: count({ default: 30_000_000 }),
      COST_AT_ONCE: count({ default: 400_000 }),
      ANSWER_MB: count({ default: 16 }),
      ANSWERS_AT_ONCE_MB: count({ default: 48 }),
      MAX_LAG_MS: milliseconds({ default: 1_000 }),
      SLOW_REQUEST_MS: milliseconds({ default: 1_000 }),
      METRICS_TOKEN: secret({ default: undefined }),
      OTEL_EXPORTER_OTLP_ENDPOINT: webAddress({ default: undefined }),
      ...trackingSpecs,
    },
    { reporter: ({ errors }) => refuse(errors) },
  );
}

const trackingSpecs = {
  TRACKING_ALLOW_PRIVATE: flag({ default: false }),
  DELHIVERY_TOKEN: text({ default: undefined }),
  DELHIVERY_URL: webAddress({ default: 'https://track.delhivery.com' }),
  DTDC_ACCESS_TOKEN: text({ default: undefined }),
  DTDC_URL: webAddress({ default: 'https://blktracksvc.dtdc.com' }),
  TRACKON_APP_KEY: text({ default: undefined }),
  TRACKON_USER: text({ default: undefined }),
  TRACKON_PASSWORD: text({ default: undefined }),
  TRACKON_URL: webAddress({ default: 'https://api.trackon.in' }),
  FEDEX_CLIENT_ID: text({ default: undefined }),
  FEDEX_CLIENT_SECRET: text({ default: undefined }),
  FEDEX_URL: webAddress({ default: 'https://apis.fedex.com' }),
};

type Settings = ReturnType<typeof validSettings>;

/** A courier's own API is used if all of its credentials are set. */
export function trackingSettings(given: Settings): TrackingSettings {
  const { DELHIVERY_TOKEN: token, DTDC_ACCESS_TOKEN: accessToken } = given;
  const { TRACKON_APP_KEY: appKey, TRACKON_USER: user, TRACKON_PASSWORD: password } = given;
  const { FEDEX_CLIENT_ID: clientId, FEDEX_CLIENT_SECRET: clientSecret } = given;
  return {
    allowPrivate: given.TRACKING_ALLOW_PRIVATE,
    delhivery: token ? { base: given.DELHIVERY_URL, token } : null,
    dtdc: accessToken ? { base: given.DTDC_URL, accessToken } : null,
    trackon: appKey && user && password ? { base: given.TRACKON_URL, appKey, user, password } : null,
    fedex: clientId && clientSecret ? { base: given.FEDEX_URL, clientId, clientSecret } : null,
  };
}

function refuse(errors: Readonly<Record<string, Error | undefined>>): void {
  const lines = Object.entries(errors).flatMap(([name, error]) => {
    if (!error) return [];
    return error instanceof EnvMissingError
      ? `${name} is required in production (${error.message})`
      : `${name} ${error.message}`;
  });
  if (lines.length > 0) throw new Error(lines.join('\n'));
}
