import { Entity, Index, PrimaryColumn } from 'typeorm';
import { CountColumn } from '../../db/schema/columns';

/** Limited actions, and their maximum uses per period. */
export const quotas = {
  /** AWB numbers are sequential; this prevents enumerating them. */
  tracking: 60,
  enquiry: 100,
  newVisitor: 300,
  /** Rows of the security log about refusals, of one user. */
  refusal: 1000,
  /** Rows of the security log about people who are not signed in: of one account or network, and of all together. */
  strangerEvent: 20,
  strangerEvents: 300,
} as const;

export type Quota = keyof typeof quotas;

@Entity()
export class QuotaUse {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  quota: Quota;

  @PrimaryColumn({ type: 'varchar', length: 45 })
  clientNetwork: string;

  /** Number of the period since 1970. */
  @Index()
  @PrimaryColumn({ type: 'int' })
  period: number;

  @CountColumn()
  uses: number;
}
