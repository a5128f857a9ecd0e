/** What a customer may pay in cash on one day (section 269ST of the Income-tax Act). */
import { receivablesRefusal } from '../../../domain/policy/receivables';
import { decodeRows, sum } from '../../../db/read/rawRows';
import type { Writer } from '../../../db/write/writer';
import { conflict } from '../../../core/operation/errors';
import { lockAccount } from '../../parties/customers/account/customerAccount';
import { settingOn } from '../../system/settings/settingValues';
import type { CustomerPayment } from './payment.entity';

/** The account stays locked, so that two payments of a day cannot both fit. */
export async function refuseCash(
  db: Writer,
  { customerId, receivedOn, amount }: Pick<CustomerPayment, 'customerId' | 'receivedOn' | 'amount'>,
): Promise<void> {
  await lockAccount(db, customerId);
  const rows = await db.query(
    `SELECT SUM(amount) AS cash FROM customer_payment
     WHERE customer_id = ? AND received_on = ? AND mode = 'Cash' AND reversed_on IS NULL`,
    [customerId, receivedOn],
  );
  const [before = { cash: 0 }] = decodeRows(rows, { cash: sum });
  const limit = await settingOn(db, 'cash.dayLimit', receivedOn);
  if (before.cash + amount >= limit) throw conflict(receivablesRefusal.cashOfDay({ limit }));
}
