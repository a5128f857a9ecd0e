import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openApp } from './app';
import type { App } from './core/module/app.types';
import { cleanUp } from './jobs/cleanUp';
import type { Config } from './config';
import { withStartLock } from './db/startLock';
import { awaitMigrations, upgrade } from './upgrade';
import { mailerOf, sendDueMails } from './gateways/mailer';
import { buildHttp } from './api/http/server';
import { shutdownGracefully } from './api/http/shutdown';
import { backfills } from './jobs/backfills';
import { dailyBackup } from './jobs/dailyBackup';
import { toolRunner } from './jobs/toolRunner';
import { nightlyCheck } from './jobs/nightlyCheck';
import { repeat } from './jobs/repeat';
import { resealSecrets } from './modules/parties/accounts/secondFactor/codes';
import { consistencyChecks } from './registry';
import { misspeltSettings } from './settingNames';
import type { ServerProcess } from './workers/serverProcess';
import { seedWhenEmpty } from './seed/seed';

/** Migrates, seeds an empty database, listens, and finishes pending requests before it stops. */
export async function serve(config: Config, server: ServerProcess): Promise<void> {
  if (server.saysStart) for (const warning of misspeltSettings(process.env)) console.warn(warning);
  refuseMissingWeb(config);
  const timed = server.saysStart ? timedAloud : timedSilently;
  const app = await timed(`Opening the ${config.databaseUrl ? 'MySQL' : 'embedded'} database`, () => openApp(config));
  try {
    await start(app, server, timed);
  } catch (error) {
    if (app.contract.isBroken) server.refused(error instanceof Error ? error.message : String(error), () => undefined);
    await app.close().catch(() => undefined);
    throw error;
  }
}

/** Else the server would be ready, and answer every page with 404. */
function refuseMissingWeb({ webDir, webRequired }: Config): void {
  if (webRequired && !existsSync(join(webDir, 'index.html'))) {
    throw new Error(`WEB_DIR must be the folder of the built web: ${join(webDir, 'index.html')} is missing`);
  }
}

async function start(app: App, server: ServerProcess, timed: typeof timedAloud): Promise<void> {
  const { config } = app;
  const say = (line: string) => {
    if (server.saysStart) console.log(line);
  };
  await awaitMigrations(app, say);
  const printed = await withStartLock(app.database, config.startWait, async () => {
    await timed('Migrating', () => upgrade(app, say));
    await resealSecrets(app);
    return seedWhenEmpty(app, timed);
  });
  const http = await buildHttp(app, { logLevel: config.logLevel, machine: server.machine });
  await http.listen({ port: config.port, host: config.host });

  const log = config.production ? http.log : console;
  const mailer = mailerOf(config);
  const failed = (what: string) => (error: unknown) =>
    log.error(`${what} failed: ${error instanceof Error ? error.message : String(error)}`);
  const lookFailed = failed('Looking at the version of the database');
  const loops = [
    // A refusal is told by `onBroken`.
    repeat(
      1_000,
      () => app.contract.look(),
      (error) => app.contract.isBroken || lookFailed(error),
    ),
  ];
  server.onRunJobs(() =>
    loops.push(
      repeat(2_000, (stopping) => sendDueMails(app, { mailer, log, stopping }), failed('Sending mails')),
      repeat(60 * 60 * 1000, () => cleanUp(app), failed('Cleaning up')),
      repeat(60 * 1000, () => dailyBackup(app, toolRunner(log)), failed('The backup')),
      repeat(60 * 1000, (stopping) => nightlyCheck(app, consistencyChecks, stopping), failed('The nightly check')),
      ...backfills.map((backfill) => repeat(10_000, backfill(app, log), failed('A backfill'))),
    ),
  );

  let stopping = false;
  const stop = async (isReplaced = false) => {
    // A second signal stops immediately.
    if (stopping) process.exit(1);
    stopping = true;
    await shutdownGracefully(http, { drainMs: config.drain, isReplaced });
    await Promise.all(loops.map((loop) => loop.stop()));
    await app.close();
    await server.ended();
  };
  app.contract.onBroken((refusal) =>
    server.refused(refusal, () => {
      log.error(refusal);
      process.exitCode = 1;
      if (!stopping) void stop();
    }),
  );
  server.onStop(({ isReplaced }) => void stop(isReplaced));

  const { port } = http.server.address() as AddressInfo;
  say(`\nWaybill is ready at http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`);
  for (const line of printed) console.log(line);
  server.ready(app.metrics);
}

const timedSilently = <T>(_: string, work: () => Promise<T>): Promise<T> => work();

async function timedAloud<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  process.stdout.write(`${what} … `);
  const result = await work();
  process.stdout.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  return result;
}
