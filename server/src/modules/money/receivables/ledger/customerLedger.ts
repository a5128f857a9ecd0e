import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { firstOfMonth } from '../../../../domain/values/dates';
import { LedgerKind } from '../../../../domain/money/enums';
import type { Paise } from '../../../../domain/values/money';
import { notBefore } from '../../../../domain/rules/dateRules';
import { Optional } from '../../../../domain/rules/rules';
import { decodeRows, integer, memberOf, nullable, sum, text } from '../../../../db/read/rawRows';
import type { Reader } from '../../../../db/read/reader';
import { refuseInput } from '../../../../core/operation/errors';
import { query } from '../../../../core/operation/operation';
import { RecordInput } from '../../../../core/record/record.inputs';
import { DateOnly, Money } from '../../../../core/record/scalars';
import { Customer } from '../../../parties/customers/customer.entity';

@InputType({ description: '`uniqueId` is the customer.' })
export class CustomerLedgerInput extends RecordInput {
  @Field(() => DateOnly, { nullable: true, description: 'Default: the first of the month of `to`.' })
  @Optional()
  from?: string | null;

  @Field(() => DateOnly, { nullable: true, description: 'Included. Default: today.' })
  @Optional()
  to?: string | null;
}

@ObjectType({ description: 'A movement of the account, with the balance after it.' })
export class LedgerLine {
  @Field(() => DateOnly)
  day: string;

  @Field(() => LedgerKind)
  kind: LedgerKind;

  @Field(() => String, { description: 'Number of the invoice, the payment or the credit note.' })
  document: string;

  @Field(() => Money, { description: 'What the customer owes more.' })
  debit: Paise;

  @Field(() => Money, { description: 'What the customer owes less.' })
  credit: Paise;

  @Field(() => Money, { description: 'After this line.' })
  balance: Paise;

  @Field(() => ID, { nullable: true, description: 'The invoice that the line is of.' })
  invoiceUniqueId: string | null;

  @Field(() => ID, { nullable: true, description: 'The payment that the line is of, or of whose reversal.' })
  paymentUniqueId: string | null;

  @Field(() => ID, { nullable: true, description: 'The credit or debit note that the line is of.' })
  creditNoteUniqueId: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The VPP remittance that sets off, or of whose reversal the line is.',
  })
  remittanceUniqueId: string | null;

  @Field(() => ID, { nullable: true, description: 'The refund that the line is of.' })
  refundUniqueId: string | null;
}

@ObjectType({ description: 'A movement of the VPP money that is owed to a customer, with what is owed after it.' })
export class VppLedgerLine {
  @Field(() => DateOnly)
  day: string;

  @Field(() => LedgerKind)
  kind: LedgerKind;

  @Field(() => String, { description: 'AWB number, or number of the remittance.' })
  document: string;

  @Field(() => Money, { description: 'What is owed more; in minus: a delivery that was taken back.' })
  collected: Paise;

  @Field(() => Money, { description: 'What is owed less; in minus: a remittance that was reversed.' })
  remitted: Paise;

  @Field(() => Money, { description: 'After this line.' })
  balance: Paise;

  @Field(() => ID, { nullable: true, description: 'The remittance that the line is of, or of whose reversal.' })
  remittanceUniqueId: string | null;
}

@ObjectType({ description: 'VPP money collected for a customer; apart from what the customer owes.' })
export class VppLedger {
  @Field(() => Money, { description: 'Owed to the customer before the first day.' })
  openingBalance: Paise;

  @Field(() => [VppLedgerLine])
  lines: VppLedgerLine[];

  @Field(() => Money)
  closingBalance: Paise;
}

@ObjectType({ description: 'The account of a customer between two days.' })
export class CustomerLedger {
  @Field(() => ID)
  customerUniqueId: string;

  @Field(() => String)
  company: string;

  @Field(() => String, { nullable: true })
  address: string | null;

  @Field(() => String, { nullable: true })
  gst: string | null;

  @Field(() => String, { nullable: true })
  email: string | null;

  @Field(() => DateOnly)
  from: string;

  @Field(() => DateOnly)
  to: string;

  @Field(() => Money, { description: 'Before the first day; negative: an advance.' })
  openingBalance: Paise;

  @Field(() => [LedgerLine])
  lines: LedgerLine[];

  @Field(() => Money)
  closingBalance: Paise;

  @Field(() => VppLedger)
  vpp: VppLedger;
}

export const customerLedger = query({
  action: 'customerLedger',
  input: CustomerLedgerInput,
  async run({ db, today }, { uniqueId, from, to }) {
    return ledgerOf(db, await db.get(Customer, uniqueId), periodOf({ from, to }, today()));
  },
});

export interface Period {
  from: string;
  to: string;
}

/** Throws if it ends before it begins. */
export function periodOf({ from, to }: Pick<CustomerLedgerInput, 'from' | 'to'>, today: string): Period {
  const end = to ?? today;
  const period = { from: from ?? firstOfMonth(end), to: end };
  refuseInput({ to: notBefore('To date', period.to, period.from, 'From date') });
  return period;
}

export async function ledgerOf(db: Reader, customer: Customer, period: Period): Promise<CustomerLedger> {
  const [own, owed] = await Promise.all([
    entriesOf(db, customer.id, 'Receivable', period),
    entriesOf(db, customer.id, 'VppPayable', period),
  ]);
  const openingBalance = own.before;
  let balance = openingBalance;
  const lines = own.entries.map(({ amount, ...line }): LedgerLine => {
    balance += amount;
    return { ...line, debit: Math.max(amount, 0), credit: Math.max(-amount, 0), balance };
  });
  const { from, to } = period;
  const { uniqueId: customerUniqueId, company, address, gst, email } = customer;
  const names = { customerUniqueId, company, address, gst, email };
  return { ...names, from, to, openingBalance, lines, closingBalance: balance, vpp: vppOf(owed) };
}

interface Entries {
  before: Paise;
  entries: (Omit<LedgerLine, 'debit' | 'credit' | 'balance'> & { amount: Paise })[];
}

async function entriesOf(
  db: Reader,
  customerId: number,
  account: 'Receivable' | 'VppPayable',
  { from, to }: Period,
): Promise<Entries> {
  const [before, rows] = await Promise.all([
    db.query('SELECT SUM(amount) AS balance FROM ledger_entry WHERE customer_id = ? AND account = ? AND day < ?', [
      customerId,
      account,
      from,
    ]),
    db.query(
      `SELECT e.day AS day, e.kind AS kind, e.document AS document, e.amount AS amount,
         i.unique_id AS invoiceUniqueId, p.unique_id AS paymentUniqueId, n.unique_id AS creditNoteUniqueId,
         r.unique_id AS remittanceUniqueId, f.unique_id AS refundUniqueId
       FROM ledger_entry e
       LEFT JOIN invoice i ON e.kind IN ('Invoice', 'Cancellation') AND i.live_invoice_number = UPPER(e.document)
       LEFT JOIN customer_payment p ON e.kind IN ('Payment', 'Tds', 'Reversal') AND p.number = e.document
       LEFT JOIN credit_note n ON e.kind IN ('CreditNote', 'DebitNote') AND n.number = e.document
       LEFT JOIN vpp_remittance r ON e.kind IN ('VppSetOff', 'VppRemitted', 'Reversal') AND r.number = e.document
       LEFT JOIN refund f ON e.kind = 'Refund' AND f.number = e.document
       WHERE e.customer_id = ? AND e.account = ? AND e.day >= ? AND e.day <= ? ORDER BY e.day, e.id`,
      [customerId, account, from, to],
    ),
  ]);
  const entries = decodeRows(rows, {
    day: text,
    kind: memberOf(LedgerKind),
    document: text,
    amount: integer,
    invoiceUniqueId: nullable(text),
    paymentUniqueId: nullable(text),
    creditNoteUniqueId: nullable(text),
    remittanceUniqueId: nullable(text),
    refundUniqueId: nullable(text),
  });
  return { before: decodeRows(before, { balance: sum })[0]?.balance ?? 0, entries };
}

function vppOf({ before, entries }: Entries): VppLedger {
  let balance = -before;
  const lines = entries.map(({ day, kind, document, amount, remittanceUniqueId }): VppLedgerLine => {
    balance -= amount;
    const isCollected = kind === 'VppCollected';
    const moved = { collected: isCollected ? -amount : 0, remitted: isCollected ? 0 : amount };
    return { day, kind, document, ...moved, balance, remittanceUniqueId };
  });
  return { openingBalance: -before, lines, closingBalance: balance };
}
