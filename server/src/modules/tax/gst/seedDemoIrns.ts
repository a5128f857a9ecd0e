/** What the e-invoice portal has answered about documents of the demo. */
import { createHash } from 'node:crypto';
import { company } from '../../../company';
import type { App } from '../../../core/module/app.types';
import type { Writer } from '../../../db/write/writer';
import { startOfDayInstant } from '../../../domain/values/dates';
import { isOfFirstSeries } from '../../../domain/billing/invoiceNumber';
import { CreditNote } from '../../billing/creditnotes/creditNote.entity';
import { Invoice } from '../../billing/invoices/invoice.entity';

/** Of the first registered customers' documents of the own series; the IRN of the cancelled invoice was cancelled too. */
export async function seedDemoIrns(db: Writer, { clock, config }: App): Promise<void> {
  const invoices = (await db.select(Invoice, 'r').where("r.deletedOn IS NULL AND r.supplyType <> 'B2C'").getMany())
    .filter(({ invoiceStatus, invoiceNumber }) => invoiceStatus !== 'Generated' && isOfFirstSeries(invoiceNumber ?? ''))
    .sort((one, other) => one.id - other.id);
  const live = invoices.filter(({ cancelledOn }) => cancelledOn === null);
  const now = clock.now();
  const hour = 3_600_000;
  for (const invoice of [
    ...live.slice(0, 2),
    ...live.slice(-2),
    ...invoices.filter(({ cancelledOn }) => cancelledOn),
  ]) {
    const { id, invoiceNumber, invoiceDate, cancelledOn } = invoice;
    const dayStart = startOfDayInstant(invoiceDate, config.timezone).getTime();
    const ackDate = new Date(Math.min(dayStart + 18 * hour, now.getTime() - hour));
    const irnCancelledOn = cancelledOn ? new Date(Math.min(ackDate.getTime() + 17 * hour, now.getTime())) : null;
    await db.internal.update(Invoice, id, { ...answerOf(id, invoiceNumber ?? '', 'INV'), ackDate, irnCancelledOn });
  }
  const [note] = await db
    .select(CreditNote, 'r')
    .innerJoin(Invoice, 'i', "i.id = r.invoiceId AND i.supplyType <> 'B2C'")
    .where("r.deletedOn IS NULL AND r.status = 'Approved'")
    .orderBy('r.id')
    .getMany();
  if (!note) return;
  const noted = startOfDayInstant(note.noteDate, config.timezone).getTime();
  const ackDate = new Date(Math.min(noted + 18 * hour, now.getTime() - hour));
  await db.internal.update(CreditNote, note.id, { ...answerOf(note.id, note.number ?? '', 'CRN'), ackDate });
}

/** In the form of the portal's answer; nothing of it is signed. */
function answerOf(id: number, number: string, type: 'INV' | 'CRN') {
  const irn = createHash('sha256').update(`${company.gstin} ${type} ${number}`).digest('hex');
  const ackNo = String(112_610_000_000_000 + id * 7_919);
  const signedQr = JSON.stringify({ SellerGstin: company.gstin, DocNo: number, DocTyp: type, Irn: irn });
  return { irn, ackNo, signedQr };
}
