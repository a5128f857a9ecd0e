import { Column, Entity, Index } from 'typeorm';
import { GeneratedIdColumn, IdColumn, InstantColumn, TextColumn } from '../../../../db/schema/columns';

/** A user's secret, shared with an authenticator app. In use since `User.secondFactorOn`; before, it is being set up. */
@Entity()
export class SecondFactor {
  @IdColumn({ primary: true })
  userId: number;

  /** Encrypted (`core/security/sealed.ts`). */
  @TextColumn(200)
  sealedSecret: string;

  /** The time step of the last accepted code: each is accepted once, and none from before it. */
  @Column({ type: 'bigint' })
  lastStep: number;

  /** Since the last right one. */
  @Column({ type: 'integer' })
  wrongCodes: number;

  @InstantColumn()
  createdOn: Date;
}

/** A code that replaces the authenticator app once. Using it removes its row. */
@Entity()
@Index(['userId', 'codeHash'])
export class RecoveryCode {
  @GeneratedIdColumn()
  id: number;

  @IdColumn()
  userId: number;

  /** A fast hash is enough, since a code has 80 random bits. It needs no key, so that codes work when a key is lost. */
  @Column({ type: 'varchar', length: 64 })
  codeHash: string;

  @InstantColumn()
  createdOn: Date;
}
