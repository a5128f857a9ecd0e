/** Playwright's global set-up: a data folder with the demo, of which each server gets a copy. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { today } from './records';
import { root, startProcess, stopProcess } from './serverProcess';

const cache = join(root, '.cache/e2e');
const dayMs = 86_400_000;

/** Where the workers find it: they may run when the day or the build is another one. */
export const demoFolder = (): string => process.env.WAYBILL_DEMO ?? '';

/** Kept between runs: the demo depends on the build and, since its dates are relative, on the day. */
export default async function makeDemoFolder(): Promise<void> {
  const build = readFileSync(join(root, 'dist/.server.stamp'), 'utf8').slice(0, 16);
  const folder = join(cache, `${today()}-${build}`);
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    removeOld();
    const made = mkdtempSync(join(cache, 'new-'));
    await stopProcess(await startProcess({ DATA_DIR: made, PORT: '0' }));
    // Another run may have made it meanwhile.
    if (existsSync(folder)) rmSync(made, { recursive: true });
    else renameSync(made, folder);
  }
  process.env.WAYBILL_DEMO = folder;
}

/** Not those of today, which another run may be copying. */
function removeOld(): void {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (Date.now() - statSync(path).mtimeMs > dayMs) rmSync(path, { recursive: true, force: true });
  }
}
