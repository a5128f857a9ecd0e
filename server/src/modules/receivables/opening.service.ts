import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { notInFuture } from '../../domain/dateRules';
import { ReceiptMode } from '../../domain/enums';
import type { Paise } from '../../domain/money';
import { receivablesRefusal } from '../../domain/policy';
import { textOrNull } from '../../domain/text';
import { decodeRows, integer, memberOf, text } from '../../db/rawRows';
import { refWhere } from '../../db/reader';
import { badInput, changedMeanwhile, refuse, refuseInput } from '../../core/errors';
import { command, query } from '../../core/operation';
import { RecordInput } from '../../core/record.inputs';
import { DateOnly, Money, RecordRef } from '../../core/scalars';
import { Required } from '../../domain/rules';
import { lockAccount, moveAccount } from '../customers/account/customerAccount';
import { Customer } from '../customers/customer.entity';
import { customerHeld, customerId } from '../customers/customerLock';
import { Invoice } from '../invoices/invoice.entity';
import { openItemsOf } from './dues';
import { openingMovement, post } from './ledger/ledger';
import { OpeningItem } from './opening.entity';
import { SetOpeningInput } from './payment.inputs';

/** A change is a further movement: the ledger keeps what was there before. */
export const setOpening = command({
  action: 'setOpening',
  input: SetOpeningInput,
  async run({ db, today }, { uniqueId, version, date, amount, remark }) {
    refuseInput({ date: notInFuture('Date', date, today) });
    const earlier = await db.find(OpeningItem, { customerId: await customerId(db, uniqueId) });
    const found = earlier && (await db.lock(OpeningItem, earlier.id));
    const customer = await customerHeld(db, uniqueId);
    if (version != null && version !== customer.version) throw changedMeanwhile();
    await lockAccount(db, customer.id);
    refuse(receivablesRefusal.opening({ isAllocated: found !== null && found.outstanding !== found.amount }));
    const values = { date, amount, outstanding: amount, remark: textOrNull(remark) };
    const before = found?.amount ?? 0;
    if (found && (found.date !== date || before !== amount))
      post(db, openingMovement(customer.id, found.date, -before));
    if (!found || found.date !== date || before !== amount) post(db, openingMovement(customer.id, date, amount));
    moveAccount(db, { customerId: customer.id, share: { opening: amount - before, outstanding: amount - before } });
    const saved = found
      ? await db.update(found, values)
      : await db.insert(OpeningItem, { ...values, customerId: customer.id });
    return Object.assign(saved, { customer });
  },
});

@InputType()
export class OpenItemsInput {
  @Field(() => RecordRef, { nullable: true })
  @Required('Please select customer')
  customerId: string;
}

@ObjectType({ description: 'An approved invoice, or the opening balance, with something left to pay.' })
export class OpenItem {
  @Field(() => Int, { nullable: true, description: 'Null: the opening balance.' })
  invoiceId: number | null;

  @Field(() => String)
  number: string;

  @Field(() => DateOnly)
  date: string;

  @Field(() => DateOnly)
  dueDate: string;

  @Field(() => Money)
  totalAmount: Paise;

  @Field(() => Money)
  outstanding: Paise;

  @Field(() => Money, { description: 'The amount on which tax is deducted; 0 of the opening balance.' })
  taxable: Paise;
}

export const openItems = query({
  action: 'openItems',
  input: OpenItemsInput,
  async run({ db }, { customerId: ref }): Promise<OpenItem[]> {
    const customer = await db.named(Customer, ref, 'Customer', 'customerId');
    return openItemsOf(db, customer.id);
  },
});

@ObjectType({ description: 'What a payment pays of an invoice; without what was taken back.' })
export class InvoicePayment {
  @Field(() => ID)
  paymentUniqueId: string;

  @Field(() => String)
  number: string;

  @Field(() => DateOnly)
  receivedOn: string;

  @Field(() => ReceiptMode)
  mode: ReceiptMode;

  @Field(() => Money)
  cash: Paise;

  @Field(() => Money)
  tds: Paise;
}

export const invoicePayments = query({
  action: 'invoicePayments',
  input: RecordInput,
  async run({ db }, { uniqueId }): Promise<InvoicePayment[]> {
    const invoice = await db.find(Invoice, refWhere<Invoice>(uniqueId));
    if (!invoice) throw badInput('Invoice not found', 'uniqueId');
    const rows = await db.query(
      `SELECT p.unique_id AS paymentUniqueId, p.number AS number, p.received_on AS receivedOn, p.mode AS mode,
         SUM(a.cash) AS cash, SUM(a.tds) AS tds
       FROM allocation a JOIN customer_payment p ON p.id = a.payment_id WHERE a.invoice_id = ?
       GROUP BY p.id, p.unique_id, p.number, p.received_on, p.mode HAVING SUM(a.cash + a.tds) > 0
       ORDER BY p.received_on, p.id`,
      [invoice.id],
    );
    return decodeRows(rows, {
      paymentUniqueId: text,
      number: text,
      receivedOn: text,
      mode: memberOf(ReceiptMode),
      cash: integer,
      tds: integer,
    });
  },
});
