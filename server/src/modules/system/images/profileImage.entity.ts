import { Entity, Index, PrimaryColumn } from 'typeorm';
import { BlobColumn, InstantColumn, RefColumn } from '../../../db/schema/columns';

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
  @BlobColumn()
  content: Buffer;

  @InstantColumn()
  createdOn: Date;
}
