/** A MariaDB of a test's own, with settings that the tests' common one does not have. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
/** scripts/mariadb.mjs is a module that this one cannot import. It ends with its standard input, that is with this process. */
const program = `
import { startMariaDb } from './scripts/mariadb.mjs';
const { port, pid, scratch, stop } = await startMariaDb({ databases: ['waybill'], more: process.argv.slice(1) });
console.log(JSON.stringify({ port, pid, datadir: scratch + '/data' }));
process.stdin.resume().once('end', () => stop());
`;

export interface OwnMariaDb {
  port: number;
  pid: number;
  datadir: string;
  /** Of its database `waybill`, unless another one is named. */
  url(database?: string): string;
  stop(): Promise<void>;
}

export async function startOwnMariaDb(...settings: string[]): Promise<OwnMariaDb> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, '--', ...settings], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [said] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer | number];
  if (!(said instanceof Buffer)) throw new Error(`MariaDB did not start: ${said}`);
  const started = JSON.parse(said.toString()) as Pick<OwnMariaDb, 'port' | 'pid' | 'datadir'>;
  return {
    ...started,
    url: (database = 'waybill') => `mysql://root@127.0.0.1:${started.port}/${database}`,
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
