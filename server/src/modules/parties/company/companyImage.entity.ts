import { Column, Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '../../../db/schema/columns';

/** SQLite's driver returns the blob of a single row as Buffer and of many rows as ArrayBuffer. */
const asBuffer = { to: (value: Buffer) => value, from: (value: Buffer | ArrayBuffer) => Buffer.from(value as Buffer) };

/** A logo or a signature. It stays, since papers of its time show it. */
@Entity()
export class CompanyImage {
  /** Random and new for every image, so the content under a name never changes. */
  @PrimaryColumn({ type: 'varchar', length: 60 })
  name: string;

  /** PNG or JPEG of at most 64 KB. */
  @Column({ type: 'blob', transformer: asBuffer })
  content: Buffer;

  @InstantColumn()
  createdOn: Date;
}
