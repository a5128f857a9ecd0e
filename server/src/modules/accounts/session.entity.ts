import { Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, RefColumn } from '../../db/columns';

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

  @InstantColumn({ nullable: true })
  endedOn: Date | null;
}
