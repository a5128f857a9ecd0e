/** What one generated invoice is to be over, and how it is written. */
import { badInput } from '../../../core/operation/errors';
import { ask } from '../../../core/module/hooks';
import type { Writer } from '../../../db/write/writer';
import type { DateOnly } from '../../../domain/values/dates';
import type { Paise } from '../../../domain/values/money';
import type { Customer } from '../../parties/customers/customer.entity';
import type { Invoice } from './invoice.entity';
import type {} from './invoice.hooks';
import { amountsInside, generatedAmounts, type Amounts, type Buyer, type TaxedSupply } from './invoiceAmounts';
import { insertInvoice, type BilledBookings } from './invoice.save';

export interface Bill extends Amounts, TaxedSupply {
  /** Over what is paid already, tax inside. */
  isCash: boolean;
}

export interface InvoiceDates {
  invoiceDate: DateOnly;
  invoiceMonth: string;
}

interface BillOf {
  buyer: Buyer;
  isCash: boolean;
  /** Named in a refusal, which is about the field. */
  state?: string;
  field: string;
}

/** Amounts and taxes over these amounts. */
export function billOver(amounts: readonly Paise[], { buyer, isCash, state, field }: BillOf): Bill {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (total < 100) throw badInput(['Enter valid Actual amount', state].filter(Boolean).join(': '), field);
  return { ...(isCash ? amountsInside(total, buyer) : generatedAmounts(amounts, buyer)), isCash };
}

interface Held extends InvoiceDates {
  branchId: number;
  billed: BilledBookings;
  totalConsignments: number;
  /** What of a cash invoice was paid in cash. */
  inCash: Paise;
}

export async function insertBill(
  db: Writer,
  { isCash, ...bill }: Bill,
  customer: Customer,
  { billed, inCash, ...held }: Held,
): Promise<Invoice> {
  const made = await insertInvoice(
    db,
    {
      ...bill,
      ...held,
      customerId: customer.id,
      invoiceStatus: 'Generated',
      invoiceType: isCash ? 'Cash' : 'Automatic',
      invoiceNumber: null,
      paymentDate: null,
      additionalRemark: null,
      remark: null,
    },
    customer,
    billed,
  );
  if (!isCash) return made;
  const paid = { invoiceStatus: 'Paid', paymentDate: held.invoiceDate } as const;
  return ask('settlement').markPaid(db, made, paid, { inCash });
}
