import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CountColumn, GeneratedIdColumn, IdColumn, InstantColumn, TextColumn } from '../../../db/schema/columns';

/** A change of a record: one row, whatever number of properties. `changeEntries.ts` says how they are stored. */
@Entity()
@Index(['entityName', 'primaryKey'])
export class ChangeRecord {
  @GeneratedIdColumn()
  id: number;

  @TextColumn(40)
  entityName: string;

  @IdColumn()
  primaryKey: number;

  /** JSON of `StoredEntry[]`, at most `maxBytes` long. */
  @Column({ type: 'text' })
  changes: string;

  /** Their number. */
  @CountColumn()
  entries: number;

  @TextColumn(160, { nullable: true })
  remark: string | null;

  @InstantColumn()
  createdOn: Date;

  @IdColumn({ nullable: true })
  createdById: number | null;
}

/**
 * One property of a change, as programs before 0.3.0 stored it. Nothing adds rows any more: `jobs/convertChangeLog.ts`
 * moves them to `change_record`, and readers show both until it is empty. Its ids stay 32 bit, since it only shrinks.
 */
@Entity()
@Index('ix_change_log__entity_name__primary_key', ['entityName', 'primaryKey'])
export class ChangeLogValue {
  @PrimaryGeneratedColumn()
  id: number;

  @TextColumn(40)
  entityName: string;

  @Column({ type: 'int' })
  primaryKey: number;

  @TextColumn(60)
  propertyName: string;

  @Column({ type: 'text', nullable: true })
  oldValue: string | null;

  @Column({ type: 'text', nullable: true })
  newValue: string | null;

  @TextColumn(160, { nullable: true })
  remark: string | null;

  @InstantColumn()
  createdOn: Date;

  @Column({ type: 'int', nullable: true })
  createdById: number | null;
}

/** The conversion of `change_log_value`: one row, made by the first server that finds something to convert. */
@Entity()
export class ChangeLogConversion {
  @Column({ type: 'int', primary: true })
  id: number;

  /** Rows of `change_log_value` when it began. */
  @Column({ type: 'bigint' })
  total: number;

  @Column({ type: 'bigint' })
  converted: number;

  /** Id of the last one that was converted. */
  @Column({ type: 'int' })
  lastId: number;

  /** The server that converts; empty if none does. */
  @TextColumn(36)
  holder: string;

  /** Grows with each piece: another server takes over when it stands still. */
  @Column({ type: 'bigint' })
  beat: number;

  @InstantColumn({ nullable: true })
  finishedOn: Date | null;
}
