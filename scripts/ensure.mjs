// Installs and builds what is missing or stale. Uses only Node's own modules, since it runs before dependencies exist.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureOperations, operationSources } from './operations.mjs';
import { StepError, atExit, root, run, runTool, step } from './steps.mjs';

const at = (...parts) => join(root, ...parts);
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const readStamp = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Exits if Node is older than package.json's `engines` requires. */
export function checkNode() {
  const wanted = readJson(at('package.json'))
    .engines.node.replace(/[^\d.]/g, '')
    .split('.')
    .map(Number);
  const found = process.versions.node.split('.').map(Number);
  const differs = wanted.findIndex((number, index) => number !== found[index]);
  if (differs >= 0 && found[differs] < wanted[differs]) {
    throw new StepError(
      `Node ${wanted.join('.')} or newer is needed, this is ${process.versions.node}: ` +
        'see https://nodejs.org/en/download',
    );
  }
}

// Lock across processes: two scripts must not install or build at the same time.
async function exclusively(work) {
  const lock = at('.cache', 'ensure.lock');
  mkdirSync(at('.cache'), { recursive: true });
  while (true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (isAbandoned(lock)) rmSync(lock, { force: true });
      else await delay(200);
    }
  }
  const unlock = () => rmSync(lock, { force: true });
  const forget = atExit(unlock);
  try {
    return await work();
  } finally {
    unlock();
    forget();
  }
}

function isAbandoned(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > 20 * 60_000) return true;
    const holder = Number(readFileSync(lock, 'utf8'));
    if (holder) process.kill(holder, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

// ---- dependencies

const dependencyStamp = () => at('node_modules', '.waybill-lock');

function lockHash() {
  const abi = `${process.platform} ${process.arch} ${process.versions.modules}`;
  return createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .update(abi)
    .digest('hex');
}

/** Compares the installed packages with the lock file: 'fresh', 'withoutDev' or 'stale'. */
function installedState() {
  const installedList = at('node_modules', '.package-lock.json');
  if (!existsSync(installedList)) return 'stale';
  const installed = readJson(installedList).packages;
  let state = 'fresh';
  for (const [path, wanted] of Object.entries(readJson(at('package-lock.json')).packages)) {
    // Optional packages may be for other platforms; npm has checked them.
    if (path === '' || wanted.optional || installed[path]?.version === wanted.version) continue;
    if (installed[path] || !(wanted.dev || wanted.devOptional)) return 'stale';
    state = 'withoutDev';
  }
  return state;
}

async function install() {
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  try {
    if (npm?.endsWith('.js')) await run(process.execPath, [npm, ...args], { quiet: true });
    else await run('npm', args, { quiet: true, shell: process.platform === 'win32' });
  } catch (error) {
    throw new StepError(
      `${error.message}\nThe dependencies can't be installed. With the network reachable, run: ` +
        'npm ci --include=dev',
    );
  }
}

/** @param needed what must be there: 'run' (the server alone) or 'build' (the build tools and tests too) */
export async function ensureDependencies(needed = 'build') {
  const satisfied = () => {
    const hash = lockHash();
    if (readStamp(dependencyStamp()) === hash && hasBuildTools()) return true;
    const state = installedState();
    if (state === 'fresh') writeFileSync(dependencyStamp(), hash);
    return state === 'fresh' || (state === 'withoutDev' && needed === 'run');
  };
  if (satisfied()) return;
  await exclusively(async () => {
    if (satisfied()) return;
    if (installedState() === 'withoutDev') {
      console.log(
        'The build tools are missing: NODE_ENV=production or omit=dev left the devDependencies out. ' +
          'Installing with --include=dev',
      );
    }
    await step('Dependencies installed', install);
    writeFileSync(dependencyStamp(), lockHash());
  });
}

const hasBuildTools = () => ['@swc/core', '@swc/cli', 'vite'].every((name) => existsSync(at('node_modules', name)));

// ---- builds

const isTest = (path) => /\.test\.tsx?$|(^|\/)testing\//.test(path);

/** Relative paths of the files below a folder (or the file itself), sorted. */
function filesIn(path) {
  if (!existsSync(at(path))) return [];
  if (!statSync(at(path)).isDirectory()) return [path];
  const entries = readdirSync(at(path)).sort();
  return entries.flatMap((name) => (name === 'node_modules' || name === 'dist' ? [] : filesIn(`${path}/${name}`)));
}

const builds = {
  server: {
    title: 'Server built',
    inputs: () => [...filesIn('server/src'), ...filesIn('.swcrc')],
    build: (out) =>
      runTool(
        '@swc/cli/bin/swc.js',
        [
          'src',
          '--out-dir',
          out,
          '--config-file',
          at('.swcrc'),
          '--strip-leading-paths',
          '--copy-files',
          '--quiet',
          '--ignore',
          '**/*.test.ts,**/testing/**',
        ],
        { cwd: at('server'), quiet: true },
      ),
  },
  web: {
    title: 'Web app built',
    // eslint.config.mjs ensures that the web imports only these folders of the server: domain, input classes, scalars.
    inputs: () => [
      ...filesIn('web').filter((path) => !path.endsWith('.generated.ts') || path.endsWith('records.generated.ts')),
      ...operationSources(),
      ...filesIn('docs/handbook'),
      ...filesIn('server/src').filter((path) => /^server\/src\/(domain\/.*|core\/scalars|.*\.inputs)\.ts$/.test(path)),
    ],
    build: async (out) => {
      await ensureOperations();
      const vite = (config, ...more) =>
        runTool(
          'vite/bin/vite.js',
          ['build', 'web', '--config', config, '--outDir', out, '--logLevel', 'warn', ...more],
          { quiet: true, env: { ...process.env, NODE_ENV: 'production', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' } },
        );
      await vite('web/vite.run.config.ts', '--emptyOutDir');
      // Compresses the files of both.
      await vite('web/vite.config.ts', '--emptyOutDir', 'false');
    },
  },
};

function inputHash({ inputs }) {
  const hash = createHash('sha256').update(readFileSync(at('package-lock.json')));
  for (const path of new Set(inputs())) {
    if (!isTest(path)) hash.update(`\0${path}\0`).update(readFileSync(at(path)));
  }
  return hash.digest('hex');
}

const stampOf = (name) => at('dist', `.${name}.stamp`);
const isBuilt = (name) => existsSync(at('dist', name)) && readStamp(stampOf(name)) === inputHash(builds[name]);

/** Names of the builds that are missing or older than their sources. */
export const staleBuilds = (names = Object.keys(builds)) => [...new Set(names)].filter((name) => !isBuilt(name));

async function build(name) {
  const hash = inputHash(builds[name]);
  const next = at('dist', `${name}.next`);
  rmSync(next, { recursive: true, force: true });
  await builds[name].build(next);
  // The output folder is replaced by one rename and its stamp is written last, so an interrupted build is not taken for
  // complete.
  rmSync(stampOf(name), { force: true });
  rmSync(at('dist', name), { recursive: true, force: true });
  renameSync(next, at('dist', name));
  writeFileSync(stampOf(name), hash);
}

/** Builds what is stale, in parallel. */
export async function ensureBuilt(names) {
  if (staleBuilds(names).length === 0) return;
  await exclusively(async () => {
    mkdirSync(at('dist'), { recursive: true });
    const stale = staleBuilds(names);
    const results = await Promise.allSettled(stale.map((name) => step(builds[name].title, () => build(name))));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  });
}
