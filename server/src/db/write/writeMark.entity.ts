import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Single row, written to prove that writes work. On the embedded database every transaction writes its own token here,
 * so that after a failed COMMIT the file shows whether it was written.
 */
@Entity()
export class WriteMark {
  @PrimaryColumn({ type: 'int' })
  id: number;

  @Column({ type: 'varchar', length: 36 })
  token: string;
}
