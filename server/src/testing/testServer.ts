/** A complete server on a new database: embedded, or a private schema on TEST_DATABASE_URL. */
import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createConnection } from 'mysql2/promise';
import { openApp } from '../app';
import type { App } from '../core/module/app.types';
import { systemClock, type Clock } from '../core/module/clock';
import { readConfig, demoPassword, type Config } from '../config';
import { buildHttp } from '../api/http/server';
import { openDatabase } from '../db/dataSource';
import { buildAppSchema } from '../api/graphql/schema';
import { copySeededFile, seedForTests } from './seededFile';
import { createFromTemplate } from './templateDatabase';
import { checkTypes } from './typedAnswer';

export interface TestServer {
  app: App;
  http: FastifyInstance;
  origin: string;
  /** Clients without a session, as admin, and as member. */
  nobody: Client;
  admin: Client;
  member: Client;
  signIn(email: string, password?: string): Promise<Client>;
  /** Sets the server's current time; null is the real time. */
  setNow(now: Date | null): void;
  close(): Promise<void>;
}

/** Untyped JSON: a wrong shape fails the test's assertions. */
export type Json = ReturnType<typeof JSON.parse>;

export interface RestAnswer {
  status: number;
  body: { resultObject: Json; hasErrors: boolean; errors: string[]; rowCount?: number; requestId?: string };
  headers: Record<string, unknown>;
}

export interface GraphqlAnswer {
  status: number;
  data: Json;
  errors?: { message: string; extensions: { code: string; messages: string[]; fields: Record<string, string[]> } }[];
}

/** One user with one browser. */
export interface Client {
  token: string | null;
  graphql(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<GraphqlAnswer>;
  rest(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<RestAnswer>;
}

/** When the demo shows all that it has: early in a month little of that month is open. `demoDays.long.test.ts` has other days. */
export const lateInMonth = new Date('2026-11-27T06:30:00Z');

/** Raised limits, since a test suite sends requests faster than people do. */
export const unhurried = {
  ANONYMOUS_COST_PER_MINUTE: '1000000000',
  USER_COST_PER_MINUTE: '1000000000',
  MAX_LAG_MS: '0',
  USER_REQUESTS_AT_ONCE: '200',
  ANONYMOUS_REQUESTS_AT_ONCE: '200',
};

interface Started {
  open: typeof openDatabase;
  /** The server's current time; null: the real time. Default: with the demo a day on which it shows all that it has. */
  now: Date | null;
}

export async function startTestServer(
  overrides: Partial<Config> = {},
  { open = openDatabase, now = overrides.seed === 'demo' ? lateInMonth : null }: Partial<Started> = {},
): Promise<TestServer> {
  const place = await freshDatabase(createFromTemplate);
  const config: Config = {
    ...readConfig({
      JWT_SECRET: 'a secret for the tests, long enough to be one',
      DATA_DIR: place.dataDir,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
      SEED: 'base',
      ADMIN_PASSWORD: demoPassword,
      ...unhurried,
    }),
    databaseUrl: place.databaseUrl,
    ...overrides,
  };
  let fixed = now;
  const real = systemClock(config.timezone);
  const clock: Clock = { now: () => fixed ?? real.now(), today: () => real.today(fixed ?? undefined) };
  if (!config.databaseUrl) await copySeededFile(config, clock);
  const app = await openApp(config, clock, open);
  schema = app.schema;
  if (config.databaseUrl) await seedForTests(app);
  const http = await buildHttp(app, { logLevel: config.logLevel });
  const origin = await http.listen({ port: 0, host: '127.0.0.1' });

  const signIn = async (email: string, password = demoPassword) => {
    const answer = await clientOf(origin, null).rest('POST', 'account/authenticate', { emailAddress: email, password });
    if (answer.status !== 200) throw new Error(`${email} cannot sign in: ${answer.body.errors.join(', ')}`);
    return clientOf(origin, answer.body.resultObject.token);
  };
  return {
    app,
    http,
    origin,
    signIn,
    nobody: clientOf(origin, null),
    admin: await signIn(config.adminEmail),
    member: await signIn(config.memberEmail),
    setNow: (now) => {
      fixed = now;
    },
    close: async () => {
      await http.close();
      await app.close();
      await place.drop();
    },
  };
}

/** What answers are checked against; building it takes as long as starting a server. */
let schema: GraphQLSchema | undefined;

export function clientOf(origin: string, token: string | null): Client {
  const identity: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const json = { 'content-type': 'application/json' };
  return {
    token,
    async graphql(query, variables = {}, headers = {}) {
      const answer = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { ...identity, ...json, ...headers },
        body: JSON.stringify({ query, variables }),
      });
      const said = (await answer.json()) as { data: Json };
      checkTypes((schema ??= buildAppSchema()), query, said.data);
      return { status: answer.status, ...said };
    },
    async rest(method, path, body, headers = {}) {
      const answer = await fetch(`${origin}/api/1.0/${path}`, {
        method,
        headers: { ...identity, ...(body === undefined ? {} : json), ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      return {
        status: answer.status,
        body: (await answer.json()) as RestAnswer['body'],
        headers: Object.fromEntries(answer.headers),
      };
    },
  };
}

/** A new database, empty unless `create` fills it; the caller drops it. */
export async function freshDatabase(create?: (server: string, name: string) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'waybill-test-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { dataDir, databaseUrl: null, drop: async () => remove() };
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const root = await createConnection(server);
  if (create) await create(server, name);
  else await root.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  return {
    dataDir,
    databaseUrl: `${server.replace(/\/[^/]*$/, '')}/${name}`,
    drop: async () => {
      await root.query(`DROP DATABASE ${name}`);
      await root.end();
      remove();
    },
  };
}
