import { Column, Entity, Index } from 'typeorm';
import { DateColumn, EnumColumn, GeneratedIdColumn, PaiseColumn } from '../../../../db/schema/columns';
import type { InvoiceStatus } from '../../../../domain/billing/enums';

/** Rollup for the billing summary: live invoices by invoice date and status (`billingDay.ts`). */
@Entity()
@Index(['day', 'invoiceStatus'], { unique: true })
export class BillingDay {
  @GeneratedIdColumn()
  id: number;

  @DateColumn()
  day: string;

  @EnumColumn()
  invoiceStatus: InvoiceStatus;

  @Column({ type: 'int' })
  invoices: number;

  @PaiseColumn()
  totalAmount: number;
}
