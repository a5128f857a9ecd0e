/** Whether a customer may book on credit: what is owed, the limit, what is overdue, and what an administrator allows. */
import { addDays, daysBetween, type DateOnly } from '../../../../domain/values/dates';
import { exposureOf, withUnbilled, type FreightRates, type Unbilled } from '../../../../domain/billing/creditExposure';
import type { Refusal } from '../../../../domain/policy/nounPolicy';
import { receivablesRefusal } from '../../../../domain/policy/receivables';
import { decodeRows, integer, nullable, text } from '../../../../db/read/rawRows';
import type { Reader } from '../../../../db/read/reader';
import type { Writer } from '../../../../db/write/writer';
import {
  accountFigures,
  lockAccount,
  selectedSums,
  type AccountFigures,
} from '../../../parties/customers/account/customerAccount';
import type { Customer } from '../../../parties/customers/customer.entity';
import type { CreditBlock } from '../../../bookings/consignments/consignment.hooks';
import { creditRates } from '../../../billing/invoices/taxPercents';
import { settingsOn } from '../../../system/settings/settingValues';

export interface CreditStanding {
  account: AccountFigures;
  /** Due date of the oldest invoice that is overdue; null if there is none. */
  overdueSince: DateOnly | null;
  /** Until when bookings are allowed whatever is owed, included; null if that was never said. */
  liftedUntil: DateOnly | null;
  /** At which what the customer books on credit is taxed, if that was read already. */
  rates?: FreightRates;
}

type Standings = ReadonlyMap<number, CreditStanding>;

/** Of those customers that exist, by id. */
async function standingsOf(db: Reader, customerIds: readonly number[], today: DateOnly): Promise<Standings> {
  const rows = await db.query(
    `SELECT c.id AS id, ${selectedSums},
      (SELECT MIN(i.due_date) FROM invoice i WHERE i.customer_id = c.id AND i.due_date < ? AND i.deleted_on IS NULL
         AND i.cancelled_on IS NULL AND i.invoice_status IN ('Approved', 'Pending')) AS overdueSince,
      (SELECT MAX(l.until) FROM credit_lift l WHERE l.customer_id = c.id AND l.deleted_on IS NULL) AS liftedUntil
    FROM customer c LEFT JOIN customer_account a ON a.customer_id = c.id
    WHERE c.id IN (${customerIds.map(() => '?').join(', ')})`,
    [today, ...customerIds],
  );
  const shape = { id: integer, ...accountFigures, overdueSince: nullable(text), liftedUntil: nullable(text) };
  return new Map(
    decodeRows(rows, shape).map(({ id, overdueSince, liftedUntil, ...account }) => [
      id,
      { account, overdueSince, liftedUntil },
    ]),
  );
}

export const readStanding = async (db: Reader, customerId: number, today: DateOnly): Promise<CreditStanding | null> =>
  (await standingsOf(db, [customerId], today)).get(customerId) ?? null;

/** Of many customers, with their rates. */
export async function readStandings(db: Reader, customerIds: readonly number[], today: DateOnly): Promise<Standings> {
  const ids = [...new Set(customerIds)];
  if (ids.length === 0) return new Map();
  const standings = await standingsOf(db, ids, today);
  const ratesOf = await creditRates(db, ids, today);
  return new Map([...standings].map(([id, standing]) => [id, { ...standing, rates: ratesOf(id) }]));
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

interface Asked {
  customer: Pick<Customer, 'id' | 'company' | 'creditLimit'>;
  standing: CreditStanding;
  added: Unbilled;
  /** False: an edit, which is refused only if more is owed by it, tax included. */
  isNew: boolean;
  today: DateOnly;
}

const isNeverBlocked = (
  { creditLimit }: Asked['customer'],
  { liftedUntil, overdueSince }: CreditStanding,
  today: DateOnly,
): boolean => (liftedUntil !== null && liftedUntil >= today) || (creditLimit === null && overdueSince === null);

/** What keeps the customer from so much more on credit as of now; null if nothing does. */
export async function creditBlockOn(db: Reader, asked: Asked): Promise<CreditBlock | null> {
  const { customer, standing, today } = asked;
  if (isNeverBlocked(customer, standing, today)) return null;
  return blockOf(db, asked, standing.account, await ratesFor(db, asked));
}

/** The same; with a limit the account stays locked, so that two bookings cannot both fit into it. */
export async function creditBlock(db: Writer, asked: Asked): Promise<CreditBlock | null> {
  const { customer, standing, today } = asked;
  if (isNeverBlocked(customer, standing, today)) return null;
  const rates = await ratesFor(db, asked);
  const account = customer.creditLimit === null ? standing.account : await lockAccount(db, customer.id);
  return blockOf(db, asked, account, rates);
}

const ratesFor = async (db: Reader, { customer: { id }, standing, today }: Asked): Promise<FreightRates> =>
  standing.rates ?? (await creditRates(db, [id], today))(id);

async function blockOf(
  db: Reader,
  { customer, standing, added, isNew, today }: Asked,
  account: AccountFigures,
  rates: FreightRates,
): Promise<CreditBlock | null> {
  const { creditLimit, company } = customer;
  const exposure = exposureOf(withUnbilled(account, added), rates);
  if (!isNew && exposure <= exposureOf(account, rates)) return null;
  if (creditLimit !== null && exposure > creditLimit)
    return { refusal: receivablesRefusal.limit({ company, exposure, limit: creditLimit }), exposure, creditLimit };
  const refusal = await overdueRefusal(db, customer, standing, today);
  return refusal === null ? null : { refusal, exposure, creditLimit };
}
