import { Entity, PrimaryColumn, Column } from 'typeorm';
import { CountColumn, InstantColumn } from '../../../db/schema/columns';

/** One nightly check. The server that inserts the row of a day runs it. */
@Entity()
export class ConsistencyRun {
  /** In the company's time zone. */
  @PrimaryColumn({ type: 'date' })
  day: string;

  @InstantColumn()
  startedOn: Date;

  /** Null while it is running, and of a run that was interrupted. */
  @InstantColumn({ nullable: true })
  finishedOn: Date | null;

  @CountColumn({ nullable: true })
  differences: number | null;

  /** The first differences, as JSON. */
  @Column({ type: 'text', nullable: true })
  findings: string | null;
}
