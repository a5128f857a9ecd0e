/** Payments that are written because an invoice is set to Paid. */
import { receivablesRefusal } from '../../../domain/policy/receivables';
import type { Paise } from '../../../domain/values/money';
import type { Writer } from '../../../db/write/writer';
import { conflict } from '../../../core/operation/errors';
import { moveAccount } from '../../parties/customers/account/customerAccount';
import { Customer } from '../../parties/customers/customer.entity';
import { takeNumber } from '../../parties/series/takeNumber';
import type { Invoice } from '../../billing/invoices/invoice.entity';
import type { HowPaid, Settlement } from '../../billing/invoices/invoice.hooks';
import { paymentMovement, post } from '../../billing/ledger/ledger';
import { refuseParts } from './allocation';
import { refuseCash } from './cashLimit';
import { dueOfInvoice } from './dues';
import { Allocation, CustomerPayment } from './payment.entity';
import { settleInvoice } from './settlement';

export const markPaid: Settlement['markPaid'] = async (db, invoice, patch, how = {}) => {
  const paidOn = patch.paymentDate ?? invoice.paymentDate;
  const rest = invoice.outstanding + (patch.totalAmount ?? invoice.totalAmount) - invoice.totalAmount;
  const { inCash = 0, ...stated } = how;
  if (paidOn) await refuseStated(db, invoice, { ...stated, rest, receivedOn: paidOn });
  const saved = await settleInvoice(db, invoice, 0, paidOn, patch);
  if (inCash > 0) await payRest(db, saved, inCash, { mode: 'Cash' });
  if (rest > inCash || inCash === 0) await payRest(db, saved, rest - inCash, stated);
  return saved;
};

/** The limits of cash and of tax that hold for every payment, where mode and tax are stated. */
async function refuseStated(
  db: Writer,
  invoice: Invoice,
  { mode = 'NotStated', tds = 0, rest, receivedOn }: HowPaid & { rest: Paise; receivedOn: string },
): Promise<void> {
  if (mode !== 'Cash' && tds === 0) return;
  const due = dueOfInvoice(invoice);
  if (tds > rest) throw conflict(receivablesRefusal.allocation.moreThanDue(due));
  const share = { cash: rest - tds, tds };
  await refuseParts(db, [{ due: { ...due, outstanding: rest }, ...share }], share, { mode, receivedOn });
  if (mode === 'Cash') await refuseCash(db, { customerId: invoice.customerId, receivedOn, amount: share.cash });
}

/** A payment of an invoice that is saved as Paid already. */
export async function payRest(
  db: Writer,
  invoice: Invoice,
  rest: Paise,
  { mode = 'NotStated', tds = 0 }: HowPaid = {},
): Promise<void> {
  const { branchId, customerId, invoiceDate, placeOfSupply, supplyType } = invoice;
  const receivedOn = invoice.paymentDate ?? invoiceDate;
  const cash = rest - tds;
  await db.named(Customer, customerId, 'Customer', 'customerId');
  const payment = await db.insert(CustomerPayment, {
    number: await takeNumber(db, 'Receipt', receivedOn, branchId),
    branchId,
    customerId,
    receivedOn,
    placeOfSupply,
    supplyType,
    mode,
    amount: cash,
    tdsAmount: tds,
    reference: null,
    bankName: null,
    chequeDate: null,
    remark: null,
    source: 'MarkedPaid',
    allocatedCash: cash,
    allocatedTds: tds,
    certificateNo: null,
    reversedOn: null,
    reversalKind: null,
    reversalReason: null,
  });
  await db.insert(Allocation, {
    paymentId: payment.id,
    creditNoteId: null,
    invoiceId: invoice.id,
    openingId: null,
    refundId: null,
    writeOffId: null,
    cash,
    tds,
    allocatedOn: receivedOn > invoiceDate ? receivedOn : invoiceDate,
  });
  moveAccount(db, { customerId, share: { cash, tds } });
  post(db, paymentMovement(payment));
}
