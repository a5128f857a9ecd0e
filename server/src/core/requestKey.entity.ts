import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../db/columns';

/** An idempotency key with the answer that it was given first. */
@Entity()
@Index(['scope', 'requestKey'], { unique: true })
export class RequestKey {
  @PrimaryGeneratedColumn()
  id: number;

  /** Who sent it and what it asked for: two users may choose the same key. */
  @TextColumn(60)
  scope: string;

  /** A hash of the key: text columns would take 'a' and 'A' for one. */
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
