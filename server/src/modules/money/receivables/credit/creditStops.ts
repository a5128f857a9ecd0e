/** Who may not book on credit as of now, of many customers by one statement for some hundred of them. */
import { decodeRows, integer, nullable, text } from '../../../../db/read/rawRows';
import type { Reader } from '../../../../db/read/reader';
import { chunks } from '../../../../db/read/statement';
import { exposureOf } from '../../../../domain/billing/creditExposure';
import { addDays, type DateOnly } from '../../../../domain/values/dates';
import type { Refusal } from '../../../../domain/policy/nounPolicy';
import { receivablesRefusal } from '../../../../domain/policy/receivables';
import { accountFigures, selectedSums } from '../../../parties/customers/account/customerAccount';
import type { Customer } from '../../../parties/customers/customer.entity';
import { creditRates } from '../../../billing/invoices/taxPercents';
import { settingsOn } from '../../../system/settings/settingValues';
import { creditBlockOn, readStanding } from './creditCheck';

const shape = {
  ...accountFigures,
  id: integer,
  creditLimit: nullable(integer),
  lateId: nullable(integer),
  liftedUntil: nullable(text),
};

/** Those of the customers whom `creditBlockOn` would refuse a booking of nothing. */
export async function creditStops(
  db: Reader,
  customerIds: readonly number[],
  today: DateOnly,
): Promise<ReadonlySet<number>> {
  const limits = await settingsOn(db, ['credit.graceDays', 'credit.smallest'], today);
  const ratesOf = await creditRates(db, customerIds, today);
  const stopped = new Set<number>();
  for (const ids of chunks([...customerIds], 500)) {
    const rows = await db.query(
      `SELECT c.id AS id, c.credit_limit AS creditLimit, ${selectedSums},
        (SELECT MIN(i.id) FROM invoice i WHERE i.customer_id = c.id AND i.due_date < ? AND i.deleted_on IS NULL
           AND i.cancelled_on IS NULL AND i.invoice_status IN ('Approved', 'Pending') AND i.outstanding >= ?) AS lateId,
        (SELECT MAX(l.until) FROM credit_lift l WHERE l.customer_id = c.id AND l.deleted_on IS NULL) AS liftedUntil
      FROM customer c LEFT JOIN customer_account a ON a.customer_id = c.id WHERE c.id IN (${ids.map(() => '?').join(', ')})`,
      [addDays(today, -limits['credit.graceDays']), limits['credit.smallest'], ...ids],
    );
    for (const { id, creditLimit, lateId, liftedUntil, ...account } of decodeRows(rows, shape)) {
      const isLifted = liftedUntil !== null && liftedUntil >= today;
      const isAbove = creditLimit !== null && exposureOf(account, ratesOf(id)) > creditLimit;
      if (!isLifted && (isAbove || lateId !== null)) stopped.add(id);
    }
  }
  return stopped;
}

export async function creditStop(
  db: Reader,
  customer: Pick<Customer, 'id' | 'company' | 'creditLimit'>,
  today: DateOnly,
): Promise<Refusal> {
  const standing = await readStanding(db, customer.id, today);
  const added = { unbilled: 0, unbilledRoad: 0 };
  const block = standing && (await creditBlockOn(db, { customer, standing, added, isNew: true, today }));
  if (!block) return null;
  const { creditLimit: limit, exposure } = block;
  const isAbove = limit !== null && exposure > limit;
  return isAbove ? receivablesRefusal.aboveLimit({ company: customer.company, exposure, limit }) : block.refusal;
}
