import { Entity, Index } from 'typeorm';
import { EnumColumn, GeneratedIdColumn, IdColumn, TextColumn } from '../../../db/schema/columns';
import type { ImportKind } from '../../../domain/imports/enums';

/** What has been imported: the same row of another file is recognised by it. */
@Entity()
@Index(['kind', 'fingerprint'], { unique: true })
export class ImportKey {
  @GeneratedIdColumn()
  id: number;

  @EnumColumn()
  kind: ImportKind;

  /** The record's visible number, else a hash of customer, values and occurrence in the file. */
  @TextColumn(64)
  fingerprint: string;

  /** SHA-256 of the values, which tells the same number with other values apart. */
  @TextColumn(64)
  valuesHash: string;

  @IdColumn()
  recordId: number;
}
