import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, RefColumn } from '../../db/columns';

/** SQLite's driver brings one row's blob as a Buffer and many rows' as ArrayBuffers. */
const asBuffer = { to: (value: Buffer) => value, from: (value: Buffer | ArrayBuffer) => Buffer.from(value as Buffer) };

/** What the upload of a picture became: a small square WebP, in the database so that every server has it. */
@Entity()
export class ProfileImage {
  /** Random, and new with every picture: what is under a name never changes. */
  @PrimaryColumn({ type: 'varchar', length: 60 })
  name: string;

  @Index()
  @RefColumn('User')
  userId: number;

  /** At most 64 KB. */
  @Column({ type: 'blob', transformer: asBuffer })
  content: Buffer;

  @InstantColumn()
  createdOn: Date;
}
