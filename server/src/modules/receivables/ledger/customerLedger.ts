import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { firstOfMonth } from '../../../domain/dates';
import { LedgerKind } from '../../../domain/enums';
import type { Paise } from '../../../domain/money';
import { notBefore } from '../../../domain/dateRules';
import { Optional } from '../../../domain/rules';
import { decodeRows, integer, memberOf, sum, text } from '../../../db/rawRows';
import type { Reader } from '../../../db/reader';
import { refuseInput } from '../../../core/errors';
import { query } from '../../../core/operation';
import { RecordInput } from '../../../core/record.inputs';
import { DateOnly, Money } from '../../../core/scalars';
import { Customer } from '../../customers/customer.entity';

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

  @Field(() => String, { description: 'Number of the invoice or the payment.' })
  document: string;

  @Field(() => Money, { description: 'What the customer owes more.' })
  debit: Paise;

  @Field(() => Money, { description: 'What the customer owes less.' })
  credit: Paise;

  @Field(() => Money, { description: 'After this line.' })
  balance: Paise;
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
}

export const customerLedger = query({
  action: 'customerLedger',
  input: CustomerLedgerInput,
  async run({ db, today }, { uniqueId, from, to }) {
    return ledgerOf(db, await db.get(Customer, uniqueId), periodOf({ from, to }, today));
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

export async function ledgerOf(db: Reader, customer: Customer, { from, to }: Period): Promise<CustomerLedger> {
  const [before, rows] = await Promise.all([
    db.query(
      "SELECT SUM(amount) AS balance FROM ledger_entry WHERE customer_id = ? AND account = 'Receivable' AND day < ?",
      [customer.id, from],
    ),
    db.query(
      `SELECT day, kind, document, amount FROM ledger_entry
       WHERE customer_id = ? AND account = 'Receivable' AND day >= ? AND day <= ? ORDER BY day, id`,
      [customer.id, from, to],
    ),
  ]);
  const openingBalance = decodeRows(before, { balance: sum })[0]?.balance ?? 0;
  let balance = openingBalance;
  const columns = { day: text, kind: memberOf(LedgerKind), document: text, amount: integer };
  const lines = decodeRows(rows, columns).map(({ amount, ...line }): LedgerLine => {
    balance += amount;
    return { ...line, debit: Math.max(amount, 0), credit: Math.max(-amount, 0), balance };
  });
  const { uniqueId: customerUniqueId, company, address, gst, email } = customer;
  const names = { customerUniqueId, company, address, gst, email };
  return { ...names, from, to, openingBalance, lines, closingBalance: balance };
}
