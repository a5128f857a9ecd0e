import type { GraphQLSchema } from 'graphql';
import type { Config } from '../config';
import type { Database } from '../db/database.types';
import type { ReferenceCache } from '../db/referenceCache';
import type { MailContent } from '../gateways/mailer/emailContent';
import type { Mail, MailTemplate } from '../gateways/mailer/mail.entity';
import type { Clock } from './clock';
import type { RecordDescription } from './recordDescription';

/** What all requests of the process share. Nothing in it is state that another server would miss. */
export interface App {
  config: Config;
  database: Database;
  clock: Clock;
  schema: GraphQLSchema;
  references: ReferenceCache;
  /** The kinds of record, by the names of their GraphQL types. */
  records: ReadonlyMap<string, RecordDescription>;
  /** Writes the mails of the outbox. */
  letters: Readonly<Record<MailTemplate, Compose>>;
  close(): Promise<void>;
}

/** Writes the content of a mail when it is sent; null when there is nobody, or nothing any more, to write about. */
export type Compose = (app: App, mail: Mail) => Promise<MailContent | null>;
