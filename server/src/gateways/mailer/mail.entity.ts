import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../../db/columns';

/** What a mail is about. Some `module.ts` says who writes its letter. */
export type MailTemplate = 'AccountLink';

/**
 * The outbox: a mail is a row, written in the transaction of what it tells about, and sent by a loop of some server. It
 * holds no text: the letter is composed when it is sent, so no secret of a link stands in the database, its log or a backup.
 */
@Entity()
export class Mail {
  @PrimaryGeneratedColumn()
  id: number;

  /** The Message-ID is as old as the row: whatever is sent again after a crash is known to be the same mail. */
  @Index({ unique: true })
  @TextColumn(120)
  messageId: string;

  /** What it is about; a newer mail on the same topic takes the place of one that was not sent yet. */
  @Index()
  @TextColumn(60)
  topic: string;

  @TextColumn(20)
  template: MailTemplate;

  /** As it was typed; the letter goes to the address that the composer found for it. */
  @TextColumn(190)
  recipient: string;

  @Index()
  @InstantColumn()
  createdOn: Date;

  /** After this instant nobody can use the mail, so it is not sent any more. */
  @InstantColumn()
  goodUntil: Date;

  /** When to try (again); null: done with. The server that takes the mail moves this on, and another can if it dies. */
  @Index()
  @InstantColumn({ nullable: true })
  dueOn: Date | null;

  /** Of the server that is sending it now. */
  @TextColumn(36, { nullable: true })
  claim: string | null;

  @Column({ type: 'int' })
  attempts: number;

  @InstantColumn({ nullable: true })
  sentOn: Date | null;

  @TextColumn(300, { nullable: true })
  lastError: string | null;
}
