import { Entity, Index, PrimaryColumn } from 'typeorm';
import { CountColumn } from '../db/columns';

/** What is limited, and to how many uses in a period. */
export const quotas = {
  /** AWB numbers come in series: whoever tries them one by one is stopped here. */
  tracking: 60,
  enquiry: 100,
  newVisitor: 300,
} as const;

export type Quota = keyof typeof quotas;

@Entity()
export class QuotaUse {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  quota: Quota;

  @PrimaryColumn({ type: 'varchar', length: 45 })
  clientNetwork: string;

  /** Periods since 1970. */
  @Index()
  @PrimaryColumn({ type: 'int' })
  period: number;

  @CountColumn()
  uses: number;
}
