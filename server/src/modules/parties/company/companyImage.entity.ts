import { Entity, PrimaryColumn } from 'typeorm';
import { BlobColumn, InstantColumn } from '../../../db/schema/columns';

/** A logo or a signature. It stays, since papers of its time show it. */
@Entity()
export class CompanyImage {
  /** Random and new for every image, so the content under a name never changes. */
  @PrimaryColumn({ type: 'varchar', length: 60 })
  name: string;

  /** PNG or JPEG of at most 64 KB. */
  @BlobColumn()
  content: Buffer;

  @InstantColumn()
  createdOn: Date;
}
