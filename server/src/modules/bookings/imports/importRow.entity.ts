import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { IdColumn, SafeInt, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { RecordChoice, RecordField } from '../../../core/record/recordFields';
import { ImportRowStatus } from '../../../domain/imports/enums';

@ObjectType({ description: 'What is wrong with a row, and of which field.' })
export class ImportError {
  @Field(() => String, { description: 'Property of the input; empty if it is about the whole row.' })
  field: string;

  @Field(() => String)
  message: string;
}

/** Written in bulk by its import, without a change log; the records made from it have one. */
@ObjectType({ description: 'One row of an imported file.' })
@Entity()
@Index(['importJobId', 'rowNo'], { unique: true })
@Index(['importJobId', 'status', 'rowNo'])
@Index(['importJobId', 'matchKey'])
export class ImportRow extends RecordEntity {
  @IdColumn()
  importJobId: number;

  @RecordField('count', { description: 'As Excel counts: the header is row 1.' })
  rowNo: number;

  @Field(() => [String], { nullable: true, description: 'One text for each header.' })
  cells?: string[];

  /** List of texts as JSON. */
  @Column({ type: 'text' })
  cellsJson: string;

  @RecordChoice(ImportRowStatus)
  status: ImportRowStatus;

  @Field(() => [ImportError], { nullable: true })
  errors?: ImportError[];

  /** List of `ImportError` as JSON. */
  @Column({ type: 'text' })
  errorsJson: string;

  @Field(() => SafeInt, { nullable: true, description: 'Id of the record that it became.' })
  @IdColumn({ nullable: true })
  recordRef: number | null;

  /** Equal for rows of the file that may be the same record: its visible number, else the hash of its values. */
  @TextColumn(64, { nullable: true })
  matchKey: string | null;
}
