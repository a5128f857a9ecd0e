/** The server as a process of its own, for tests that take it away without a warning. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { demoPassword } from '../config';
import { clientOf, type Client } from './testServer';

const root = resolve(__dirname, '../../..');

export interface ServerProcess {
  admin: Client;
  /** kill -9, and until it is gone. */
  kill(): Promise<void>;
}

export async function startServerProcess(
  place: { dataDir: string; databaseUrl: string | null },
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['-r', './scripts/register.cjs', 'server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env, NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', DATA_DIR: place.dataDir, SEED: 'base',
      DATABASE_URL: place.databaseUrl ?? '', ADMIN_PASSWORD: demoPassword, LOG_LEVEL: 'silent',
      JWT_SECRET: 'a secret for the tests, long enough to be one',
    },
  });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const origin = await new Promise<string>((ready, fail) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /is ready at (http:\/\/\S+)/.exec(printed)?.[1];
      if (found) ready(found);
    });
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}: ${printed}`)));
  });
  const signedIn = await clientOf(origin, null).rest('POST', 'account/authenticate', {
    emailAddress: 'admin@waybill.test', password: demoPassword,
  });
  return {
    admin: clientOf(origin, signedIn.body.resultObject.token),
    kill: () => {
      child.kill('SIGKILL');
      return gone;
    },
  };
}
