/** The server as a separate process, for tests that kill it. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { demoPassword } from '../config';
import { clientOf, unhurried, type Client } from './testServer';

const root = resolve(__dirname, '../../..');
/** `npm test` has built it; a run of jest by itself compiles it at each start. */
const ownProgram =
  process.env.TEST_BUILT === 'true' ? ['dist/server/main.js'] : ['-r', './scripts/register.cjs', 'server/src/main.ts'];

interface Place {
  dataDir: string;
  databaseUrl: string | null;
}

export interface ServerProcess {
  origin: string;
  pid: number;
  admin: Client;
  /** Kills with SIGKILL; resolves when the process has ended. */
  kill(): Promise<void>;
}

export interface Spawned {
  pid: number;
  /** Its URL; rejects with its output if it ends before listening. */
  origin: Promise<string>;
  /** Exit code or name of the signal. */
  ended: Promise<number | string | null>;
  /** Output so far, including errors. */
  printed(): string;
  /** Resolves when its output contains the text; rejects if it ends before. */
  says(text: string): Promise<void>;
  signal(name: NodeJS.Signals): void;
}

/** Starts a server without waiting for it. */
export function spawnServer(
  place: Place,
  settings: Record<string, string> = {},
  program: readonly string[] = ownProgram,
): Spawned {
  const child = spawn(process.execPath, program, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: place.dataDir,
      SEED: 'base',
      DATABASE_URL: place.databaseUrl ?? '',
      ADMIN_PASSWORD: demoPassword,
      LOG_LEVEL: 'silent',
      JWT_SECRET: 'a secret for the tests, long enough to be one',
      ...unhurried,
      ...settings,
    },
  });
  let printed = '';
  const awaited: { text: string; said: () => void }[] = [];
  const ended = new Promise<number | string | null>((done) =>
    child.once('exit', (code, signal) => done(code ?? signal)),
  );
  const origin = new Promise<string>((ready, fail) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /is ready at (http:\/\/\S+)/.exec(printed)?.[1];
      if (found) ready(found);
      for (const { text, said } of awaited) if (printed.includes(text)) said();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((how) => fail(new Error(`The server ended with ${how}: ${printed}`)));
  });
  // Not every test expects a successful start.
  origin.catch(() => undefined);
  const says = (text: string) =>
    new Promise<void>((said, fail) => {
      if (printed.includes(text)) said();
      else awaited.push({ text, said });
      void ended.then((how) => fail(new Error(`The server ended with ${how}: ${printed}`)));
    });
  const signal = (name: NodeJS.Signals) => void child.kill(name);
  return { pid: child.pid ?? 0, origin, ended, printed: () => printed, says, signal };
}

export async function startServerProcess(
  place: Place,
  settings: Record<string, string> = {},
  admin = { emailAddress: 'admin@waybill.test', password: demoPassword },
): Promise<ServerProcess> {
  const { pid, origin, ended, signal } = spawnServer(place, settings);
  const signedIn = await clientOf(await origin, null).rest('POST', 'account/authenticate', admin);
  return {
    origin: await origin,
    pid,
    admin: clientOf(await origin, signedIn.body.resultObject.token),
    kill: async () => {
      signal('SIGKILL');
      await ended;
    },
  };
}
