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

const wholeNumber = (least: number, most: number) =>
  makeExactValidator((given) => {
    const value = Number(given);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    throw new EnvError(`must be a whole number from ${least} to ${most}, not '${given}'`);
  });
const maxMilliseconds = 2_147_483_647;
/** A limit: with 0 the server would be ready and serve nobody. */
const limit = wholeNumber(1, 1_000_000_000_000);
const time = wholeNumber(1, maxMilliseconds);
/** 0 turns off what the setting is about. */
const timeOrOff = wholeNumber(0, maxMilliseconds);
/** 0: for ever. A year at least: a shorter one would be a mistake in units. */
const keptDays = makeExactValidator((given) => {
  const value = Number(given);
  if (value === 0 || (Number.isInteger(value) && value >= 365 && value <= 36_500)) return value;
  throw new EnvError(`must be 0, or a whole number from 365 to 36500, not '${given}'`);
});

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

const secretBytes = 32;
const differentBytes = 16;

/** Refuses what nobody generated: few different characters, or one piece repeated. Hexadecimal digits are counted as bytes. */
const secret = makeExactValidator((given) => {
  if (Buffer.byteLength(given) < secretBytes) throw new EnvError(`must have at least ${secretBytes} bytes`);
  const isRepeated = /^(.+?)\1+$/su.test(given);
  const bytes = Buffer.from(given, /^([0-9a-f]{2})+$/i.test(given) ? 'hex' : 'utf8');
  if (isRepeated || new Set(bytes).size < differentBytes) {
    throw new EnvError(
      `is easy to guess: it must have ${differentBytes} different bytes. Use a random text, such as openssl rand -base64 48 gives`,
    );
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

const timeOfDay = makeExactValidator((given) => {
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(given)) return given;
  throw new EnvError(`must be a time of day such as 01:30, not '${given}'`);
});

const keptCounts = makeExactValidator((given) => {
  const [, daily, weekly, monthly] = /^(\d{1,3}) daily, (\d{1,3}) weekly, (\d{1,3}) monthly$/.exec(given.trim()) ?? [];
  const keep = { daily: Number(daily), weekly: Number(weekly), monthly: Number(monthly) };
  if (keep.daily > 0) return keep;
  throw new EnvError(`must be written as '7 daily, 5 weekly, 12 monthly', with at least 1 daily, not '${given}'`);
});

const environments = ['production', 'development', 'test'] as const;

/** Any other name, such as prod, would be taken for development, with its known passwords. */
function environmentOf({ NODE_ENV: name = 'development' }: NodeJS.ProcessEnv): (typeof environments)[number] {
  const found = environments.find((each) => each === (name || 'development'));
  if (!found) throw new Error(`NODE_ENV must be one of ${environments.join(', ')}, not '${name}'`);
  return found;
}

/** `production` determines some defaults, and makes JWT_SECRET required. */
const specsOf = (production: boolean) => ({
  PORT: wholeNumber(0, 65_535)({ default: 4000 }),
  HOST: text({ default: production ? '0.0.0.0' : '127.0.0.1' }),
  LOG_LEVEL: oneOf(logLevels)({ default: production ? 'info' : 'warn' }),
  WORKERS: wholeNumber(1, 256)({ default: undefined }),
  DATABASE_URL: text({ default: undefined }),
  READ_DATABASE_URL: text({ default: undefined }),
  DATA_DIR: text({ default: 'data' }),
  WEB_DIR: text({ default: 'dist/web' }),
  APP_URL: webAddress({ default: undefined }),
  JWT_SECRET: production ? secret({ desc: 'at least 32 bytes' }) : secret({ default: undefined }),
  JWT_SECRET_PREVIOUS: secret({ default: undefined }),
  SESSION_IDLE_MINUTES: wholeNumber(0, 720)({ default: 0 }),
  SECOND_FACTOR: oneOf(['optional', 'admins', 'everyone'] as const)({ default: 'optional' }),
  SECURITY_LOG_DAYS: wholeNumber(180, 36_500)({ default: 400 }),
  CHANGE_LOG_DAYS: keptDays({ default: 0 }),
  SMTP_URL: address('smtp', 'smtps')({ default: undefined }),
  SEED: oneOf(seeds)({ default: production ? 'base' : 'demo' }),
  ADMIN_EMAIL: email({ default: 'admin@waybill.test' }),
  ADMIN_PASSWORD: text({ default: undefined }),
  MEMBER_EMAIL: email({ default: 'member@waybill.test' }),
  MEMBER_PASSWORD: text({ default: undefined }),
  APP_TIMEZONE: timezone({ default: 'Asia/Kolkata' }),
  INVOICE_READING: oneOf(['A', 'B'] as const)({ default: 'A' }),
  TRUST_PROXY: networks({ default: undefined }),
  REQUEST_DEADLINE_MS: time({ default: 30_000 }),
  OFFLINE_PAGES: oneOf(['yes', 'no'] as const)({ default: 'yes' }),
  MIGRATE: oneOf(['yes', 'no'] as const)({ default: 'yes' }),
  BACKUP_BEFORE_MIGRATE: oneOf(['yes', 'no'] as const)({ default: 'yes' }),
  START_WAIT_MS: timeOrOff({ default: 300_000 }),
  DRAIN_MS: timeOrOff({ default: production ? 5_000 : 0 }),
  EXPORT_STALL_MS: time({ default: 60_000 }),
  REQUEST_TIMEOUT_MS: time({ default: 30_000 }),
  MAX_CONNECTIONS: limit({ default: 1_000 }),
  NETWORK_CONNECTIONS: limit({ default: 400 }),
  REQUESTS_AT_ONCE: limit({ default: 600 }),
  NETWORK_REQUESTS_AT_ONCE: limit({ default: 300 }),
  NETWORK_ARRIVING_AT_ONCE: limit({ default: 60 }),
  ANONYMOUS_REQUESTS_AT_ONCE: limit({ default: 8 }),
  ANONYMOUS_COST_PER_MINUTE: limit({ default: 60_000 }),
  USER_REQUESTS_AT_ONCE: limit({ default: 4 }),
  USER_COST_PER_MINUTE: limit({ default: 30_000_000 }),
  COST_AT_ONCE: limit({ default: 400_000 }),
  ANSWER_MB: limit({ default: 16 }),
  ANSWERS_AT_ONCE_MB: limit({ default: 48 }),
  MAX_LAG_MS: timeOrOff({ default: 1_000 }),
  SLOW_REQUEST_MS: timeOrOff({ default: 1_000 }),
  METRICS_TOKEN: secret({ default: undefined }),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress({ default: undefined }),
  BACKUP_DIR: text({ default: undefined }),
  BACKUP_AT: timeOfDay({ default: '01:30' }),
  BACKUP_KEEP: keptCounts({ default: { daily: 7, weekly: 5, monthly: 12 } }),
  BACKUP_KEY: secret({ default: undefined }),
  ...trackingSpecs,
});

/** Throws one error that names each invalid setting. */
export function validSettings(env: NodeJS.ProcessEnv) {
  const production = environmentOf(env) === 'production';
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const valid = cleanEnv(given, specsOf(production), { reporter: ({ errors }) => refuse(errors) });
  return { ...valid, production };
}

export const settingNames = (): string[] => [...Object.keys(specsOf(false)), 'NODE_ENV'];

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
