// Programs that a chaos run upgrades from and to, each in a folder of its own below .cache/releases; built once.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StepError, root, run, runTool } from '../steps.mjs';

const fixture = join(root, 'scripts/chaos/nextRelease/main.cjs');

/** @typedef {{ version: string, main: string, cli: string }} Release `main`: the program of a server; `cli`: the tool */

/** @returns {Release} */
const releaseIn = (folder, version, main) => ({
  version,
  main: join(folder, 'dist/server', main),
  cli: join(folder, 'dist/server/cli.js'),
});

/** This checkout, which has been built. */
export const thisRelease = () =>
  releaseIn(root, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version, 'main.js');

/** A copy of this build with a later version and what `nextRelease/main.cjs` adds. Its packages are those of this checkout. */
export function madeRelease(version) {
  const folder = join(root, '.cache/releases', version);
  const build = createHash('sha256').update(readFileSync(join(root, 'dist/.server.stamp')));
  prepare(folder, build.update(readFileSync(fixture)).digest('hex'), () => {
    cpSync(join(root, 'dist/server'), join(folder, 'dist/server'), { recursive: true });
    cpSync(fixture, join(folder, 'dist/server/next.cjs'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'waybill', version }));
  });
  return releaseIn(folder, version, 'next.cjs');
}

const releases = JSON.parse(readFileSync(join(root, 'server/src/db/versions/releases.json'), 'utf8'));

/** Whether this clone has the commits that past releases are built from. */
export const hasPastReleases = () =>
  releases
    .filter(({ commit }) => commit)
    .every(({ commit }) => spawnSync('git', ['cat-file', '-e', commit], { cwd: root }).status === 0);

/** A release that `releases.json` names, built from its commit. */
export async function pastRelease(version) {
  const commit = releases.find((release) => release.version === version)?.commit;
  if (!commit) throw new StepError(`releases.json names no commit of ${version}`);
  const folder = join(root, '.cache/releases', `${version}-${commit}`);
  await prepare(folder, commit, async () => {
    await unpack(commit, version, folder);
    // Below this checkout's folder, its packages would be found; they serve if they are the same.
    const lockOf = (place) => readFileSync(join(place, 'package-lock.json'), 'utf8');
    if (lockOf(folder) !== lockOf(root)) await install(folder);
    const options = ['--out-dir', join(folder, 'dist/server'), '--config-file', join(folder, '.swcrc')];
    const rest = ['--strip-leading-paths', '--copy-files', '--quiet', '--ignore', '**/*.test.ts,**/testing/**'];
    await runTool('@swc/cli/bin/swc.js', ['src', ...options, ...rest], { cwd: join(folder, 'server'), quiet: true });
  });
  return releaseIn(folder, version, 'main.js');
}

async function unpack(commit, version, folder) {
  const archive = join(folder, 'sources.tar');
  await run('git', ['archive', '--output', archive, commit], { quiet: true }).catch(() => {
    throw new StepError(
      `The commit ${commit} of ${version} is not in this clone. If it is a shallow one: git fetch --unshallow`,
    );
  });
  await run('tar', ['-xf', archive, '-C', folder], { quiet: true });
  rmSync(archive);
}

const install = (folder) =>
  run('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder, quiet: true });

/** Fills the folder unless it was filled for the same stamp, which is written last. */
function prepare(folder, stamp, fill) {
  const stampFile = join(folder, '.stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return undefined;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const done = () => writeFileSync(stampFile, stamp);
  const filling = fill();
  return filling ? filling.then(done) : done();
}
