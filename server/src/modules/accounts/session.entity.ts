import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { InstantColumn, RefColumn } from '../../db/columns';

/** A sign-in. A token is good only while its row is open, so ending the row ends the session at once. */
@Entity()
export class Session {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  sessionId: string;

  @Index()
  @RefColumn()
  userId: number;

  @InstantColumn()
  createdOn: Date;

  @Index()
  @InstantColumn()
  expiresOn: Date;

  @InstantColumn({ nullable: true })
  endedOn: Date | null;
}

/** A failed sign-in, counted by account and by client address. */
@Entity()
@Index(['accountKey', 'createdOn'])
@Index(['clientIp', 'createdOn'])
export class FailedSignIn {
  @PrimaryGeneratedColumn()
  id: number;

  /** A hash of the address that was tried, so that the table holds no list of e-mails. */
  @Column({ type: 'varchar', length: 64 })
  accountKey: string;

  @Column({ type: 'varchar', length: 45 })
  clientIp: string;

  @InstantColumn()
  createdOn: Date;
}
