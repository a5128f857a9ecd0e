import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * One row, written to prove that writing works. On the embedded database every transaction leaves its own token here, so
 * that after a failed COMMIT the file itself tells whether it was written.
 */
@Entity()
export class WriteMark {
  @PrimaryColumn({ type: 'int' })
  id: number;

  @Column({ type: 'varchar', length: 36 })
  token: string;
}
