import { Column, Entity, Index } from 'typeorm';
import { GeneratedIdColumn, InstantColumn, TextColumn } from '../../db/schema/columns';

/** An idempotency key with its first answer. */
@Entity()
@Index(['scope', 'requestKey'], { unique: true })
export class RequestKey {
  @GeneratedIdColumn()
  id: number;

  /** User and operation: two users may choose the same key. */
  @TextColumn(60)
  scope: string;

  /** Hash of the key, since text columns do not distinguish 'a' from 'A'. */
  @TextColumn(100)
  requestKey: string;

  @Column({ type: 'varchar', length: 64 })
  bodyHash: string;

  @Column({ type: 'json', nullable: true })
  answer: object | null;

  @Index()
  @InstantColumn()
  createdOn: Date;
}
