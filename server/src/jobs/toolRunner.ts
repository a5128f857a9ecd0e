import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { RunTool } from './dailyBackup';

interface Log {
  info(text: string): void;
  error(text: string): void;
}

/** Runs the tool of this program as a process of its own, with the same settings; what it prints goes to the log. */
export const toolRunner =
  (log: Log): RunTool =>
  async (args) => {
    const loaders = process.execArgv.filter((arg) => !arg.startsWith('--watch'));
    const child = spawn(process.execPath, [...loaders, require.resolve('../cli'), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk: Buffer) => log.info(chunk.toString().trimEnd()));
    child.stderr.on('data', (chunk: Buffer) => log.error(chunk.toString().trimEnd()));
    const [code] = (await once(child, 'close')) as [number | null];
    return code ?? 1;
  };
