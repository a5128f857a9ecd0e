import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { InstantColumn } from '../../db/columns';

/** One try at an account by a stranger, counted by account and by client address. */
export abstract class Attempt {
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

/** A sign-in, or a change of password, with a wrong password. */
@Entity()
@Index(['accountKey', 'createdOn'])
@Index(['clientIp', 'createdOn'])
export class FailedSignIn extends Attempt {}

/** A recovery mail that was asked for, whether or not there is such an account. */
@Entity()
@Index(['accountKey', 'createdOn'])
@Index(['clientIp', 'createdOn'])
export class RecoveryRequest extends Attempt {}
