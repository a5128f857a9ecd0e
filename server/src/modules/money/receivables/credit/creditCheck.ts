/** Whether a customer may book on credit: what is owed, the limit, what is overdue, and what an administrator allows. */
import { addDays, daysBetween, type DateOnly } from '../../../../domain/values/dates';
import { exposureOf } from '../../../../domain/billing/creditExposure';
import type { Paise } from '../../../../domain/values/money';
import type { Refusal } from '../../../../domain/policy/nounPolicy';
import { receivablesRefusal } from '../../../../domain/policy/receivables';
import { decodeRows, integer, nullable, text } from '../../../../db/read/rawRows';
import type { Reader } from '../../../../db/read/reader';
import type { Writer } from '../../../../db/write/writer';
import { accountSums, lockAccount, type AccountFigures } from '../../../parties/customers/account/customerAccount';
import type { Customer } from '../../../parties/customers/customer.entity';
import type { CreditBlock } from '../../../bookings/consignments/consignment.hooks';
import { settingsOn, taxPercentOn } from '../../../system/settings/settingValues';

export interface CreditStanding {
  account: AccountFigures;
  /** Due date of the oldest invoice that is overdue; null if there is none. */
  overdueSince: DateOnly | null;
  /** Until when bookings are allowed whatever is owed, included; null if that was never said. */
  liftedUntil: DateOnly | null;
}

export async function readStanding(db: Reader, customerId: number, today: DateOnly): Promise<CreditStanding | null> {
  const rows = await db.query(
    `SELECT ${accountSums.map((name) => `COALESCE(a.${name}, 0) AS ${name}`).join(', ')},
      (SELECT MIN(i.due_date) FROM invoice i WHERE i.customer_id = c.id AND i.due_date < ? AND i.deleted_on IS NULL
         AND i.cancelled_on IS NULL AND i.invoice_status IN ('Approved', 'Pending')) AS overdueSince,
      (SELECT MAX(l.until) FROM credit_lift l WHERE l.customer_id = c.id AND l.deleted_on IS NULL) AS liftedUntil
    FROM customer c LEFT JOIN customer_account a ON a.customer_id = c.id WHERE c.id = ?`,
    [today, customerId],
  );
  const sums = Object.fromEntries(accountSums.map((name) => [name, integer])) as Record<
    (typeof accountSums)[number],
    typeof integer
  >;
  const [row] = decodeRows(rows, { ...sums, overdueSince: nullable(text), liftedUntil: nullable(text) });
  if (!row) return null;
  const { overdueSince, liftedUntil, ...account } = row;
  return { account, overdueSince, liftedUntil };
}

/** The oldest invoice that blocks a customer, as a refusal; null if there is none. */
export async function overdueRefusal(
  db: Reader,
  { id, company }: Pick<Customer, 'id' | 'company'>,
  { overdueSince }: CreditStanding,
  today: DateOnly,
): Promise<Refusal> {
  if (overdueSince === null) return null;
  const limits = await settingsOn(db, ['credit.graceDays', 'credit.smallest'], today);
  const rows = await db.query(
    `SELECT invoice_number AS number, due_date AS dueDate FROM invoice
     WHERE customer_id = ? AND due_date < ? AND deleted_on IS NULL AND cancelled_on IS NULL
       AND invoice_status IN ('Approved', 'Pending') AND outstanding >= ? ORDER BY due_date, id LIMIT 1`,
    [id, addDays(today, -limits['credit.graceDays']), limits['credit.smallest']],
  );
  const [found] = decodeRows(rows, { number: text, dueDate: text });
  if (!found) return null;
  const { number, dueDate } = found;
  return receivablesRefusal.overdue({ company, number, days: daysBetween(dueDate, today) });
}

/** Exposure at the tax of a day. */
const exposureOn = async (db: Reader, account: AccountFigures, day: DateOnly): Promise<Paise> =>
  exposureOf(account, await taxPercentOn(db, day));

interface Asked {
  customer: Pick<Customer, 'id' | 'company' | 'creditLimit'>;
  standing: CreditStanding;
  /** Paise, before tax. */
  added: Paise;
  today: DateOnly;
}

const isNeverBlocked = (
  { creditLimit }: Asked['customer'],
  { liftedUntil, overdueSince }: CreditStanding,
  today: DateOnly,
): boolean => (liftedUntil !== null && liftedUntil >= today) || (creditLimit === null && overdueSince === null);

/** What keeps the customer of an account from so much more on credit; null if nothing does. */
export async function creditBlockOn(
  db: Reader,
  account: AccountFigures,
  { customer, standing, added, today }: Asked,
): Promise<CreditBlock | null> {
  if (isNeverBlocked(customer, standing, today)) return null;
  const { creditLimit, company } = customer;
  const exposure = await exposureOn(db, { ...account, unbilled: account.unbilled + added }, today);
  if (creditLimit !== null && exposure > creditLimit)
    return { refusal: receivablesRefusal.limit({ company, exposure, limit: creditLimit }), exposure, creditLimit };
  const refusal = await overdueRefusal(db, customer, standing, today);
  return refusal === null ? null : { refusal, exposure, creditLimit };
}

/**
 * What keeps the customer from `added` paise more, before tax, on credit; null if nothing does. With a limit the account
 * stays locked, so that two bookings cannot both fit into it.
 */
export async function creditBlock(
  db: Writer,
  customer: Pick<Customer, 'id' | 'company' | 'creditLimit'>,
  standing: CreditStanding,
  added: Paise,
  today: DateOnly,
): Promise<CreditBlock | null> {
  if (isNeverBlocked(customer, standing, today)) return null;
  const account = customer.creditLimit === null ? standing.account : await lockAccount(db, customer.id);
  return creditBlockOn(db, account, { customer, standing, added, today });
}
