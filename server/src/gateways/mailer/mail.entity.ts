import { Column, Entity, Index } from 'typeorm';
import { GeneratedIdColumn, IdColumn, InstantColumn, TextColumn } from '../../db/schema/columns';
import type { MailTemplate } from '../../domain/mails/enums';

/**
 * Outbox. A mail is a row, written in the transaction of the change that causes it, and sent by a background loop of
 * any server. It holds no text: the content is composed when it is sent, so that no link's secret is in the database,
 * its log or a backup.
 */
@Entity()
export class Mail {
  @GeneratedIdColumn()
  id: number;

  /** Created with the row, so that a mail sent twice after a crash is recognisable as the same. */
  @Index({ unique: true })
  @TextColumn(120)
  messageId: string;

  /** A newer mail on the same topic replaces one that has not been sent. */
  @Index()
  @TextColumn(60)
  topic: string;

  @TextColumn(20)
  template: MailTemplate;

  /** As entered; the mail is sent to the address that the composer returns. */
  @TextColumn(190)
  recipient: string;

  @Index()
  @InstantColumn()
  createdOn: Date;

  /** The user whose request caused it; null: nobody was signed in. */
  @IdColumn({ nullable: true })
  createdById: number | null;

  /** Expiry of the mail's purpose; it is not sent afterwards. */
  @InstantColumn({ name: 'good_until' })
  expiresAt: Date;

  /**
   * Time of the next attempt; null: finished. A server claims a mail by postponing this, so another server takes over
   * if it dies.
   */
  @Index()
  @InstantColumn({ nullable: true })
  dueOn: Date | null;

  /** Id of the current claim. */
  @TextColumn(36, { nullable: true })
  claim: string | null;

  @Column({ type: 'int' })
  attempts: number;

  @InstantColumn({ nullable: true })
  sentOn: Date | null;

  /** Known once it was composed; cut to the length of the column. */
  @TextColumn(200, { nullable: true })
  subject: string | null;

  @TextColumn(300, { nullable: true })
  lastError: string | null;
}
