/** What invoices and credit notes ask of the payments above them. */
import type { Writer } from '../../../db/write/writer';
import type { DateOnly } from '../../../domain/values/dates';
import type { ReceiptMode } from '../../../domain/money/enums';
import type { Paise } from '../../../domain/values/money';
import type { Reader } from '../../../db/read/reader';
import type { Customer } from '../../parties/customers/customer.entity';
import type { Invoice } from './invoice.entity';

interface Note {
  id: number;
  noteDate: DateOnly;
}

/** Of a payment that is written with an invoice. */
export interface HowPaid {
  /** Default: NotStated. */
  mode?: ReceiptMode;
  /** Tax that the customer has deducted; the rest was received. */
  tds?: Paise;
}

export interface Settlement {
  /**
   * Writes payments over what is left of the invoice, and saves it as Paid on the payment date of `patch`.
   * `inCash`: the part that is known to be cash; `how` is of the rest.
   */
  markPaid(db: Writer, invoice: Invoice, patch: Partial<Invoice>, how?: HowPaid & { inCash?: Paise }): Promise<Invoice>;
  /** The payment of an invoice that is saved as Paid already. */
  payRest(db: Writer, invoice: Invoice, rest: Paise, how?: HowPaid): Promise<void>;
  /** Pays a locked invoice with some of a locked credit note about it, from the date of the note; a debit note pays in minus. */
  applyCreditNote(db: Writer, note: Note, invoice: Invoice, applied: Paise): Promise<Invoice>;
  /** The allocation of an applied note alone, in seed data. */
  seedApplied(db: Writer, note: Note, invoiceId: number, applied: Paise): Promise<void>;
  /** Reverses the payments with which an invoice was born, so that it can be cancelled. Payments before their invoices. */
  unpayInvoice(db: Writer, invoiceId: number, reversedOn: DateOnly, reason: string): Promise<void>;
}

/** Whether customers are kept from booking on credit as of a day: above their limit, or an invoice is overdue. */
interface CreditQuestions {
  /** Those of the customers who are. */
  creditStops(db: Reader, customerIds: readonly number[], today: DateOnly): Promise<ReadonlySet<number>>;
  /** Why the customer is; null if they are not. */
  creditStop(
    db: Reader,
    customer: Pick<Customer, 'id' | 'company' | 'creditLimit'>,
    today: DateOnly,
  ): Promise<string | null>;
}

declare module '../../../core/module/hooks' {
  interface Hooks extends CreditQuestions {
    settlement: Settlement;
  }
}
