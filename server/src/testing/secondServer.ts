import { openApp } from '../app';
import type { App } from '../core/module/app.types';
import type { Clock } from '../core/module/clock';
import type { Database } from '../db/database.types';
import type { TestServer } from './testServer';

/** Another server on the same database. An embedded database belongs to one process, so its connections are shared. */
export function secondApp({ app }: TestServer, clock?: Clock): Promise<App> {
  const shared = async (): Promise<Database> => ({ ...app.database, close: async () => undefined });
  return openApp(app.config, clock, app.database.embedded ? shared : undefined);
}
