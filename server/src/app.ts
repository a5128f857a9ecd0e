import type { App } from './core/app.types';
import { systemClock, type Clock } from './core/clock';
import type { Config } from './config';
import { openDatabase } from './db/dataSource';
import { ReferenceCache } from './db/referenceCache';
import { checkEntityFields } from './core/relations';
import { buildAppSchema } from './api/graphql/schema';
import { databaseModel, mailComposers, records } from './registry';

export async function openApp(
  config: Config,
  clock: Clock = systemClock(config.timezone),
  open = openDatabase,
): Promise<App> {
  // Files that the process writes (database, mails, keys) are readable only by its own user.
  process.umask(0o077);
  const database = await open(config, databaseModel);
  const schema = buildAppSchema();
  checkEntityFields(schema, database.reader);
  return {
    config,
    database,
    clock,
    schema,
    references: new ReferenceCache(databaseModel),
    records,
    mailComposers,
    close: () => database.close(),
  };
}
