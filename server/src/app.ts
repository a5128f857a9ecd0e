import type { GraphQLSchema } from 'graphql';
import { systemClock, type Clock } from './clock';
import type { Config } from './config';
import { openDatabase, type Database } from './db/dataSource';
import { References } from './db/references';
import { buildAppSchema } from './schema';

/** The process: what every request shares. Nothing in it is state that another server would miss. */
export interface App {
  config: Config;
  database: Database;
  clock: Clock;
  schema: GraphQLSchema;
  references: References;
  close(): Promise<void>;
}

export async function openApp(config: Config, clock: Clock = systemClock(config.timezone)): Promise<App> {
  const database = await openDatabase(config);
  return {
    config,
    database,
    clock,
    schema: buildAppSchema(),
    references: new References(),
    close: () => database.close(),
  };
}

