/** A month of many invoices, and how long its return takes. */
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { demoPassword } from '../server/src/config';
import { ask, type Subject } from './load';
import { copy } from './multiply';
import { startWaybill } from './servers';
import { median, ms, percentile } from './statistics';
import { byRest, tokenOf } from './subjects';

const invoices = 2000;
const perInvoice = 50;

/** The month before this one. */
export function lastMonth(): string {
  const day = new Date();
  day.setUTCDate(0);
  return day.toISOString().slice(0, 7);
}

/** Moves all bookings into one month, and bills each fifty of them by a copy of an approved invoice. */
export async function fillMonth(url: string): Promise<void> {
  const month = lastMonth();
  const db = await createConnection(url);
  try {
    await db.query(`UPDATE consignment SET booking_date = CONCAT('${month}-', LPAD(1 + id % 28, 2, '0'))`);
    const [found] = await db.query<RowDataPacket[]>(
      "SELECT MIN(id) AS one, (SELECT MAX(id) FROM invoice) AS last FROM invoice WHERE invoice_status = 'Approved' AND invoice_type = 'Automatic'",
    );
    const { one, last } = found[0] as { one: number; last: number };
    for (let n = 1; n <= invoices; n += 1) {
      await copy(
        db,
        'invoice',
        { first: one, last: one },
        {
          id: String(last + n),
          unique_id: 'UUID()',
          customer_id: `(SELECT MIN(id) + ${n} % COUNT(*) FROM customer)`,
          invoice_number: `'INV/99-00/${n}'`,
          live_invoice_number: `'INV/99-00/${n}'`,
          invoice_date: `'${month}-${String(1 + (n % 28)).padStart(2, '0')}'`,
        },
      );
    }
    await db.query('UPDATE consignment SET invoice_id = ? + (id % ?) WHERE id <= ?', [
      last + 1,
      invoices,
      invoices * perInvoice,
    ]);
  } finally {
    await db.end();
  }
}

export async function returnRows(url: string, dataDir: string): Promise<string[][]> {
  const server = await startWaybill(url, dataDir);
  try {
    const token = await tokenOf(server.port, 'admin@waybill.test', demoPassword);
    const subject: Subject = byRest(server.port, token, `gst/gstr1?month=${lastMonth()}`);
    const taken: number[] = [];
    let bytes = 0;
    for (let n = 0; n < 10; n += 1) {
      const { took, text } = await ask(subject);
      taken.push(took);
      bytes = text.length;
    }
    return [
      ['GSTR-1 of 2,000 invoices and 1,00,000 bookings, median', `${ms(median(taken))} ms`, '3,000 ms'],
      ['the same, p95', `${ms(percentile(taken, 95))} ms`, ''],
      ['its answer', `${(bytes / 1024).toFixed(0)} KB`, ''],
    ];
  } finally {
    await server.stop();
  }
}
