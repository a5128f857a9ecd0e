import { Entity, Index, PrimaryColumn } from 'typeorm';
import { BlobColumn, CountColumn, InstantColumn, LooseRefColumn } from '../../../db/schema/columns';

/** A picture or a signature of a delivery, in the database so that every server has it. */
@Entity()
@Index(['thinnedOn', 'createdOn'])
export class PodImage {
  /** SHA-256 of what the phone sent. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  hash: string;

  /** A JPEG of at most 64 KB without anything but its pixels. */
  @BlobColumn()
  content: Buffer;

  @CountColumn()
  width: number;

  @CountColumn()
  height: number;

  @Index()
  @InstantColumn()
  createdOn: Date;

  /** The run sheet that brought it first; null: it came before these were counted. */
  @Index()
  @LooseRefColumn('RunSheet', { nullable: true })
  runSheetId: number | null;

  /** When it was made smaller. */
  @InstantColumn({ nullable: true })
  thinnedOn: Date | null;
}
