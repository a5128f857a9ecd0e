import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { InstantColumn } from '../../db/columns';

/** One try at an account, counted by account and by the client's network. */
export abstract class Attempt {
  @PrimaryGeneratedColumn()
  id: number;

  /** A hash of the address that was tried, so that the table holds no list of e-mails. */
  @Column({ type: 'varchar', length: 64 })
  accountKey: string;

  /** An IPv4 address, or the /64 of an IPv6 address. */
  @Column({ type: 'varchar', length: 45 })
  clientNetwork: string;

  /** Of a known device, which is counted by itself; null for a stranger. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  device: string | null;

  @InstantColumn()
  createdOn: Date;
}

/** A sign-in, or a change of password, with a wrong password; also one whose password is being checked. */
@Entity()
@Index(['accountKey', 'createdOn'])
@Index(['clientNetwork', 'createdOn'])
export class FailedSignIn extends Attempt {}

/** A recovery mail that was asked for, whether or not there is such an account. */
@Entity()
@Index(['accountKey', 'createdOn'])
@Index(['clientNetwork', 'createdOn'])
export class RecoveryRequest extends Attempt {}
