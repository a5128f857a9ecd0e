import { insertSeedRows } from '../../../../db/write/seedRows';
import type { Writer } from '../../../../db/write/writer';
import type { DateOnly } from '../../../../domain/values/dates';
import { User } from '../../../parties/users/user.entity';
import { Invoice } from '../../../billing/invoices/invoice.entity';
import { WriteOff } from './writeOff.entity';
import { settleByWriteOff } from './writeOff.service';

/** One that an administrator has entered and another approved, and one that waits for that. */
export async function seedDemoWriteOffs(db: Writer, today: DateOnly): Promise<void> {
  const open = await db
    .select(Invoice, 'r')
    .where("r.deletedOn IS NULL AND r.cancelledOn IS NULL AND r.invoiceStatus = 'Approved'")
    .andWhere('r.outstanding = r.totalAmount AND r.invoiceDate < :today', { today })
    .orderBy('r.totalAmount')
    .getMany();
  const [smallest, next] = open;
  const [author, other] = await db.findAll(User, { role: 'Admin' });
  if (!smallest || !next || !author) return;
  const entered = { writtenOffOn: today, status: 'Waiting' as const, createdById: author.id };
  await insertSeedRows(
    db,
    WriteOff,
    [
      { invoice: smallest, reason: 'The shop is closed, and its owner has moved' },
      { invoice: next, reason: 'Disputed since the delivery, not worth a suit' },
    ].map(({ invoice, reason }) => ({
      ...entered,
      reason,
      invoiceId: invoice.id,
      customerId: invoice.customerId,
      amount: invoice.outstanding,
    })),
  );
  const first = await db.find(WriteOff, { invoiceId: smallest.id });
  if (first) await settleByWriteOff(db, first, await db.lock(Invoice, smallest.id), other?.id ?? null);
}
