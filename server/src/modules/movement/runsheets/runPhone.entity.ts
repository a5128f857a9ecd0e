import { ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { GeneratedIdColumn, RefColumn, TextColumn } from '../../../db/schema/columns';
import { RecordField } from '../../../core/record/recordFields';

@ObjectType({ description: 'A phone with the link of a run sheet, and what it had not sent when it was last heard.' })
@Entity()
@Index(['runSheetId', 'phoneId'], { unique: true })
export class RunPhone {
  @GeneratedIdColumn()
  id: number;

  @RefColumn('RunSheet')
  runSheetId: number;

  /** For the foreign key alone: sheets show their phones. */
  @ManyToOne('RunSheet', { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'run_sheet_id' })
  protected runSheet?: object | null;

  /** Made by the phone. */
  @TextColumn(36)
  phoneId: string;

  @RecordField('count', { description: 'What was entered at doors and only this phone has.' })
  unsentEvents: number;

  @RecordField('count', { description: 'Pictures and signatures that only this phone has.' })
  unsentImages: number;

  @RecordField('instant')
  lastSeenOn: Date;
}
