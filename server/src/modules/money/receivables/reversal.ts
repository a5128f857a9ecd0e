/** The reversal of a locked payment: what it paid is open again. */
import { decodeRows, text } from '../../../db/read/rawRows';
import type { Writer } from '../../../db/write/writer';
import { refuse } from '../../../core/operation/errors';
import { receivablesRefusal } from '../../../domain/policy/receivables';
import { moveAccount } from '../../parties/customers/account/customerAccount';
import { allocatedParts, takeBackParts } from './allocation';
import { post, reversalMovement } from '../../billing/ledger/ledger';
import type { CustomerPayment } from './payment.entity';

type Reversal = Required<{
  [Name in 'reversedOn' | 'reversalKind' | 'reversalReason']: NonNullable<CustomerPayment[Name]>;
}>;

export async function reverseReceived(
  db: Writer,
  found: CustomerPayment,
  reversal: Reversal,
): Promise<CustomerPayment> {
  refuse(receivablesRefusal.reverseRefunded({ numbers: await refundsOf(db, found) }));
  const { customerId, amount, tdsAmount, allocatedCash, allocatedTds } = found;
  await takeBackParts(db, found, await allocatedParts(db, found), reversal.reversedOn);
  const unallocated = amount + tdsAmount - allocatedCash - allocatedTds;
  moveAccount(db, { customerId, share: { cash: amount, tds: tdsAmount, unallocated }, sign: -1 });
  const reversed = await db.update(found, { allocatedCash: 0, allocatedTds: 0, ...reversal });
  post(db, reversalMovement(reversed));
  return reversed;
}

/** What is paid back cannot bounce. */
async function refundsOf(db: Writer, { id }: CustomerPayment): Promise<string[]> {
  const rows = await db.query('SELECT number FROM refund WHERE payment_id = ? ORDER BY id', [id]);
  return decodeRows(rows, { number: text }).map(({ number }) => number);
}
