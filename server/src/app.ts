import type { GraphQLSchema } from 'graphql';
import { systemClock, type Clock } from './clock';
import type { Config } from './config';
import { openDatabase, type Database } from './db/dataSource';
import { References } from './db/references';
import type { Compose } from './gateways/mailer/letter';
import type { MailTemplate } from './gateways/mailer/mail.entity';
import { letters } from './modules/letters';
import { checkEntityFields } from './relations';
import { buildAppSchema } from './schema';

/** The process: what every request shares. Nothing in it is state that another server would miss. */
export interface App {
  config: Config;
  database: Database;
  clock: Clock;
  schema: GraphQLSchema;
  references: References;
  /** Writes the mails of the outbox. */
  letters: Readonly<Record<MailTemplate, Compose>>;
  close(): Promise<void>;
}

export async function openApp(config: Config, clock: Clock = systemClock(config.timezone), open = openDatabase): Promise<App> {
  // Whatever the process writes to its folder (database, mails, keys) is for its own user.
  process.umask(0o077);
  const database = await open(config);
  const schema = buildAppSchema();
  checkEntityFields(schema, database.reader);
  return {
    config,
    database,
    clock,
    schema,
    references: new References(),
    letters,
    close: () => database.close(),
  };
}

