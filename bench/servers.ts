/** The compared processes: the product in production mode, and the baseline server. */
import { mkdtempSync } from 'node:fs';
import { fork, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { ask, type Subject } from './load';

export interface Running {
  port: number;
  child: ChildProcess;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

const root = join(__dirname, '..');

/** With which the product signs the tokens that the baseline server checks. */
const jwtSecret = 'the benchmark signs its sessions with this';

/** As set by `npm start` and the container; the baseline server gets the same. */
const nodeFlags = ['--max-semi-space-size=64'];

export async function startWaybill(
  databaseUrl: string,
  dataDir: string,
  flags: readonly string[] = [],
  settings: NodeJS.ProcessEnv = {},
): Promise<Running> {
  const port = await freePort();
  const child = fork(join(root, 'dist/server/main.js'), [], {
    cwd: root,
    execArgv: [...nodeFlags, ...flags],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      // Backups before a migration are named by the second.
      DATA_DIR: mkdtempSync(join(dataDir, 'server-')),
      PORT: String(port),
      HOST: '127.0.0.1',
      SEED: 'none',
      NODE_ENV: 'production',
      JWT_SECRET: jwtSecret,
      // The baseline server is one process, too.
      WORKERS: '1',
      LOG_LEVEL: 'warn',
      // Budgets are disabled, so that they do not limit the measurement.
      USER_COST_PER_MINUTE: '1000000000',
      USER_REQUESTS_AT_ONCE: '64',
      ANONYMOUS_COST_PER_MINUTE: '1000000000',
      ...settings,
    },
  });
  stopsWithRun(child);
  const ready: Subject = { name: 'ready', port, method: 'GET', path: '/readyz', headers: {} };
  for (let attempt = 0; attempt < 6000; attempt += 1) {
    const answered = await ask(ready).then(
      () => true,
      () => false,
    );
    if (answered) return { port, child, stop: () => ended(child) };
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The server did not become ready');
}

export async function startRaw(databaseUrl: string): Promise<Running> {
  const port = await freePort();
  const child = fork(join(__dirname, 'rawServer.ts'), [databaseUrl, String(port), jwtSecret], {
    cwd: root,
    execArgv: [...nodeFlags, '-r', join(root, 'scripts/register.cjs')],
  });
  stopsWithRun(child);
  await once(child, 'message');
  return { port, child, stop: () => ended(child) };
}

/** A run that fails leaves no server behind. */
function stopsWithRun(child: ChildProcess): void {
  process.once('exit', () => child.kill());
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
