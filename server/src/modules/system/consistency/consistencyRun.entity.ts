import { Entity, PrimaryColumn, Column } from 'typeorm';
import { CountColumn, IdColumn, InstantColumn, TextColumn } from '../../../db/schema/columns';

/** One nightly check. Servers take turns: who holds the row runs some of its steps. */
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

  /** The first differences so far, as JSON. */
  @Column({ type: 'text', nullable: true })
  findings: string | null;

  /** Where it goes on: with that rule, behind that id of its table. Null at the end, and when a step has failed. */
  @TextColumn(200, { nullable: true })
  nextRule: string | null;

  @IdColumn({ nullable: true })
  nextAfter: number | null;

  /** Until then no other server goes on with it. */
  @InstantColumn({ nullable: true })
  heldUntil: Date | null;
}
