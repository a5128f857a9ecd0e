/** The built server as a process. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const root = join(__dirname, '..');

/** Resolves when it answers. `env`: its settings besides those of all tests. `heard`: is told what it says after that. */
export async function startProcess(
  env: Record<string, string>,
  heard: (text: string) => void = () => undefined,
): Promise<ChildProcess> {
  const child = fork(join(root, 'dist/server/main.js'), [], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: [],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NODE_OPTIONS: '',
      SEED: 'demo',
      MAX_LAG_MS: '0',
      ...env,
    },
  });
  heard(await ready(child));
  child.stdout?.on('data', (part) => heard(String(part)));
  return child;
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Resolves to what it has said. */
async function ready(server: ChildProcess): Promise<string> {
  let said = '';
  // Keeps reading the log: a server that writes to a closed pipe exits.
  for await (const part of server.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += String(part);
    if (said.includes('is ready at')) {
      server.stdout?.resume();
      return said;
    }
  }
  throw new Error(`The server did not start:\n${said}`);
}
