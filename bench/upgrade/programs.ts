/** Programs of a release: its server, and its tool. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../servers';
import type { Settings } from './places';

export interface Release {
  version: string;
  main: string;
  cli: string;
}

/** The seed has users who may sign in only where a password is set for them. */
export const adminPassword = 'Monsoon-ledger-4711-bench';

const root = join(__dirname, '../..');

const environment = (settings: Settings, seeds: 'none' | 'demo' = 'none') => ({
  ...process.env,
  ...settings,
  HOST: '127.0.0.1',
  SEED: seeds,
  NODE_ENV: 'production',
  WEB_DIR: join(root, 'dist/web'),
  JWT_SECRET: 'the benchmark signs its sessions with this',
  ADMIN_PASSWORD: adminPassword,
  LOG_LEVEL: 'info',
  DRAIN_MS: '1000',
  // Budgets are disabled, so that they do not limit the measurement.
  USER_COST_PER_MINUTE: '1000000000',
  USER_REQUESTS_AT_ONCE: '64',
  ANONYMOUS_COST_PER_MINUTE: '1000000000',
});

export interface Program {
  port: number;
  startedAt: number;
  /** Resolves with the time when it answers that it is ready. */
  ready: Promise<number>;
  /** Resolves with the time when it has printed the text, not before `after`. */
  said(text: RegExp, after?: number): Promise<number>;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Also when a measurement fails, which would wait for them. */
export function killPrograms(): void {
  for (const child of running) child.kill('SIGKILL');
}

export async function startProgram({ version, main }: Release, settings: Settings): Promise<Program> {
  const port = await freePort();
  mkdirSync(settings.DATA_DIR, { recursive: true });
  const child = spawn(process.execPath, ['--max-semi-space-size=64', main], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment(settings), PORT: String(port) },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const [startedAt, printed]: [number, { at: number; text: string }[]] = [performance.now(), []];
  const keep = (chunk: Buffer) => void printed.push({ at: performance.now(), text: chunk.toString() });
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const assertRuns = () => {
    if (child.exitCode === null) return;
    const end = printed.slice(-20).map(({ text }) => text);
    throw new Error(`${version} has ended with ${child.exitCode}: ${end.join('')}`);
  };
  const ready = (async () => {
    while (!(await isReady(port))) {
      assertRuns();
      await delay(20);
    }
    return performance.now();
  })();
  ready.catch(() => undefined);
  return {
    port,
    startedAt,
    ready,
    async said(text, after = 0) {
      for (;;) {
        const found = printed.find((each) => each.at > after && text.test(each.text));
        if (found) return found.at;
        assertRuns();
        await delay(50);
      }
    },
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    (answer) => answer.status === 200,
    () => false,
  );

export interface Ran {
  seconds: number;
  printed: string;
}

/** Runs a program to its end. Throws unless it ends with 0. */
async function run(args: string[], env: NodeJS.ProcessEnv, cwd: string): Promise<Ran> {
  const start = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${args.join(' ')} has ended with ${code}: ${printed.join('')}`);
  return { seconds: (performance.now() - start) / 1000, printed: printed.join('') };
}

export const runTool = ({ cli }: Pick<Release, 'cli'>, args: string[], settings: Settings): Promise<Ran> =>
  run([cli, ...args], environment(settings), root);

/** The demo's rows and more consignments, by the program of the release itself, whose sources are beside its build. */
export function seed({ main }: Release, consignments: number, settings: Settings): Promise<Ran> {
  const folder = join(dirname(main), '../..');
  mkdirSync(settings.DATA_DIR, { recursive: true });
  const args = ['-r', './scripts/register.cjs', 'scripts/seed.ts', '--consignments', String(consignments)];
  return run(args, environment(settings, 'demo'), folder);
}
