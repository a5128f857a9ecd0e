import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { IdColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { RecordChoice, RecordField, RecordText } from '../../../core/record/recordFields';
import { ImportKind, ImportMode, ImportStatus } from '../../../domain/imports/enums';
import { PersonName } from '../../parties/users/user.entity';
import { ImportProfile } from './importProfile.entity';

/** The counts say how many rows have the status; those that are not counted are waiting for the check. */
@ObjectType({ description: 'One file that is checked and imported.' })
@Entity()
@Index(['fileHash'])
@Index(['createdById', 'id'])
export class ImportJob extends RecordEntity {
  @RecordChoice(ImportKind)
  kind: ImportKind;

  @IdColumn({ nullable: true })
  importProfileId: number | null;

  @Field(() => ImportProfile, { nullable: true, description: 'How its columns were read by the last check.' })
  profile?: ImportProfile | null;

  @RecordText(120)
  fileName: string;

  @RecordText(64, { description: 'SHA-256 of the file.' })
  fileHash: string;

  @RecordText(60, { nullable: true })
  sheetName: string | null;

  @Field(() => [String], { nullable: true })
  headers?: string[];

  /** List of texts as JSON. */
  @Column({ type: 'text' })
  headersJson: string;

  @RecordChoice(ImportStatus)
  status: ImportStatus;

  @RecordChoice(ImportMode, { nullable: true })
  mode: ImportMode | null;

  @RecordField('count', { description: 'Number of rows without the header.' })
  rowCount: number;

  @RecordField('count', { description: 'Rows that are still to be imported.' })
  good: number;

  @RecordField('count')
  bad: number;

  @RecordField('count', { description: 'Rows that an earlier import wrote.' })
  already: number;

  @RecordField('count', { description: 'Rows that this import wrote.' })
  done: number;

  @RecordField('count', { description: 'Rows that were good when checked and refused when they were to be written.' })
  refused: number;

  @Field(() => PersonName, { nullable: true })
  createdBy?: PersonName | null;
}
