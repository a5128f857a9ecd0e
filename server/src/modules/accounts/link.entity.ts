import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../../db/columns';

export type LinkPurpose = 'Activation' | 'Reset';

/**
 * The one link that lets a user set a password without an old one. A newer link takes the row of the older, and use or
 * a block removes it. The secret of the link is known to its mail alone; here stands only its hash.
 */
@Entity()
export class AccountLink {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @TextColumn(20)
  purpose: LinkPurpose;

  @TextColumn(64)
  secretHash: string;

  @InstantColumn()
  createdOn: Date;

  @InstantColumn()
  expiresOn: Date;
}
