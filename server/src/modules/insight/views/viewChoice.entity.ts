import { Column, Entity, PrimaryColumn } from 'typeorm';
import { IdColumn } from '../../../db/schema/columns';

/** What a user chose on a screen. */
@Entity()
export class ViewChoice {
  @IdColumn({ primary: true })
  userId: number;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  screen: string;

  /** The view that opens with the screen; it may have been deleted since. */
  @IdColumn({ nullable: true })
  defaultViewId: number | null;

  /** The columns without a view, as JSON. */
  @Column({ type: 'text', nullable: true })
  layout: string | null;
}
