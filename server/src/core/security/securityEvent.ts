/** What the security log is told (`securityLog.ts`). */
import type { Writer } from '../../db/write/writer';
import type { SecurityEventKind, SecurityOutcome } from '../../domain/security/enums';

export interface NewSecurityEvent {
  kind: SecurityEventKind;
  /** Done by default. */
  outcome?: SecurityOutcome;
  /** The account that it is about; by default the calling user's. Null: none that is known. */
  userId?: number | null;
  /** Who did it; by default the calling user. Null: nobody was signed in, and such events are counted together. */
  createdById?: number | null;
  /** The address that was tried, if no account has it. */
  emailAddress?: string | null;
  /** Name of the operation, as in GraphQL. */
  operation?: string | null;
  /** What it was done with or to, in words. */
  subject?: string | null;
  reason?: string | null;
  exportedRows?: number | null;
  /** How often; 1 by default. */
  times?: number;
  /** Parts of one event have the same text: they are one row, to which exported rows are added. */
  sameAs?: string | null;
  /** When it happened, if not now. */
  on?: Date;
}

/** Where a request came from; null for what the server does by itself. */
export type SecurityOrigin = { clientIp: string; userAgent: string } | null;

export type SecurityLogWriter = (
  db: Writer,
  event: NewSecurityEvent & Required<Pick<NewSecurityEvent, 'userId' | 'createdById'>>,
  origin: SecurityOrigin,
) => Promise<void>;
