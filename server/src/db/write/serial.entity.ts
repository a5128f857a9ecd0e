import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Last number used of a series: receipt book, manifests per day, invoices per financial year. */
@Entity()
export class Serial {
  @PrimaryColumn({ type: 'varchar', length: 60 })
  name: string;

  @Column({ type: 'int' })
  value: number;

  /** The series begins behind this number. */
  @Column({ type: 'int', default: 0 })
  beforeFirst: number;
}
