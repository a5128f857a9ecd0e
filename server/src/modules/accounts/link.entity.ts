import { Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, RefColumn } from '../../db/columns';

/**
 * A link that lets a user set a password without an old one. Use of any, a block or a change of address or password removes
 * all of a user's. The secret of the link is known to its mail alone; here stands only its hash.
 */
@Entity()
export class AccountLink {
  @PrimaryColumn({ type: 'varchar', length: 64 })
  secretHash: string;

  @Index()
  @RefColumn('User')
  userId: number;

  @InstantColumn()
  createdOn: Date;

  @Index()
  @InstantColumn()
  expiresOn: Date;
}
