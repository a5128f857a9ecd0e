import type { App } from './core/module/app.types';
import { systemClock, type Clock } from './core/module/clock';
import type { Config } from './config';
import { Metrics } from './core/observation/metrics';
import { openDatabase } from './db/dataSource';
import { ReferenceCache } from './db/read/referenceCache';
import { Contract } from './db/versions/contract';
import { checkEntityFields } from './core/record/relations';
import { buildAppSchema } from './api/graphql/schema';
import { addGauges } from './gauges';
import { addStorageGauges } from './storageGauges';
import { openTracer } from './gateways/otlp';
import { version } from './version';
import { databaseModel, mailComposers, records, writeSecurityEvent } from './registry';

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
  const tracer = await openTracer(config.otlpEndpoint, version());
  const app: App = {
    config,
    database,
    contract: new Contract(version(), database),
    clock,
    schema,
    metrics: new Metrics(),
    tracer,
    references: new ReferenceCache(databaseModel),
    records,
    mailComposers,
    writeSecurityEvent,
    close: async () => {
      await tracer?.close();
      await database.close();
    },
  };
  addGauges(app);
  addStorageGauges(app);
  return app;
}
