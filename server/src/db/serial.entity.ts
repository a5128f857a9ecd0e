import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last number given out of a series: receipt book, manifests of a day, invoices of a financial year. */
@Entity()
export class Serial {
  @PrimaryColumn({ type: 'varchar', length: 60 })
  name: string;

  @Column({ type: 'int' })
  value: number;
}
