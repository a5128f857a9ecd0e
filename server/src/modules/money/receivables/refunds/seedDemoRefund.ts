import { insertSeedRows } from '../../../../db/write/seedRows';
import type { Writer } from '../../../../db/write/writer';
import { taxOfPart } from '../../../../domain/tax/gstReturn/advance';
import type { DateOnly } from '../../../../domain/values/dates';
import { User } from '../../../parties/users/user.entity';
import { takeNumber } from '../../../parties/series/takeNumber';
import { taxPercentOn } from '../../../system/settings/settingValues';
import { post, refundMovement } from '../../../billing/ledger/ledger';
import { Allocation, CustomerPayment } from '../payment.entity';
import { stateOn } from './refund.service';
import { Refund } from './refund.entity';

const amount = 120_000;

/** Some of the oldest advance is paid back. */
export async function seedDemoRefund(db: Writer, today: DateOnly): Promise<void> {
  const advance = await db
    .select(CustomerPayment, 'r')
    .where('r.reversedOn IS NULL AND r.allocatedCash = 0 AND r.amount > :amount', { amount })
    .orderBy('r.id')
    .getOne();
  if (!advance) return;
  const { id: paymentId, customerId, receivedOn, placeOfSupply, supplyType, branchId } = advance;
  const taxPercent = await taxPercentOn(db, receivedOn);
  const taxed = { placeOfSupply, supplyType, taxPercent, companyState: await stateOn(db, receivedOn, branchId) };
  const refund = {
    number: await takeNumber(db, 'Refund', today, branchId),
    paymentId,
    customerId,
    refundedOn: today,
    mode: 'BankTransfer' as const,
    reference: 'UTR268841204',
    remark: 'Paid twice by mistake',
    amount,
    ...taxOfPart(taxed, amount, advance.amount - amount),
    taxPercent,
    placeOfSupply,
    supplyType,
    createdOn: db.now,
    createdById: (await db.find(User, { role: 'Admin' }))?.id ?? null,
  };
  await insertSeedRows(db, Refund, [refund]);
  const refundId = (await db.find(Refund, { number: refund.number }))?.id ?? null;
  await insertSeedRows(db, Allocation, [{ paymentId, refundId, cash: amount, tds: 0, allocatedOn: today }]);
  await db.internal.update(CustomerPayment, paymentId, { allocatedCash: amount });
  post(db, refundMovement(refund));
}
