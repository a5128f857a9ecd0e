import type { GraphQLSchema } from 'graphql';
import type { Config } from '../../config';
import type { Database } from '../../db/database.types';
import type { Contract } from '../../db/versions/contract';
import type { ReferenceCache } from '../../db/read/referenceCache';
import type { MailContent } from '../../gateways/mailer/emailContent';
import type { Mail, MailTemplate } from '../../gateways/mailer/mail.entity';
import type { Clock } from './clock';
import type { Metrics } from '../observation/metrics';
import type { RecordDescription } from '../record/recordDescription';
import type { SecurityLogWriter } from '../security/securityEvent';
import type { Tracer } from '../observation/tracer';

/** Shared by all requests of the process. Holds no state that other servers would need. */
export interface App {
  config: Config;
  database: Database;
  /** Whether this program may use the database. */
  contract: Contract;
  clock: Clock;
  schema: GraphQLSchema;
  references: ReferenceCache;
  metrics: Metrics;
  /** Null unless traces are exported. */
  tracer: Tracer | null;
  /** Kinds of record by GraphQL type name. */
  records: ReadonlyMap<string, RecordDescription>;
  /** Composers of the mails' contents, by template. */
  mailComposers: Readonly<Record<MailTemplate, Compose>>;
  /** Writes the security log; other code calls the functions of `securityLog.ts`. */
  writeSecurityEvent: SecurityLogWriter;
  close(): Promise<void>;
}

/** Composes a mail's content when it is sent; null if there is no recipient or the mail has become pointless. */
export type Compose = (app: App, mail: Mail) => Promise<MailContent | null>;
