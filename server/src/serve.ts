import type { AddressInfo } from 'node:net';
import { openApp } from './app';
import type { App } from './core/module/app.types';
import { cleanUp } from './jobs/cleanUp';
import { changeLogConverter } from './jobs/convertChangeLog';
import type { Config } from './config';
import { withStartLock } from './db/startLock';
import { mailerOf, sendDueMails } from './gateways/mailer';
import { buildHttp } from './api/http/server';
import { shutdownGracefully } from './api/http/shutdown';
import { nightlyCheck } from './jobs/nightlyCheck';
import { repeat } from './jobs/repeat';
import { resealSecrets } from './modules/parties/accounts/secondFactor/codes';
import { consistencyChecks } from './registry';
import { seedWhenEmpty } from './seed/seed';

/** Migrates, seeds an empty database, listens, and finishes pending requests before it stops. */
export async function serve(config: Config): Promise<void> {
  const app = await timed(`Opening the ${config.databaseUrl ? 'MySQL' : 'embedded'} database`, () => openApp(config));
  try {
    await start(app);
  } catch (error) {
    await app.close().catch(() => undefined);
    throw error;
  }
}

async function start(app: App): Promise<void> {
  const { config } = app;
  const printed = await withStartLock(app.database, config.startWait, async () => {
    await timed('Migrating', () => app.database.migrate());
    await resealSecrets(app);
    return seedWhenEmpty(app, timed);
  });
  const http = await buildHttp(app, { logLevel: config.logLevel });
  await http.listen({ port: config.port, host: config.host });

  const log = config.production ? http.log : console;
  const mailer = mailerOf(config);
  const failed = (what: string) => (error: unknown) =>
    log.error(`${what} failed: ${error instanceof Error ? error.message : String(error)}`);
  const loops = [
    repeat(2_000, (stopping) => sendDueMails(app, { mailer, log, stopping }), failed('Sending mails')),
    repeat(60 * 60 * 1000, () => cleanUp(app), failed('Cleaning up')),
    repeat(60 * 1000, (stopping) => nightlyCheck(app, consistencyChecks, stopping), failed('The nightly check')),
    repeat(60 * 1000, changeLogConverter(app, log), failed('Converting the change log')),
  ];

  let stopping = false;
  const stop = async () => {
    // A second signal stops immediately.
    if (stopping) process.exit(1);
    stopping = true;
    await shutdownGracefully(http, { drainMs: config.drain });
    await Promise.all(loops.map((loop) => loop.stop()));
    await app.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

  const { port } = http.server.address() as AddressInfo;
  console.log(`\nWaybill is ready at http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`);
  for (const line of printed) console.log(line);
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  process.stdout.write(`${what} … `);
  const result = await work();
  process.stdout.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  return result;
}
