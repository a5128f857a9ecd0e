/** The reversal of a locked payment: what it paid is open again. */
import type { Writer } from '../../../db/write/writer';
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
  const { customerId, amount, tdsAmount, allocatedCash, allocatedTds } = found;
  await takeBackParts(db, found, await allocatedParts(db, found), reversal.reversedOn);
  const unallocated = amount + tdsAmount - allocatedCash - allocatedTds;
  moveAccount(db, { customerId, share: { cash: amount, tds: tdsAmount, unallocated }, sign: -1 });
  const reversed = await db.update(found, { allocatedCash: 0, allocatedTds: 0, ...reversal });
  post(db, reversalMovement(reversed));
  return reversed;
}
