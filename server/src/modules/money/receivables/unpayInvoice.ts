import { decodeRows, integer } from '../../../db/read/rawRows';
import type { Writer } from '../../../db/write/writer';
import type { DateOnly } from '../../../domain/values/dates';
import { CustomerPayment } from './payment.entity';
import { reverseReceived } from './reversal';

export async function unpayInvoice(
  db: Writer,
  invoiceId: number,
  reversedOn: DateOnly,
  reversalReason: string,
): Promise<void> {
  const rows = await db.query(
    `SELECT a.payment_id AS id FROM allocation a JOIN customer_payment p ON p.id = a.payment_id
     WHERE a.invoice_id = ? AND p.source = 'MarkedPaid' GROUP BY a.payment_id HAVING SUM(a.cash + a.tds) > 0`,
    [invoiceId],
  );
  for (const { id } of decodeRows(rows, { id: integer })) {
    const payment = await db.lock(CustomerPayment, id);
    await reverseReceived(db, payment, { reversedOn, reversalKind: 'Mistake', reversalReason });
  }
}
