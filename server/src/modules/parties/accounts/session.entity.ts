import { Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, LooseRefColumn, RefColumn, TextColumn } from '../../../db/schema/columns';

/** A session. A token is valid only while its row is open, so ending the row ends the session immediately. */
@Entity()
export class Session {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  sessionId: string;

  @Index()
  @RefColumn('User')
  userId: number;

  @InstantColumn()
  createdOn: Date;

  @Index()
  @InstantColumn()
  expiresOn: Date;

  /** Chosen for what is made in it; null: that of the user. A branch is never deleted. */
  @LooseRefColumn('Branch', { nullable: true })
  branchId: number | null;

  @TextColumn(125, { nullable: true })
  device: string | null;

  /** An IPv4 address, or the /64 of an IPv6 address. */
  @TextColumn(45, { nullable: true })
  clientNetwork: string | null;

  /** To the minute (`touchSession`). */
  @InstantColumn({ nullable: true })
  lastSeenOn: Date | null;

  @InstantColumn({ nullable: true })
  endedOn: Date | null;
}
