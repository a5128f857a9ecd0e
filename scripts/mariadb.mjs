// Private MariaDB with its own data folder, socket and port, run by the current user and stopped when this process
// exits.
// `npm run mariadb` keeps one running for development, `npm run mariadb -- stop` stops it.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { StepError, atExit, root, script } from './steps.mjs';

const startupLimit = 60_000;

/** Path of a program of Debian's packages, or null. /usr/sbin is not on every user's PATH. */
export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/bin'];
  for (const name of names) {
    const folder = folders.find((candidate) => candidate && existsSync(join(candidate, name)));
    if (folder) return join(folder, name);
  }
  return null;
}

export const findMariaDb = () => findProgram('mariadbd');

// Ports below 32768 are outside the ephemeral range, so no outgoing connection takes the port before the server starts.
export async function freePort() {
  while (true) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const free = await new Promise((done) => {
      const probe = createServer().once('error', () => done(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
    });
    if (free) return port;
  }
}

// The server sends the first packet; protocol version 10 in its first byte means that it accepts clients.
function isGreeting(port) {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    const end = (answer) => {
      socket.destroy();
      done(answer);
    };
    socket.setTimeout(1_000, () => end(false));
    socket.once('error', () => end(false));
    socket.once('close', () => done(false));
    socket.once('data', (packet) => end(packet[4] === 10));
  });
}

/** A server that starts removes the temporary tables of all others that share its folder for them. */
export function ownTmpdir(home) {
  const tmpdir = join(home, 'tmp');
  mkdirSync(tmpdir, { recursive: true });
  return tmpdir;
}

export function createDatadir(datadir, user) {
  const tool = findProgram('mariadb-install-db');
  if (!tool) throw new StepError('mariadb-install-db is missing: apt-get install mariadb-server');
  const { status, stdout, stderr } = spawnSync(
    tool,
    [
      '--no-defaults',
      `--datadir=${datadir}`,
      `--tmpdir=${ownTmpdir(dirname(datadir))}`,
      ...user,
      '--skip-test-db',
      '--skip-name-resolve',
      '--auth-root-authentication-method=normal',
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) {
    rmSync(datadir, { recursive: true, force: true });
    throw new StepError(`mariadb-install-db failed:\n${stdout}${stderr}`);
  }
}

function settings({ datadir, scratch, port, durable, bufferPool, sortBuffer, more, user }) {
  const speed = durable
    ? ['--innodb-flush-log-at-trx-commit=1', '--innodb-log-file-size=256M']
    : ['--innodb-flush-log-at-trx-commit=2', '--innodb-log-file-size=64M', '--innodb-doublewrite=0'];
  return [
    '--no-defaults',
    `--datadir=${datadir}`,
    `--tmpdir=${ownTmpdir(scratch)}`,
    `--socket=${scratch}/mariadb.sock`,
    `--pid-file=${scratch}/pid`,
    `--init-file=${scratch}/init.sql`,
    // A starting server deletes the temporary tables that it finds in this folder, so no other may use it.
    `--tmpdir=${scratch}`,
    `--port=${port}`,
    `--innodb-buffer-pool-size=${bufferPool}`,
    `--innodb-sort-buffer-size=${sortBuffer}`,
    '--bind-address=127.0.0.1',
    '--skip-name-resolve',
    '--skip-log-bin',
    '--max-connections=400',
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_unicode_ci',
    '--default-time-zone=+00:00',
    ...speed,
    ...more,
    ...user,
  ];
}

/**
 * Starts a private MariaDB and waits until it takes clients.
 * @param {object} [options]
 * @param {string} [options.dir] where the data stay; without it they are in a temporary folder and go with stop()
 * @param {boolean} [options.durable] flush every commit to the disk; tests don't need it
 * @param {string} [options.bufferPool] as MariaDB writes sizes: '256M'
 * @param {string} [options.sortBuffer] for building indexes
 * @param {string[]} [options.databases] created when missing
 * @param {string[]} [options.more] further settings of the server: '--log-bin=binlog'
 * @param {number} [options.port] preferred when free
 * @param {boolean} [options.detached] goes on after this process
 * @returns {Promise<{ port: number, pid: number, url: (database?: string) => string, scratch: string,
 *   stop: () => Promise<void> }>} `scratch` is the folder of its socket
 */
export async function startMariaDb(options = {}) {
  const { dir, durable = false, bufferPool = '256M', sortBuffer = '1M', databases = [], more = [] } = options;
  const { detached = false } = options;
  const daemon = findMariaDb();
  if (!daemon) throw new StepError('MariaDB is missing: apt-get install mariadb-server');
  const user = userInfo().uid === 0 ? ['--user=root'] : [];
  // Socket paths have a short maximum length, so the socket is not in the data folder.
  const scratch = mkdtempSync(join(tmpdir(), 'waybill-mariadb-'));
  const home = dir ? resolve(root, dir) : scratch;
  const datadir = join(home, 'data');
  mkdirSync(home, { recursive: true });
  if (!existsSync(join(datadir, 'mysql'))) createDatadir(datadir, user);

  const creations = databases.map((name) => `CREATE DATABASE IF NOT EXISTS \`${name}\`;\n`);
  writeFileSync(join(scratch, 'init.sql'), creations.join(''));
  const log = join(home, 'mariadb.log');

  for (let attempt = 1; ; attempt++) {
    const port = attempt === 1 && options.port ? options.port : await freePort();
    const args = settings({ datadir, scratch, port, durable, bufferPool, sortBuffer, more, user });
    const child = launch([daemon, ...args], log, detached);
    const stop = stopper(child, scratch, detached);
    if (await isReady(child, port, scratch)) {
      const url = (database = '') => `mysql://root@127.0.0.1:${port}/${database}`;
      return { port, pid: child.pid, scratch, url, stop };
    }
    const said = readFileSync(log, 'utf8');
    const portTaken = /Bind on TCP\/IP port: Address already in use/.test(said);
    if (portTaken && attempt < 5) {
      child.kill('SIGKILL');
      continue;
    }
    await stop();
    throw new StepError(`MariaDB did not start:\n${said.split('\n').slice(-20).join('\n')}`);
  }
}

/** Starts a database server; its output goes to the file `log`. */
export function launch(program, log, detached) {
  const output = openSync(log, 'w');
  // If this process is killed, the kernel stops the server too.
  const leash = detached ? null : findProgram('setpriv');
  const command = leash ? [leash, '--pdeathsig', 'KILL', ...program] : program;
  const child = spawn(command[0], command.slice(1), { detached: true, stdio: ['ignore', output, output] });
  closeSync(output);
  return child;
}

/** Waits until the server takes clients; false if it ends or takes too long. */
export async function isReady(child, port, scratch) {
  let ended = false;
  const end = () => {
    ended = true;
  };
  child.once('exit', end).once('error', end);
  for (const start = Date.now(); !ended && Date.now() - start < startupLimit; await delay(50)) {
    // The pid file shows that the port belongs to this server rather than another one.
    if (existsSync(join(scratch, 'pid')) && (await isGreeting(port))) return true;
  }
  return false;
}

/** Returns a function that stops the server and removes its folder, as the end of this process does. */
export function stopper(child, scratch, detached) {
  const clear = () => rmSync(scratch, { recursive: true, force: true });
  if (detached) {
    child.unref();
    return async () => {
      child.kill('SIGTERM');
    };
  }
  // An exit handler cannot await: the server is killed, and InnoDB recovers at the next start.
  const forget = atExit(() => {
    child.kill('SIGKILL');
    clear();
  });
  return async () => {
    forget();
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGTERM')) {
      await new Promise((done) => child.once('exit', done));
    }
    clear();
  };
}

// ---- the instance for development

const keptDir = join(root, '.cache', 'mariadb');
const keptState = join(keptDir, 'instance.json');

export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function readKept() {
  const known = existsSync(keptState) ? JSON.parse(readFileSync(keptState, 'utf8')) : {};
  return { ...known, running: Boolean(known.pid) && isRunning(known.pid) && (await isGreeting(known.port)) };
}

async function startKept() {
  const { running, ...known } = await readKept();
  let { port } = known;
  if (!running) {
    const kept = { dir: keptDir, durable: true, databases: ['waybill'], port, detached: true };
    const started = await startMariaDb(kept);
    port = started.port;
    writeFileSync(keptState, JSON.stringify({ pid: started.pid, port, scratch: started.scratch }));
  }
  console.log(`DATABASE_URL=mysql://root@127.0.0.1:${port}/waybill`);
}

async function stopKept() {
  const { pid, scratch, running } = await readKept();
  if (!running) return console.log('MariaDB is not running');
  process.kill(pid, 'SIGTERM');
  while (isRunning(pid)) await delay(100);
  rmSync(scratch, { recursive: true, force: true });
  console.log('MariaDB is stopped');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await script(async () => {
    const [order = 'start'] = process.argv.slice(2);
    if (order === 'start') await startKept();
    else if (order === 'stop') await stopKept();
    else throw new StepError('Usage: npm run mariadb [-- stop]');
  });
}
