import { openApp } from '../app';
import type { App } from '../core/app.types';
import type { Clock } from '../core/clock';
import type { Database } from '../db/database.types';
import type { TestServer } from './testServer';

/** Another server on the same database. The embedded one belongs to one process, so there the two share its connections. */
export function secondApp({ app }: TestServer, clock?: Clock): Promise<App> {
  const shared = async (): Promise<Database> => ({ ...app.database, close: async () => undefined });
  return openApp(app.config, clock, app.database.embedded ? shared : undefined);
}
