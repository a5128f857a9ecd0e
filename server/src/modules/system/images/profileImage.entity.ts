import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, RefColumn } from '../../../db/schema/columns';

/** SQLite's driver returns the blob of a single row as Buffer and of many rows as ArrayBuffer. */
const asBuffer = { to: (value: Buffer) => value, from: (value: Buffer | ArrayBuffer) => Buffer.from(value as Buffer) };

/** An uploaded profile image as a small square WebP, in the database so that every server has it. */
@Entity()
export class ProfileImage {
  /** Random and new for every image, so the content under a name never changes. */
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
