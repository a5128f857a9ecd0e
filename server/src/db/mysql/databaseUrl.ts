/** Parses DATABASE_URL of MySQL and MariaDB: `mysql://user:password@host:port,host:port/database?option=value`. */
import type { ConnectionOptions } from 'mysql2';
import { readFileSync } from 'node:fs';

export interface Node {
  host: string;
  port: number;
}

/** TLS options in mysql2's form. */
export interface Tls {
  rejectUnauthorized: boolean;
  verifyIdentity: boolean;
  ca?: string;
}

export interface Target {
  /** In order of preference. */
  nodes: readonly Node[];
  user: string;
  password: string;
  database: string;
  /** Total connections for requests: half of them read, half write. */
  poolSize: number;
  tls?: Tls;
}

const form = 'DATABASE_URL must be mysql://user:password@host:port/database, or name several hosts with commas';
const defaultPort = 3306;
const defaultPoolSize = 24;

/** Certificates are verified unless the URL disables it. */
const tlsModes: Readonly<Record<string, Omit<Tls, 'ca'> | null>> = {
  false: null,
  true: { rejectUnauthorized: true, verifyIdentity: true },
  required: { rejectUnauthorized: true, verifyIdentity: true },
  'verify-ca': { rejectUnauthorized: true, verifyIdentity: false },
  'skip-verify': { rejectUnauthorized: false, verifyIdentity: false },
};

const options = ['poolSize', 'ssl', 'sslCa'];

/** Messages never contain the URL, which includes the password. */
export function parseDatabaseUrl(databaseUrl: string): Target {
  const [, authority = '', database = '', query = ''] =
    /^(?:mysql|mariadb):\/\/([^/?#]+)\/([^/?#]+)(?:\?([^#]*))?$/.exec(databaseUrl) ?? [];
  const at = authority.lastIndexOf('@');
  const nodes = authority
    .slice(at + 1)
    .split(',')
    .map(parseNode);
  if (!database || nodes.length === 0) throw new Error(form);
  const [user = '', ...password] = authority.slice(0, Math.max(at, 0)).split(':');
  const settings = new URLSearchParams(query);
  for (const name of settings.keys()) {
    if (!options.includes(name))
      throw new Error(`DATABASE_URL: unknown option '${name}'; known are ${options.join(', ')}`);
  }
  return {
    nodes,
    user: decoded(user),
    password: decoded(password.join(':')),
    database: decoded(database),
    poolSize: parsePoolSize(settings.get('poolSize')),
    tls: parseTls(settings.get('ssl'), settings.get('sslCa')),
  };
}

/**
 * READ_DATABASE_URL, in the same form with one host: what was found out about a replica on one connection must hold for what
 * is read on another.
 */
export function parseReadDatabaseUrl(readDatabaseUrl: string): Target {
  try {
    const target = parseDatabaseUrl(readDatabaseUrl);
    if (target.nodes.length > 1) throw new Error('DATABASE_URL must name one host');
    return target;
  } catch (error) {
    throw error instanceof Error ? new Error(error.message.replace('DATABASE_URL', 'READ_DATABASE_URL')) : error;
  }
}

/** mysql2 options for connections to any node. */
export function connectionOptions({ user, password, database, tls }: Target): ConnectionOptions {
  return { user, password, database, ssl: tls, connectTimeout: 5_000, enableKeepAlive: true };
}

function parseNode(text: string): Node {
  const [, bracketed, plain, port] = /^(?:\[([0-9a-fA-F:.]+)\]|([^:[\]]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
  const host = bracketed ?? plain;
  const node = { host: host ?? '', port: Number(port ?? defaultPort) };
  if (!host || node.port < 1 || node.port > 65_535) throw new Error(form);
  return node;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error('DATABASE_URL: a % in user, password or database must be written as %25');
  }
}

function parsePoolSize(text: string | null): number {
  if (text === null) return defaultPoolSize;
  const size = Number(text);
  if (!Number.isInteger(size) || size < 2)
    throw new Error('DATABASE_URL: poolSize must be a whole number of at least 2');
  return size;
}

function parseTls(mode: string | null, caFile: string | null): Tls | undefined {
  const name = mode ?? (caFile ? 'required' : 'false');
  if (!Object.hasOwn(tlsModes, name)) {
    throw new Error(`DATABASE_URL: ssl must be one of ${Object.keys(tlsModes).join(', ')}, not '${name}'`);
  }
  const chosen = tlsModes[name];
  if (!chosen) {
    if (caFile) throw new Error('DATABASE_URL: sslCa needs ssl');
    return undefined;
  }
  return caFile ? { ...chosen, ca: readCertificate(caFile) } : chosen;
}

function readCertificate(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(`DATABASE_URL: the file of sslCa, ${path}, cannot be read`);
  }
}
