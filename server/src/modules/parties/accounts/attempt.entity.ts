import { Column, Entity, Index } from 'typeorm';
import { GeneratedIdColumn, InstantColumn } from '../../../db/schema/columns';

/** One attempt at an account, counted by account and client network. */
export abstract class Attempt {
  @GeneratedIdColumn()
  id: number;

  /** Hash of the e-mail address, so that the table contains no addresses. */
  @Column({ type: 'varchar', length: 64 })
  accountKey: string;

  /** An IPv4 address, or the /64 of an IPv6 address. */
  @Column({ type: 'varchar', length: 45 })
  clientNetwork: string;

  /** Key of a known device, which is counted separately; null for an unknown one. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  device: string | null;

  @InstantColumn()
  createdOn: Date;
}

/** A failed sign-in or password change, including those whose password is being checked. */
@Entity()
@Index(['accountKey', 'createdOn'])
@Index(['clientNetwork', 'createdOn'])
export class FailedSignIn extends Attempt {}

/** A requested recovery mail, whether or not the account exists. */
@Entity()
@Index(['accountKey', 'createdOn'])
@Index(['clientNetwork', 'createdOn'])
export class RecoveryRequest extends Attempt {}
