// Installs MariaDB, MySQL, Chromium and promtool for the tests from Debian's packages, if missing and permitted.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { hasPastReleases } from './chaos/releases.mjs';
import { findMariaDb, findProgram } from './mariadb.mjs';
import { findMySql, installMySql } from './mysql.mjs';
import { findPromtool, installPromtool } from './promtool.mjs';
import { StepError, bold, red, run, step } from './steps.mjs';

export const findChromium = () => {
  const given = process.env.CHROMIUM_PATH;
  return given && existsSync(given) ? given : findProgram('chromium', 'chromium-browser', 'google-chrome');
};

// Without the Noto fonts test screenshots show a box instead of the rupee sign.
const findFonts = () =>
  ['/usr/share/fonts/truetype/noto', '/usr/share/fonts/noto', '/System/Library/Fonts'].find((path) =>
    existsSync(path),
  ) ?? null;

const galeraTools = ['mariabackup', 'socat', 'lsof', 'pkill'];
const findGalera = () =>
  galeraTools.every((name) => findProgram(name))
    ? (['/usr/lib/galera/libgalera_smm.so'].find((path) => existsSync(path)) ?? null)
    : null;

const programs = {
  mariadb: { title: 'MariaDB', find: findMariaDb, packages: ['mariadb-server'] },
  galera: {
    title: 'Galera',
    find: findGalera,
    packages: ['galera-4', 'mariadb-backup', 'socat', 'lsof', 'procps'],
  },
  haproxy: {
    title: 'haproxy',
    find: () => findProgram('haproxy') && findProgram('ip'),
    packages: ['haproxy', 'iproute2'],
  },
  mysql: { title: 'MySQL', find: findMySql, install: installMySql },
  history: {
    title: 'The history of the repository',
    find: hasPastReleases,
    install: () => run('git', ['fetch', '--unshallow'], { quiet: true }),
  },
  promtool: { title: 'promtool', find: findPromtool, install: installPromtool },
  chromium: { title: 'Chromium', find: findChromium, packages: ['chromium', 'fonts-noto-core'], also: findFonts },
};

/** What a cluster on this machine needs, by the kind of its nodes. */
export const clusterPrograms = { galera: ['mariadb', 'galera', 'haproxy'], groupReplication: ['mysql', 'haproxy'] };

const isThere = ({ find, also }) => Boolean(find()) && (!also || Boolean(also()));

/** Command prefix that runs apt-get as root; null if that is not possible. */
function privilege() {
  if (!findProgram('apt-get')) return null;
  if (userInfo().uid === 0) return ['env'];
  const sudo = findProgram('sudo');
  return sudo && spawnSync(sudo, ['-n', 'true']).status === 0 ? [sudo, '-n', 'env'] : null;
}

async function installPackages(packages) {
  const words = privilege();
  if (!words) throw new StepError(`Neither root nor sudo here: apt-get install ${packages.join(' ')}`);
  const [command, ...before] = words;
  const apt = (...args) =>
    run(command, [...before, 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      quiet: true,
    });
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', ...packages);
}

async function tryTo(title, work) {
  try {
    await step(title, work);
  } catch (error) {
    console.error(red(error.message));
  }
}

/**
 * Installs what is missing of these programs where it can.
 * @returns {Promise<string[]>} what is still missing
 */
export async function ensurePrograms(names) {
  const wanted = names.map((name) => programs[name]).filter((program) => !isThere(program));
  const packages = wanted.filter((program) => !program.install).flatMap((program) => program.packages);
  if (packages.length > 0) await tryTo(`Installed ${packages.join(' ')}`, () => installPackages(packages));
  for (const { title, install } of wanted) {
    if (install) await tryTo(`Installed ${title}`, () => install(installPackages));
  }
  const missing = names.filter((name) => !programs[name].find());
  for (const name of missing) console.error(bold(red(`${programs[name].title} IS MISSING: its tests can't run.`)));
  return missing;
}
