import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { CountColumn, EnumColumn, IdColumn, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { ImportKind, ImportMode, ImportStatus } from '../../../domain/imports/enums';
import { PersonName } from '../../parties/users/user.entity';
import { ImportProfile } from './importProfile.entity';

declare module '../../../db/schema/recordKinds' {
  interface RecordKinds {
    ImportJob: ImportJob;
  }
}

/** The counts say how many rows have the status; those that are not counted are waiting for the check. */
@ObjectType({ description: 'One file that is checked and imported.' })
@Entity()
@Index(['fileHash'])
@Index(['createdById', 'id'])
export class ImportJob extends RecordEntity {
  @Field(() => ImportKind)
  @EnumColumn()
  kind: ImportKind;

  @IdColumn({ nullable: true })
  importProfileId: number | null;

  @Field(() => ImportProfile, { nullable: true, description: 'How its columns were read by the last check.' })
  profile?: ImportProfile | null;

  @Field(() => String)
  @TextColumn(120)
  fileName: string;

  @Field(() => String, { description: 'SHA-256 of the file.' })
  @TextColumn(64)
  fileHash: string;

  @Field(() => String, { nullable: true })
  @TextColumn(60, { nullable: true })
  sheetName: string | null;

  @Field(() => [String], { nullable: true })
  headers?: string[];

  /** List of texts as JSON. */
  @Column({ type: 'text' })
  headersJson: string;

  @Field(() => ImportStatus)
  @EnumColumn()
  status: ImportStatus;

  @Field(() => ImportMode, { nullable: true })
  @EnumColumn({ nullable: true })
  mode: ImportMode | null;

  @Field(() => Int, { description: 'Number of rows without the header.' })
  @CountColumn()
  rowCount: number;

  @Field(() => Int, { description: 'Rows that are still to be imported.' })
  @CountColumn()
  good: number;

  @Field(() => Int)
  @CountColumn()
  bad: number;

  @Field(() => Int, { description: 'Rows that an earlier import wrote.' })
  @CountColumn()
  already: number;

  @Field(() => Int, { description: 'Rows that this import wrote.' })
  @CountColumn()
  done: number;

  @Field(() => Int, { description: 'Rows that were good when checked and refused when they were to be written.' })
  @CountColumn()
  refused: number;

  @Field(() => PersonName, { nullable: true })
  createdBy?: PersonName | null;
}
