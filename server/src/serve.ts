import type { AddressInfo } from 'node:net';
import { openApp } from './app';
import { cleanUp } from './cleanUp';
import type { Config } from './config';
import { oneAtATime } from './db/oneAtATime';
import { mailerOf, sendDueMails } from './gateways/mailer';
import { closeGently } from './http/closeGently';
import { buildHttp } from './http/server';
import { repeat } from './loop';
import { seedWhenEmpty } from './seed/seed';

/** Migrates, fills an empty database, listens, and finishes what is under way before it stops. */
export async function serve(config: Config): Promise<void> {
  const app = await timed(`Opening the ${config.databaseUrl ? 'MySQL' : 'embedded'} database`, () => openApp(config));
  const printed = await oneAtATime(app.database, async () => {
    await timed('Migrating', () => app.database.writer.runMigrations({ transaction: 'each' }));
    return seedWhenEmpty(app, timed);
  });
  const http = await buildHttp(app, { logLevel: process.env.LOG_LEVEL ?? (config.production ? 'info' : 'warn') });
  await http.listen({ port: config.port, host: config.host });

  const { port } = http.server.address() as AddressInfo;
  console.log(`\nWaybill is ready at http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`);
  for (const line of printed) console.log(line);

  const log = config.production ? http.log : console;
  const mailer = mailerOf(config);
  const failed = (what: string) => (error: unknown) =>
    log.error(`${what} failed: ${error instanceof Error ? error.message : error}`);
  const loops = [
    repeat(2_000, (stopping) => sendDueMails(app, { mailer, log, stopping }), failed('Sending mails')),
    repeat(60 * 60 * 1000, () => cleanUp(app), failed('Cleaning up')),
  ];

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await closeGently(http);
    await Promise.all(loops.map((loop) => loop.stop()));
    await app.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = Date.now();
  process.stdout.write(`${what} … `);
  const result = await work();
  process.stdout.write(`${((Date.now() - start) / 1000).toFixed(1)} s\n`);
  return result;
}
