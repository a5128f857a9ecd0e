import { Entity, Index } from 'typeorm';
import { GeneratedIdColumn, IdColumn, PaiseColumn } from '../../../../db/schema/columns';
import type { Paise } from '../../../../domain/values/money';

/** What a customer owes, kept in the transaction of every change (`customerAccount.ts`). */
@Entity()
export class CustomerAccount {
  @GeneratedIdColumn()
  id: number;

  @Index({ unique: true })
  @IdColumn()
  customerId: number;

  /** Owed from before the first invoice. */
  @PaiseColumn()
  opening: Paise;

  /** Totals of approved invoices. */
  @PaiseColumn()
  invoiced: Paise;

  /** Totals of invoices that are not yet approved. */
  @PaiseColumn()
  unapproved: Paise;

  /** Customer amounts of live, pending consignments of the credit modes that are on no invoice. Before tax. */
  @PaiseColumn()
  unbilled: Paise;

  /** What of it is freight by the company's own cargo by road, whose tax is that of another service. */
  @PaiseColumn({ default: 0 })
  unbilledRoad: Paise;

  /** Totals of approved credit notes, less those of debit notes. */
  @PaiseColumn({ default: 0 })
  credited: Paise;

  /** Payments that are not reversed, and the tax deducted from them. */
  @PaiseColumn()
  cash: Paise;

  @PaiseColumn()
  tds: Paise;

  /** What is not allocated of those payments and credit notes. */
  @PaiseColumn()
  unallocated: Paise;

  /** What is left to pay of approved invoices and of the opening balance. */
  @PaiseColumn()
  outstanding: Paise;
}
