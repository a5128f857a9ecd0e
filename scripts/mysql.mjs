// Private MySQL server for the tests. Debian's stable releases have only MariaDB, so MySQL comes from Debian unstable: it
// is unpacked into a folder of its own (MYSQL_CHROOT, or .cache/mysql-root), without any effect on the system's packages,
// and started there by chroot. This needs root, debootstrap and a Debian mirror, which many machines do not have.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { userInfo } from 'node:os';
import { findProgram, freePort, isReady, isRunning, launch, stopper } from './mariadb.mjs';
import { StepError, atExit, root, run } from './steps.mjs';

const release = 'sid';
const packages = ['mysql-server-core', 'mysql-client-core'];
const chrootFolder = () => resolve(root, process.env.MYSQL_CHROOT || join('.cache', 'mysql-root'));
const isRoot = () => userInfo().uid === 0;

/** The folder with MySQL, or null if there is none or this user can't start it. */
export function findMySql() {
  const folder = chrootFolder();
  return isRoot() && existsSync(join(folder, 'usr', 'sbin', 'mysqld')) ? folder : null;
}

/**
 * The server as a command that runs outside of the folder, so that its own files lie anywhere: with the folder's loader and
 * libraries.
 */
export function mySqlCommand() {
  const usr = join(findMySql(), 'usr');
  const inLibraries = (pattern) =>
    ['lib64', 'lib'].flatMap((name) =>
      readdirSync(join(usr, name))
        .filter((file) => pattern.test(file))
        .map((file) => join(usr, name, file)),
    );
  const [loader] = inLibraries(/^ld-linux.*\.so\.\d$/);
  const libraries = inLibraries(/-linux-gnu$/).join(':');
  return {
    command: [loader, '--library-path', libraries, join(usr, 'sbin/mysqld')],
    settings: {
      basedir: usr,
      lc_messages_dir: join(usr, 'share/mysql'),
      character_sets_dir: join(usr, 'share/mysql/charsets'),
      plugin_dir: join(usr, 'lib/mysql/plugin'),
    },
  };
}

/** The address of Debian's main archive in apt's own sources, whatever format or mirror they use. */
function debianMirror() {
  const format = '$(REPO_URI)\t$(ORIGIN)\t$(LABEL)';
  const args = ['indextargets', '--format', format, 'Created-By: Packages'];
  const { stdout } = spawnSync('apt-get', args, { encoding: 'utf8' });
  const sources = (stdout ?? '').split('\n').map((line) => line.split('\t'));
  const [mirror] = sources.find(
    ([uri, origin, label]) => /^https?:/.test(uri) && origin === 'Debian' && label === 'Debian',
  ) ?? [null];
  if (!mirror) throw new StepError('None of the sources of apt is a Debian archive reached by http');
  return mirror;
}

/** debootstrap has no access to apt's settings. */
function proxyOfApt() {
  const { stdout } = spawnSync('apt-config', ['dump', '--format', '%v', 'Acquire::http::Proxy'], { encoding: 'utf8' });
  const proxy = stdout?.trim();
  return proxy && proxy !== 'DIRECT' ? { http_proxy: proxy, https_proxy: proxy } : {};
}

/** Removes an unfinished folder. What debootstrap has mounted in it belongs to the machine and must not be emptied. */
function removeUnfinished(folder) {
  for (const mounted of ['proc', 'sys']) spawnSync('umount', [join(folder, mounted)], { stdio: 'ignore' });
  spawnSync('rm', ['-rf', '--one-file-system', folder], { stdio: 'ignore' });
}

/** @param installPackages installs Debian packages on this machine and reads its package lists */
export async function installMySql(installPackages) {
  if (!isRoot()) throw new StepError('MySQL for the tests is set up and started by root only');
  await installPackages(['debootstrap']);
  const folder = chrootFolder();
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}.`);
  const clear = () => removeUnfinished(unfinished);
  const forget = atExit(clear);
  try {
    const args = ['--variant=minbase', `--include=${packages.join(',')}`, release, unfinished, debianMirror()];
    const options = { quiet: true, timeout: 15 * 60_000, env: { ...process.env, ...proxyOfApt() } };
    await run(findProgram('debootstrap'), args, options);
    rmSync(join(unfinished, 'var', 'cache', 'apt'), { recursive: true, force: true });
    // Another process may have been quicker.
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    clear();
    forget();
  }
}

/** Data folders of processes that were killed. */
function removeAbandoned(folder) {
  for (const name of readdirSync(folder)) {
    const [, pid] = /^waybill-(\d+)-/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

// Settings that change what SQL means (mode, collation, encryption) stay as MySQL has them.
function settings(place, port, more) {
  return [
    '--no-defaults',
    '--user=root',
    `--datadir=${place}/data`,
    `--socket=${place}/mysql.sock`,
    `--pid-file=${place}/pid`,
    `--init-file=${place}/init.sql`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    '--mysqlx=OFF',
    '--secure-file-priv=NULL',
    '--skip-name-resolve',
    '--skip-log-bin',
    '--performance-schema=OFF',
    '--max-connections=400',
    '--default-time-zone=+00:00',
    '--innodb-buffer-pool-size=256M',
    '--innodb-redo-log-capacity=128M',
    '--innodb-flush-log-at-trx-commit=2',
    '--innodb-doublewrite=OFF',
    ...more,
  ];
}

// Without name resolution, a client of 127.0.0.1 is not root@localhost.
const users = `CREATE USER IF NOT EXISTS root@'127.0.0.1' IDENTIFIED BY '';
GRANT ALL ON *.* TO root@'127.0.0.1' WITH GRANT OPTION;
`;

/**
 * Starts a private MySQL and waits until it takes clients. Its data go with stop(), and with this process.
 * @param {{ more?: string[] }} [options] `more`: further settings of the server, which go before these
 * @returns {Promise<{ version: string, url: (database?: string) => string, stop: () => Promise<void> }>}
 */
export async function startMySql({ more = [] } = {}) {
  const folder = findMySql();
  if (!folder) throw new StepError('MySQL is missing: run `npm test -- server-mysql` as root');
  const parent = join(folder, 'srv');
  removeAbandoned(parent);
  const scratch = mkdtempSync(join(parent, `waybill-${process.pid}-`));
  const inside = `/srv/${basename(scratch)}`;
  const forget = atExit(() => rmSync(scratch, { recursive: true, force: true }));
  const log = join(scratch, 'mysql.log');
  const chroot = [findProgram('chroot'), folder, '/usr/sbin/mysqld'];
  const creation = ['--no-defaults', '--initialize-insecure', '--user=root', `--datadir=${inside}/data`];
  await run(chroot[0], [...chroot.slice(1), ...creation], { quiet: true, timeout: 120_000 });
  writeFileSync(join(scratch, 'init.sql'), users);

  const port = await freePort();
  const child = launch([...chroot, ...settings(inside, port, more)], log, false);
  const stop = stopper(child, scratch, false);
  forget();
  if (!(await isReady(child, port, scratch))) {
    const said = readFileSync(log, 'utf8');
    await stop();
    throw new StepError(`MySQL did not start:\n${said.split('\n').slice(-20).join('\n')}`);
  }
  const [, version = 'unknown'] = /\(mysqld (\S+)\) starting/.exec(readFileSync(log, 'utf8')) ?? [];
  return { version, url: (database = '') => `mysql://root@127.0.0.1:${port}/${database}`, stop };
}
