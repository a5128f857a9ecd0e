import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '../../../db/schema/columns';

/** What was done once on the way into use, and leaves no other trace; and that the list of first steps is put away. */
@Entity()
export class SetUpMark {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name: string;

  @InstantColumn()
  createdOn: Date;
}
