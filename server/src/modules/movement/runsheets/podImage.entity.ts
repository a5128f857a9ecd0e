import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { CountColumn, InstantColumn } from '../../../db/schema/columns';

/** SQLite's driver returns the blob of a single row as Buffer and of many rows as ArrayBuffer. */
const asBuffer = { to: (value: Buffer) => value, from: (value: Buffer | ArrayBuffer) => Buffer.from(value as Buffer) };

/** A picture or a signature of a delivery, in the database so that every server has it. */
@Entity()
export class PodImage {
  /** SHA-256 of what the phone sent. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  hash: string;

  /** A JPEG of at most 64 KB without anything but its pixels. */
  @Column({ type: 'blob', transformer: asBuffer })
  content: Buffer;

  @CountColumn()
  width: number;

  @CountColumn()
  height: number;

  @Index()
  @InstantColumn()
  createdOn: Date;
}
