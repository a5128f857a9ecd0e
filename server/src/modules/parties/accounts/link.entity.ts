import { Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, RefColumn } from '../../../db/schema/columns';

/**
 * A link that lets a user set a password without the old one. Using any of them, blocking the user, or changing address
 * or password removes all of the user's links. Only the hash of the secret is stored.
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
