/** The servers of a worker: one for all test files, and one of its own for a file that asks for it. */
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequest } from '@playwright/test';
import { demoFolder } from './demoFolder';
import { root, startProcess, stopProcess } from './serverProcess';
import { newSession, type Role, type Session } from './session';

export interface Server {
  origin: string;
  dataDir: string;
  /** Ends the process; the data stays. */
  halt(): Promise<void>;
  /** Starts it again at the same address. */
  resume(): Promise<void>;
  /** All who ask share one. */
  session(role: Role): Promise<Session>;
  newSession(role: Role): Promise<Session>;
}

interface Running extends Server {
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

export class Servers {
  constructor(private readonly request: APIRequest) {}

  private shared: Promise<Running> | undefined;
  private own: { file: string; server: Promise<Running> } | undefined;

  /** `own`: not shared with other files. */
  async of(file: string, own: boolean, env: Record<string, string>): Promise<Server> {
    if (this.own?.file === file) return this.own.server;
    await this.stopOwn();
    if (!own) return (this.shared ??= this.start({}));
    this.own = { file, server: this.start(env) };
    return this.own.server;
  }

  async stop(): Promise<void> {
    await this.stopOwn();
    await (await this.shared)?.stop();
  }

  private async stopOwn(): Promise<void> {
    await (await this.own?.server)?.stop();
    this.own = undefined;
  }

  private async start(env: Record<string, string>): Promise<Running> {
    const dataDir = mkdtempSync(join(tmpdir(), 'waybill-e2e-'));
    cpSync(demoFolder(), dataDir, { recursive: true });
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    // A copy, so that a concurrent build cannot remove the files.
    const webDir = join(dataDir, 'web');
    cpSync(join(root, 'dist/web'), webDir, { recursive: true });
    const start = () =>
      startProcess({ DATA_DIR: dataDir, PORT: String(port), APP_URL: origin, WEB_DIR: webDir, ...env });
    let child = await start();
    const halt = () => stopProcess(child);
    const newOne = (role: Role) => newSession(this.request, origin, role);
    const sessions = new Map<Role, Promise<Session>>();
    return {
      origin,
      dataDir,
      halt,
      resume: async () => {
        child = await start();
      },
      session: (role) => {
        const known = sessions.get(role) ?? newOne(role);
        sessions.set(role, known);
        return known;
      },
      newSession: newOne,
      stop: async () => {
        await halt();
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
