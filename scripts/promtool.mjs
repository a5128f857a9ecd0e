// Reads and tests the alerts of deploy/monitoring by Prometheus' own promtool. Debian's package `prometheus` is unpacked into
// .cache rather than installed, so that no root is needed and no service starts.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from './mariadb.mjs';
import { StepError, root, run, start } from './steps.mjs';

const folder = join(root, '.cache', 'prometheus');
const unpacked = join(folder, 'usr', 'bin', 'promtool');

export const findPromtool = () => findProgram('promtool') ?? (existsSync(unpacked) ? unpacked : null);

/** @param installPackages reads the lists of Debian's packages; needed only where they are missing or outdated */
export async function installPromtool(installPackages) {
  if (!findProgram('apt-get'))
    throw new StepError('promtool is in the package prometheus of Debian, or at prometheus.io');
  mkdirSync(join(root, '.cache'), { recursive: true });
  const partial = mkdtempSync(`${folder}-`);
  try {
    const download = () => run('apt-get', ['download', 'prometheus'], { quiet: true, cwd: partial });
    await download().catch(() => installPackages([]).then(download));
    const [archive] = readdirSync(partial);
    await run('dpkg-deb', ['--extract', archive, '.'], { quiet: true, cwd: partial });
    rmSync(join(partial, archive));
    rmSync(folder, { recursive: true, force: true });
    renameSync(partial, folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

const rules = 'deploy/monitoring/waybill.rules.yml';
const tests = 'deploy/monitoring/waybill.rules.test.yml';

/** What is asked of promtool: are these rules, without a duplicate, and do they fire when they should. */
const questions = [
  ['check', 'rules', '--lint-fatal', rules],
  ['test', 'rules', tests],
];

export async function testAlerts() {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const question of questions) {
    const { code } = await start(findPromtool(), question, { timeout: 5 * 60_000 }).ended;
    counts[code === 0 ? 'passed' : 'failed'] += 1;
  }
  return counts;
}
