import { Column, Entity, Index } from 'typeorm';
import {
  DateColumn,
  EnumColumn,
  firstBranchId,
  GeneratedIdColumn,
  IdColumn,
  PaiseColumn,
} from '../../../../db/schema/columns';
import type { InvoiceStatus } from '../../../../domain/billing/enums';

/** Rollup for the billing summary: live invoices by invoice date, status and branch (`billingDay.ts`). */
@Entity()
@Index(['day', 'invoiceStatus', 'branchId'], { unique: true })
export class BillingDay {
  @GeneratedIdColumn()
  id: number;

  @DateColumn()
  day: string;

  @EnumColumn()
  invoiceStatus: InvoiceStatus;

  @IdColumn({ default: firstBranchId })
  branchId: number;

  @Column({ type: 'int' })
  invoices: number;

  @PaiseColumn()
  totalAmount: number;
}
