import { Entity, Index } from 'typeorm';
import {
  DateColumn,
  EnumColumn,
  GeneratedIdColumn,
  IdColumn,
  InstantColumn,
  PaiseColumn,
  TextColumn,
} from '../../../db/schema/columns';
import type { LedgerKind } from '../../../domain/money/enums';
import type { Paise } from '../../../domain/values/money';

/**
 * Receivable is what a customer owes and VppPayable (in minus) what is owed to a customer; the entries of the others are of
 * all customers.
 */
export type LedgerAccount =
  'Receivable' | 'VppPayable' | 'Sales' | 'OutputTax' | 'Receipts' | 'TdsReceivable' | 'OpeningBalances' | 'BadDebts';

/** One side of a movement. Entries are appended, never changed; those of one movement sum to zero. */
@Entity()
@Index(['customerId', 'account', 'day', 'id'])
@Index(['account', 'day', 'amount'])
@Index(['movementId'])
export class LedgerEntry {
  @GeneratedIdColumn()
  id: number;

  @TextColumn(36)
  movementId: string;

  @DateColumn()
  day: string;

  @IdColumn()
  customerId: number;

  @EnumColumn()
  account: LedgerAccount;

  @EnumColumn()
  kind: LedgerKind;

  /** Positive: debit. */
  @PaiseColumn()
  amount: Paise;

  /** Number of the invoice, the payment or the credit note. */
  @TextColumn(40)
  document: string;

  @InstantColumn()
  createdOn: Date;

  @IdColumn({ nullable: true })
  createdById: number | null;
}
