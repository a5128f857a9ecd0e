import type { GraphQLSchema } from 'graphql';
import { systemClock, type Clock } from './clock';
import type { Config } from './config';
import { openDatabase, type Database } from './db/dataSource';
import { Mutex } from './db/mutex';
import { References } from './db/references';
import { buildAppSchema } from './schema';

/** The process: what every request shares. Nothing in it is state that another server would miss. */
export interface App {
  config: Config;
  database: Database;
  clock: Clock;
  schema: GraphQLSchema;
  references: References;
  /** The embedded database has one writer at a time; on MySQL it runs the work at once. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export async function openApp(config: Config, clock: Clock = systemClock(config.timezone)): Promise<App> {
  const database = await openDatabase(config);
  const mutex = new Mutex();
  return {
    config,
    database,
    clock,
    schema: buildAppSchema(),
    references: new References(),
    exclusive: (work) => (database.embedded ? mutex.run(work) : work()),
    close: () => database.close(),
  };
}

