/** Backup and restore of MySQL and MariaDB by their own client programs. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { parseDatabaseUrl, type Node, type Target } from '../mysql/databaseUrl';
import { nodeInUse } from '../mysql/ownConnection';
import { decodeRows, text } from '../read/rawRows';
import { openReadOnly } from '../read/readOnly';

/** Belongs to the servers that are starting now. */
export const startLockTable = 'start_lock';

/**
 * Dumps from one snapshot, which blocks no writer. On a MariaDB with a binary log the dump names its position there, from which
 * the log continues it.
 */
export async function dumpMysql(databaseUrl: string, to: string): Promise<void> {
  const target = parseDatabaseUrl(databaseUrl);
  const isLogged = await knowsPosition(databaseUrl);
  await withClient(['mariadb-dump', 'mysqldump'], target, async (start, isMariaDb) => {
    const dump = start([
      ...(isLogged && isMariaDb ? ['--master-data=2'] : []),
      '--single-transaction',
      '--quick',
      '--skip-lock-tables',
      '--skip-add-locks',
      '--no-tablespaces',
      '--hex-blob',
      '--default-character-set=utf8mb4',
      `--ignore-table=${target.database}.${startLockTable}`,
      target.database,
    ]);
    const file = createWriteStream(to, { mode: 0o600, flush: true });
    await Promise.all([pipeline(dump.output, createGzip(), file), dump.ended]);
  });
}

/** MariaDB tells the position of a snapshot to every user; MySQL only to those with rights on the whole server. */
async function knowsPosition(databaseUrl: string): Promise<boolean> {
  const database = await openReadOnly({ databaseUrl, dataDir: '' });
  try {
    const rows = await database.read("SHOW STATUS LIKE 'binlog_snapshot_file'");
    return decodeRows(rows, { Value: text }).some(({ Value }) => Value !== '');
  } finally {
    await database.close();
  }
}

/** Loads a dump into the database of the URL; tables of the dump that exist are replaced. */
export async function loadMysql(databaseUrl: string, dump: Readable): Promise<void> {
  const target = parseDatabaseUrl(databaseUrl);
  await withClient(['mariadb', 'mysql'], target, async (start) => {
    const load = start(['--default-character-set=utf8mb4', target.database]);
    const fed = pipeline(dump, createGunzip(), load.input);
    // If the program ends early, its own message says why.
    const [ended, written] = await Promise.allSettled([load.ended, fed]);
    if (ended.status === 'rejected') throw ended.reason;
    if (written.status === 'rejected') throw written.reason;
  });
}

interface Program {
  input: Writable;
  output: Readable;
  /** Rejects with what the program said if it fails. */
  ended: Promise<void>;
}

/** The password is in a file for this user alone, since other users can see the arguments of a program. */
async function withClient(
  names: readonly string[],
  target: Target,
  work: (start: (args: readonly string[]) => Program, isMariaDb: boolean) => Promise<void>,
): Promise<void> {
  const program = findProgram(names);
  const isMariaDb = program.includes('mariadb');
  const node = await nodeInUse(target);
  const folder = mkdtempSync(join(tmpdir(), 'waybill-client-'));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  const interrupted = () => {
    clear();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted);
  try {
    const options = join(folder, 'client.cnf');
    writeFileSync(options, optionsFile(target, node, { folder, isMariaDb }), { mode: 0o600 });
    await work((args) => run(program, [`--defaults-file=${options}`, ...args]), isMariaDb);
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupted);
    clear();
  }
}

function run(program: string, args: readonly string[]): Program {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  return { input: child.stdin, output: child.stdout, ended: endOf(child, program) };
}

async function endOf(child: ChildProcess, program: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code, signal] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ended with ${code ?? signal}: ${said.trim()}`);
}

function findProgram(names: readonly string[]): string {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      if (folder && existsSync(join(folder, name))) return join(folder, name);
    }
  }
  throw new Error(`${names.join(' or ')} is missing: install mariadb-client, or MySQL's own client programs`);
}

function optionsFile(
  { user, password, tls }: Target,
  { host, port }: Node,
  { folder, isMariaDb }: { folder: string; isMariaDb: boolean },
): string {
  const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;
  const lines = [
    '[client]',
    'protocol=tcp',
    `host=${host}`,
    `port=${port}`,
    `user=${quoted(user)}`,
    `password=${quoted(password)}`,
    'max-allowed-packet=64M',
  ];
  if (tls) {
    if (tls.ca) {
      writeFileSync(join(folder, 'ca.pem'), tls.ca, { mode: 0o600 });
      lines.push(`ssl-ca=${join(folder, 'ca.pem')}`);
    }
    // MariaDB's client cannot verify the certificate without the host name.
    if (isMariaDb) lines.push('ssl', ...(tls.rejectUnauthorized ? ['ssl-verify-server-cert'] : []));
    else if (!tls.rejectUnauthorized) lines.push('ssl-mode=REQUIRED');
    else lines.push(`ssl-mode=${tls.verifyIdentity ? 'VERIFY_IDENTITY' : 'VERIFY_CA'}`);
  }
  return `${lines.join('\n')}\n`;
}
