import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../../db/columns';

/**
 * The outbox: a mail is a row, written in the transaction of what it tells about, and sent by a loop of some server.
 * The bodies hold links that open an account, so they are wiped as soon as the mail is sent or given up.
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

  @TextColumn(190)
  recipient: string;

  @TextColumn(200)
  subject: string;

  @Column({ type: 'text', nullable: true })
  textBody: string | null;

  @Column({ type: 'text', nullable: true })
  htmlBody: string | null;

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
