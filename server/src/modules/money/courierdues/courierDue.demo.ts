import { insertSeedRows } from '../../../db/write/seedRows';
import type { App } from '../../../core/module/app.types';
import type { Writer } from '../../../db/write/writer';
import { addDays } from '../../../domain/values/dates';
import { doorMoneyOf } from '../../bookings/consignments/collected';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { CourierDue } from './courierDue.entity';
import { recordRemittance } from './courierDue.service';
import { newDue, ownDelivery } from './doorMoney';

/** Earlier deliveries of the demo are settled. */
const daysDue = 40;

/** What couriers owe of the last weeks; the one that owes most has handed over a part of it. */
export async function seedDemoCourierDues(db: Writer, app: App): Promise<void> {
  const today = app.clock.today();
  const delivered = await db
    .select(Consignment, 'r')
    .where("r.deletedOn IS NULL AND r.deliveryStatus = 'Delivered' AND r.deliveryDate >= :from", {
      from: addDays(today, -daysDue),
    })
    .andWhere("(r.paymentMode = 'ToPay' OR r.isVpp = :isVpp)", { isVpp: true })
    .orderBy('r.deliveryDate')
    .addOrderBy('r.id')
    .getMany();
  const isOwn = await ownDelivery(db);
  const dues = delivered.flatMap((consignment) => {
    const money = doorMoneyOf(consignment);
    return money && !money.isPaid && !isOwn(money) ? [newDue(consignment.id, money)] : [];
  });
  await insertSeedRows(db, CourierDue, dues);
  const remittedOn = addDays(today, -1);
  const ready = dues.filter(({ deliveredOn }) => deliveredOn < remittedOn);
  const sums = new Map<number, number>();
  for (const { vendorId, amount } of ready) sums.set(vendorId, (sums.get(vendorId) ?? 0) + amount);
  const [most] = [...sums].sort(([, one], [, other]) => other - one);
  if (!most) return;
  const [vendorId, due] = most;
  const amount = Math.floor(due / 300) * 100;
  if (amount === 0) return;
  await recordRemittance(
    db,
    { vendorId: String(vendorId), remittedOn, mode: 'BankTransfer', reference: 'UTR268204417', amount },
    today,
  );
}
